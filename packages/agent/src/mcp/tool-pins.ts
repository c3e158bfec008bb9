import { createHash } from 'node:crypto'
import { canonicalJson } from '../tools/canonical-json.ts'

/** What a server says of one tool; its annotations are left out, as nothing is decided by them. */
export interface McpToolDefinition {
  readonly name: string
  readonly description?: string | undefined
  readonly inputSchema: unknown
}

/**
 * The hashes of what was accepted: definitions by `server/tool`, and how a server is reached by
 * `server/`. Keep them between runs.
 */
export type ToolPins = Record<string, string>

/** The hash over everything of a definition that a model reads: a description is an instruction. */
export function hashDefinition(definition: McpToolDefinition): string {
  const { name, description = '', inputSchema } = definition
  return createHash('sha256')
    .update(canonicalJson([name, description, inputSchema as never]))
    .digest('hex')
}

/** Says whether a server was accepted with these settings: the same name alone says nothing. */
export function isSettled(server: string, settingsHash: string, pins: ToolPins): boolean {
  return pins[`${server}/`] === settingsHash
}

/** Keeps the settings with which a server was accepted. */
export function settle(server: string, settingsHash: string, pins: ToolPins): void {
  pins[`${server}/`] = settingsHash
}

export interface PinnedTools {
  readonly accepted: readonly McpToolDefinition[]
  /** Definitions that changed since they were accepted: not offered until somebody accepts them. */
  readonly quarantined: readonly McpToolDefinition[]
}

/**
 * Compares definitions with their pins. New tools of a server are pinned when `acceptNew` is set, and
 * quarantined otherwise; a changed definition always is. `pins` is changed in place.
 */
export function applyPins(
  server: string,
  definitions: readonly McpToolDefinition[],
  pins: ToolPins,
  acceptNew: boolean,
): PinnedTools {
  const accepted: McpToolDefinition[] = []
  const quarantined: McpToolDefinition[] = []
  for (const definition of definitions) {
    // The key of a tool without a name would be its server's.
    if (definition.name === '') continue
    const key = `${server}/${definition.name}`
    const hash = hashDefinition(definition)
    const pinned = pins[key]
    if (pinned === undefined && acceptNew) pins[key] = hash
    if (pins[key] === hash) accepted.push(definition)
    else quarantined.push(definition)
  }
  return { accepted, quarantined }
}
