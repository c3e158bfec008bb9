import { findHiddenCharacters, removeHiddenCharacters } from '../skills/hidden-characters.ts'
import type { McpToolDefinition } from './tool-pins.ts'

/** A tool whose definition holds characters that nobody sees and a model reads. */
export interface HiddenInTool {
  /** As `server/tool`. */
  readonly tool: string
  /** How many there are. */
  readonly count: number
  /** The first one, as `U+E0041`. */
  readonly codePoint: string
}

/** Finds what is hidden anywhere in a definition; nothing for most. */
export function findHiddenInTool(server: string, definition: McpToolDefinition): HiddenInTool[] {
  const { name, description = '', inputSchema } = definition
  const hidden = [name, description, ...textsOf(inputSchema)].flatMap(findHiddenCharacters)
  const [first] = hidden
  if (!first) return []
  const tool = `${server}/${removeHiddenCharacters(name)}`
  return [{ tool, count: hidden.length, codePoint: first.codePoint }]
}

/** A definition with the descriptions that a person would read; names and values stay, as the server knows them. */
export function showDefinition(definition: McpToolDefinition): McpToolDefinition {
  const { description, inputSchema } = definition
  return {
    ...definition,
    ...(description === undefined ? {} : { description: removeHiddenCharacters(description) }),
    inputSchema: showDescriptions(inputSchema),
  }
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsOf(inner)])
}

const DESCRIBING: ReadonlySet<string> = new Set(['description', 'title', '$comment'])

function showDescriptions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(showDescriptions)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' && DESCRIBING.has(key)
        ? removeHiddenCharacters(inner)
        : showDescriptions(inner),
    ]),
  )
}
