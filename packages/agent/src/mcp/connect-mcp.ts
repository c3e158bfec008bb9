import { ParcoError } from '@parco/protocol/errors'
import { assertKnown, type KnownNames } from '../internal/assert-known.ts'
import { loadCrypto } from '../internal/load-on-use.ts'
import type { JsonSchema } from '../models/language-model.ts'
import { type AgentTool, defineTool } from '../tools/agent-tool.ts'
import type { StandardSchema } from '../tools/standard-schema.ts'
import { toObjectSchema } from '../tools/to-object-schema.ts'
import { slimSchema } from '../tools/tool-schema.ts'
import {
  hashServerSettings,
  type McpConfiguration,
  type McpServerSettings,
} from './mcp-configuration.ts'
import {
  loadMcpPackage,
  type McpAuthProvider,
  type McpClient,
  type McpPackage,
  type McpStderr,
  type OpenServerOptions,
  openMcpServer,
} from './open-mcp-server.ts'
import { readCallResult } from './read-call-result.ts'
import { findHiddenInTool, type HiddenInTool, showDefinition } from './show-definition.ts'
import { applyPins, isSettled, type McpToolDefinition, settle, type ToolPins } from './tool-pins.ts'

/** Which servers are connected, and what is trusted of them. */
export interface ConnectMcpOptions {
  readonly servers: McpConfiguration
  /** Accepted definitions; changed in place, so keep them. */
  readonly pins: ToolPins
  /**
   * Asked once for each server that has no pins yet, and again when its command, address or anything
   * else of its settings is another, before it is contacted or started. A server that is refused is
   * not connected.
   */
  readonly approveServer: (name: string, settings: McpServerSettings) => Promise<boolean> | boolean
  /**
   * The tools that only read, by their name for models. Everything else counts as a write and is
   * asked for: what a server says of its own tools is not trusted.
   */
  readonly readTools?: readonly string[]
  /**
   * The tools that answer with what others wrote, by their name for models: pages, mails, tickets. Once
   * a run has read them, every write is asked for, whatever permissions allow.
   */
  readonly untrustedTools?: readonly string[]
  /**
   * How long each server may take to be connected and to list its tools; 30 s by default. A number for
   * all, or numbers by server: one that is installed when it starts needs more.
   */
  readonly timeoutMs?: number | Readonly<Record<string, number>>
  /**
   * Where servers that are programs write their complaints: `inherit`, the default, is the terminal of
   * this one; a number is a file that is open.
   */
  readonly stderr?: McpStderr
  /** Who signs in at a server that asks for it, by server: `OAuthClientProvider`s of `@ai-sdk/mcp`. */
  readonly authProviders?: Readonly<Record<string, McpAuthProvider>>
  readonly signal?: AbortSignal
}

/** A server that is not there, or a tool of it that cannot be offered, and why. */
export interface McpFailure {
  readonly server: string
  readonly message: string
}

/** Connected servers and their tools. Close it, or the processes of its servers go on. */
export interface McpConnection {
  /** Named `mcp__server__tool`, in the order of servers and tools. */
  readonly tools: readonly AgentTool[]
  /** Tools whose definitions changed since they were accepted, by `server/tool`. */
  readonly quarantined: readonly string[]
  /** Tools whose definitions hold what nobody sees: their descriptions are sent without it. */
  readonly hidden: readonly HiddenInTool[]
  /** Servers that could not be reached, and tools that cannot be offered. */
  readonly failures: readonly McpFailure[]
  close(): Promise<void>
}

const CONNECT_TIMEOUT_MS = 30_000

/**
 * Connects the servers of a configuration, all at once, and gives their tools. A server that fails, or
 * is silent beyond its time, does not stop the others. Speaks the current specification and the one of
 * 2025-11-25, over stdio and Streamable HTTP, through the optional peer `@ai-sdk/mcp`.
 * @throws ParcoError `configuration` when that package is not installed, and for options that mean
 * nothing.
 */
export async function connectMcp(options: ConnectMcpOptions): Promise<McpConnection> {
  checkOptions(options)
  const { pins } = options
  const failures: McpFailure[] = []
  const accepted: [server: string, settings: McpServerSettings][] = []
  // One question after the other, as somebody may sit before them; what was accepted then goes together.
  for (const [server, settings] of Object.entries(options.servers)) {
    const isSame = isSettled(server, hashServerSettings(settings), pins)
    // Only a yes is one: a form may answer 'no', which counts as true.
    if (isSame || (await options.approveServer(server, settings)) === true) {
      accepted.push([server, settings])
    } else failures.push({ server, message: 'It was not approved.' })
  }
  const mcp = accepted.length > 0 ? await loadMcpPackage() : undefined
  const opened = await Promise.all(
    accepted.map(async ([server, settings]) => ({
      server,
      settings,
      // Without servers nothing is loaded, and with them it is there.
      result: await openMcpServer(settings, toOpenOptions(server, options), mcp as McpPackage),
    })),
  )

  const clients: McpClient[] = []
  const tools: AgentTool[] = []
  const names = new Set<string>()
  const quarantined: string[] = []
  const hidden: HiddenInTool[] = []
  // In the order of the servers, whoever answered first: names and pins follow from it.
  for (const { server, settings, result } of opened) {
    if ('failure' in result) {
      failures.push({ server, message: result.failure })
      continue
    }
    const { client, definitions } = result
    clients.push(client)
    const isKnown = Object.keys(pins).some((key) => key.startsWith(`${server}/`))
    const pinned = applyPins(server, definitions, pins, !isKnown)
    settle(server, hashServerSettings(settings), pins)
    quarantined.push(...pinned.quarantined.map(({ name }) => `${server}/${name}`))
    for (const definition of pinned.accepted) {
      const name = toToolName(server, definition, names)
      const found = findHiddenInTool(server, definition)
      const shown = found.length > 0 ? showDefinition(definition) : definition
      try {
        tools.push(toTool(name, shown, client, options))
        names.add(name)
        hidden.push(...found)
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error)
        failures.push({ server, message: `Its tool "${definition.name}" is left out. ${problem}` })
      }
    }
  }
  return {
    tools,
    quarantined,
    hidden,
    failures,
    close: async () => {
      await Promise.allSettled(clients.map((client) => client.close()))
    },
  }
}

const OPTIONS: KnownNames<ConnectMcpOptions> = {
  servers: true,
  pins: true,
  approveServer: true,
  readTools: true,
  untrustedTools: true,
  timeoutMs: true,
  stderr: true,
  authProviders: true,
  signal: true,
}

/** For those whom no compiler tells. */
function checkOptions(options: ConnectMcpOptions): void {
  assertKnown(options, OPTIONS, 'option of `connectMcp`')
  const { approveServer, pins, servers } = options
  const problem =
    typeof servers !== 'object'
      ? '`servers` are settings by name: loadMcpConfiguration(".mcp.json") reads them.'
      : typeof pins !== 'object'
        ? '`pins` is an object that accepted definitions are written into: begin with {}, and keep it.'
        : typeof approveServer !== 'function'
          ? '`approveServer` is asked before a server is started or contacted: (name, settings) => boolean.'
          : undefined
  if (problem !== undefined) throw new ParcoError('configuration', problem)
}

function toOpenOptions(
  server: string,
  { timeoutMs = CONNECT_TIMEOUT_MS, signal, stderr = 'inherit', authProviders }: ConnectMcpOptions,
): OpenServerOptions {
  const ownMs =
    (typeof timeoutMs === 'number' ? timeoutMs : timeoutMs[server]) ?? CONNECT_TIMEOUT_MS
  if (!(ownMs > 0)) {
    throw new ParcoError('configuration', `timeoutMs of "${server}" is a number above 0: ${ownMs}.`)
  }
  return {
    timeoutMs: ownMs,
    signal,
    stderr,
    authProvider: authProviders?.[server],
  }
}

const MAX_NAME_CHARACTERS = 64

/** Two names that become one, as they are cut or hold what providers refuse, are told apart by a hash. */
function toToolName(
  server: string,
  { name }: McpToolDefinition,
  taken: ReadonlySet<string>,
): string {
  const full = `mcp__${server}__${name}`.replace(/[^a-zA-Z0-9_-]/g, '_')
  const cut = full.slice(0, MAX_NAME_CHARACTERS)
  if (!taken.has(cut)) return cut
  const suffix = `_${loadCrypto().hash('sha256', name, 'hex').slice(0, 8)}`
  return full.slice(0, MAX_NAME_CHARACTERS - suffix.length) + suffix
}

function toTool(
  name: string,
  definition: McpToolDefinition,
  client: McpClient,
  { readTools = [], untrustedTools = [] }: ConnectMcpOptions,
): AgentTool {
  return defineTool({
    name,
    description: definition.description?.trim() || definition.name,
    input: anyObject,
    inputJsonSchema: slimSchema(toObjectSchema(Object(definition.inputSchema) as JsonSchema)),
    effect: readTools.includes(name) ? 'read' : 'write',
    readsUntrusted: untrustedTools.includes(name),
    // Most of what counts as a write only looks, and what it sees changes with other writes.
    repeatable: true,
    execute: async (input, { signal }) => {
      const call = { name: definition.name, arguments: input, options: { signal } }
      return readCallResult(await client.callTool(call).catch(explainClosed))
    },
  }) as AgentTool
}

/** A program that has ended says nothing of it; what a server answers about a call stays as it is. */
function explainClosed(error: unknown): never {
  if (!(error instanceof Error) || !/\bclosed\b/i.test(error.message)) throw error
  throw new Error(
    `The MCP server has ended (${error.message}): none of its tools can be called until the program connects it again.`,
  )
}

/** The server validates its own arguments, and says what is wrong with them. */
const anyObject: StandardSchema<Record<string, unknown>> = {
  '~standard': {
    version: 1,
    vendor: 'parco',
    validate: (value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? { value: value as Record<string, unknown> }
        : { issues: [{ message: 'expected an object' }] },
  },
}
