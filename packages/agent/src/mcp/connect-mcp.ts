import { ParcoError } from '@parco/protocol/errors'
import { loadCrypto } from '../internal/load-on-use.ts'
import type { JsonSchema } from '../models/language-model.ts'
import { type AgentTool, defineTool, type ToolOutput } from '../tools/agent-tool.ts'
import { toObjectSchema } from '../tools/to-object-schema.ts'
import { type StandardSchema, slimSchema } from '../tools/tool-schema.ts'
import {
  hashServerSettings,
  type McpConfiguration,
  type McpServerSettings,
} from './mcp-configuration.ts'
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
  readonly signal?: AbortSignal
}

/** Connected servers and their tools. Close it, or the processes of its servers go on. */
export interface McpConnection {
  /** Named `mcp__server__tool`, in the order of servers and tools. */
  readonly tools: readonly AgentTool[]
  /** Tools whose definitions changed since they were accepted, by `server/tool`. */
  readonly quarantined: readonly string[]
  /** Servers that could not be reached, and why. */
  readonly failures: readonly { readonly server: string; readonly message: string }[]
  close(): Promise<void>
}

/** The part of the client's package that is used. */
interface Client {
  listTools(options?: {
    params?: { cursor?: string }
    options?: { signal?: AbortSignal }
  }): Promise<{ tools: McpToolDefinition[]; nextCursor?: string | undefined }>
  callTool(call: {
    name: string
    arguments?: Record<string, unknown>
    options?: { signal?: AbortSignal }
  }): Promise<unknown>
  close(): Promise<void>
}

const CONNECT_TIMEOUT_MS = 30_000
const MAX_PAGES = 50

/**
 * Connects the servers of a configuration and gives their tools. A server that fails does not stop
 * the others. Speaks the current specification and the one of 2025-11-25, over stdio and Streamable
 * HTTP, through the optional peer `@ai-sdk/mcp`.
 * @throws ParcoError `configuration` when that package is not installed.
 */
export async function connectMcp(options: ConnectMcpOptions): Promise<McpConnection> {
  const clients: Client[] = []
  const tools: AgentTool[] = []
  const names = new Set<string>()
  const quarantined: string[] = []
  const failures: { server: string; message: string }[] = []

  for (const [server, settings] of Object.entries(options.servers)) {
    const { pins } = options
    const isKnown = Object.keys(pins).some((key) => key.startsWith(`${server}/`))
    const settingsHash = hashServerSettings(settings)
    if (!isSettled(server, settingsHash, pins)) {
      if (!(await options.approveServer(server, settings))) {
        failures.push({ server, message: 'It was not approved.' })
        continue
      }
    }
    try {
      const client = await openClient(settings, options.signal)
      clients.push(client)
      const definitions = await listAllTools(client, options.signal)
      const pinned = applyPins(server, definitions, pins, !isKnown)
      settle(server, settingsHash, pins)
      quarantined.push(...pinned.quarantined.map(({ name }) => `${server}/${name}`))
      for (const definition of pinned.accepted) {
        const name = toToolName(server, definition, names)
        names.add(name)
        tools.push(toTool(name, definition, client, options.readTools ?? []))
      }
    } catch (error) {
      if (error instanceof ParcoError) throw error
      failures.push({ server, message: error instanceof Error ? error.message : String(error) })
    }
  }
  return {
    tools,
    quarantined,
    failures,
    close: async () => {
      await Promise.allSettled(clients.map((client) => client.close()))
    },
  }
}

async function openClient(settings: McpServerSettings, signal?: AbortSignal): Promise<Client> {
  const timeout = AbortSignal.timeout(CONNECT_TIMEOUT_MS)
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout
  const { createMCPClient } = await loadPackage(() => import('@ai-sdk/mcp'))
  return createMCPClient({
    clientName: 'parco',
    transport: await toTransport(settings),
    initializationOptions: { signal: either },
  }) as unknown as Promise<Client>
}

async function toTransport(settings: McpServerSettings): Promise<never> {
  if ('url' in settings) {
    // A redirect could lead the client, and its headers, to another host.
    return {
      type: settings.type,
      url: settings.url,
      headers: settings.headers,
      redirect: 'error',
    } as never
  }
  const { Experimental_StdioMCPTransport } = await loadPackage(
    () => import('@ai-sdk/mcp/mcp-stdio'),
  )
  const { command, args, env } = settings
  return new Experimental_StdioMCPTransport({ command, args, env }) as never
}

async function loadPackage<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    throw new ParcoError(
      'configuration',
      'MCP servers need the package @ai-sdk/mcp: npm install @ai-sdk/mcp.',
      { cause },
    )
  }
}

async function listAllTools(client: Client, signal?: AbortSignal): Promise<McpToolDefinition[]> {
  const tools: McpToolDefinition[] = []
  let cursor: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const listed = await client.listTools({
      ...(cursor === undefined ? {} : { params: { cursor } }),
      ...(signal ? { options: { signal } } : {}),
    })
    tools.push(...listed.tools)
    cursor = listed.nextCursor
    if (cursor === undefined) break
  }
  return tools
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
  client: Client,
  readTools: readonly string[],
): AgentTool {
  return defineTool({
    name,
    description: definition.description ?? definition.name,
    input: anyObject,
    inputJsonSchema: slimSchema(toObjectSchema(Object(definition.inputSchema) as JsonSchema)),
    effect: readTools.includes(name) ? 'read' : 'write',
    // Most of what counts as a write only looks, and what it sees changes with other writes.
    repeatable: true,
    execute: async (input, { signal }) =>
      toOutput(
        await client.callTool({ name: definition.name, arguments: input, options: { signal } }),
      ),
  }) as AgentTool
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

/** A result of megabytes would fill the model's context at once. */
const MAX_RESULT_CHARACTERS = 100_000

function cut(text: string): string {
  if (text.length <= MAX_RESULT_CHARACTERS) return text
  const beginning = text.slice(0, MAX_RESULT_CHARACTERS).toWellFormed()
  return `${beginning}\n[cut: the first ${MAX_RESULT_CHARACTERS} of ${text.length} characters; ask for less]`
}

interface CallResult {
  readonly content?: readonly { readonly type: string; readonly text?: string }[]
  readonly structuredContent?: unknown
  readonly isError?: boolean
}

/** Text as text; other content is named. @throws Error when the tool says that it failed. */
function toOutput(result: unknown): ToolOutput {
  const { content = [], structuredContent, isError } = Object(result) as CallResult
  const said = content.map((part) => part.text ?? `[${part.type}]`).join('\n')
  if (isError) throw new Error(cut(said) || 'The tool failed and did not say why.')
  if (said !== '' || structuredContent === undefined) return cut(said)
  const structured = JSON.stringify(structuredContent)
  return structured.length > MAX_RESULT_CHARACTERS
    ? cut(structured)
    : (structuredContent as ToolOutput)
}
