import { ParcoError } from '@parco/protocol/errors'
import type { McpServerSettings } from './mcp-configuration.ts'
import type { McpToolDefinition } from './tool-pins.ts'

/** The part of the client's package that is used. */
export interface McpClient {
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

/** Signs in at a server: an `OAuthClientProvider` of `@ai-sdk/mcp`, whose members are described there. */
export interface McpAuthProvider {
  tokens(): unknown
  redirectToAuthorization(url: URL): unknown
}

/** Where a server that is a program of its own writes its complaints. */
export type McpStderr = 'inherit' | 'ignore' | number

/** How one server is opened. */
export interface OpenServerOptions {
  /** For all of it: the connection, the greeting and the list of tools. */
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
  readonly stderr: McpStderr
  readonly authProvider: McpAuthProvider | undefined
}

/** What came of opening one server. */
export type OpenedServer =
  | { readonly client: McpClient; readonly definitions: readonly McpToolDefinition[] }
  /** Why it is not there, for whoever configured it. */
  | { readonly failure: string }

const MAX_PAGES = 50

/** The packages that speak the protocol. */
export interface McpPackage {
  readonly createMCPClient: (options: object) => Promise<unknown>
  readonly Experimental_StdioMCPTransport: new (options: object) => object
}

/** Loads what speaks the protocol. @throws ParcoError `configuration` when it is not installed. */
export async function loadMcpPackage(): Promise<McpPackage> {
  try {
    const [client, stdio] = await Promise.all([
      import('@ai-sdk/mcp'),
      import('@ai-sdk/mcp/mcp-stdio'),
    ])
    return { ...client, ...stdio } as unknown as McpPackage
  } catch (cause) {
    throw new ParcoError(
      'configuration',
      'MCP servers need the package @ai-sdk/mcp: npm install @ai-sdk/mcp.',
      { cause },
    )
  }
}

/**
 * Connects one server and lists its tools, within its own time. Does not reject: what is wrong with a
 * server concerns it alone, and it leaves nothing behind.
 */
export async function openMcpServer(
  settings: McpServerSettings,
  options: OpenServerOptions,
  mcp: McpPackage,
): Promise<OpenedServer> {
  const timeout = AbortSignal.timeout(options.timeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  let client: McpClient | undefined
  try {
    client = await connect(settings, options, mcp, signal)
    return { client, definitions: await listAllTools(client, signal) }
  } catch (error) {
    await client?.close().catch(() => undefined)
    if (!timeout.aborted || options.signal?.aborted) {
      return { failure: describe(error, settings, options) }
    }
    const list = client ? ' with its list of tools' : ''
    return { failure: `It did not answer${list} within ${options.timeoutMs / 1000} s.` }
  }
}

/** JSON-RPC 2.0: the server does not know the method. */
const METHOD_NOT_FOUND = -32601

/**
 * A program that takes longer than a second to start is taken for one of the older specification. One
 * that then knows no older greeting is started again, and given its time.
 */
async function connect(
  settings: McpServerSettings,
  options: OpenServerOptions,
  mcp: McpPackage,
  signal: AbortSignal,
): Promise<McpClient> {
  const greet = (transport: object) =>
    mcp.createMCPClient({
      clientName: 'parco',
      transport,
      initializationOptions: { signal },
    }) as Promise<McpClient>
  try {
    return await greet(toTransport(settings, options, mcp))
  } catch (error) {
    if ('url' in settings || Object(error).code !== METHOD_NOT_FOUND) throw error
    const patient = { waitsForProtocolVersionDiscovery: true }
    return await greet(Object.assign(toTransport(settings, options, mcp), patient))
  }
}

function toTransport(
  settings: McpServerSettings,
  { authProvider, stderr }: OpenServerOptions,
  { Experimental_StdioMCPTransport }: McpPackage,
): object {
  if ('url' in settings) {
    const { type, url, headers } = settings
    // A redirect could lead the client, and its headers, to another host.
    const fixed = { type, url, headers, redirect: 'error' }
    return authProvider ? { ...fixed, authProvider } : fixed
  }
  const { command, args = [], env = {} } = settings
  return new Experimental_StdioMCPTransport({ command, args, env, stderr })
}

async function listAllTools(client: McpClient, signal: AbortSignal): Promise<McpToolDefinition[]> {
  const tools: McpToolDefinition[] = []
  let cursor: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const listed = await client.listTools({
      ...(cursor === undefined ? {} : { params: { cursor } }),
      options: { signal },
    })
    tools.push(...listed.tools)
    cursor = listed.nextCursor
    if (cursor === undefined) break
  }
  return tools
}

/** What a failure means for whoever configured the server. */
function describe(
  error: unknown,
  settings: McpServerSettings,
  { authProvider }: OpenServerOptions,
): string {
  if ('command' in settings && Object(error).code === 'ENOENT') {
    return `There is no program "${settings.command}": install it, or put its whole path into \`command\`.`
  }
  const found = findUnauthorized(error)
  if (found && authProvider) {
    return 'It asks for a sign-in, which its auth provider has begun: finish it, and connect again.'
  }
  if (found) {
    return 'It asks for a sign-in (HTTP 401): put a token into its `headers`, or hand over an OAuth provider in `authProviders`.'
  }
  const said = error instanceof Error ? error.message : String(error)
  const code = findCode(error)
  if ('url' in settings && code !== undefined) {
    return `There is no connection to ${new URL(settings.url).host} (${code}): look whether the server runs, and at its \`url\`.`
  }
  const behind = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
  return behind === '' || said.includes(behind) ? said : `${said}: ${behind}`
}

/** What the system said of a connection, which `fetch` keeps behind words of its own. */
function findCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code, cause } = error as Readonly<Record<string, unknown>>
  return typeof code === 'string' && /^E[A-Z_]+$/.test(code) ? code : findCode(cause)
}

function findUnauthorized(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, statusCode, cause } = error as Readonly<Record<string, unknown>>
  return name === 'UnauthorizedError' || statusCode === 401 || findUnauthorized(cause)
}
