import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { embedText, toEmbeddings } from './embedding-wire.ts'
import type { ScriptLine } from './scripted-model.ts'
import { toWire, type WireProtocol } from './wire-formats.ts'

/** One answer of the server: a script line, or an HTTP failure. */
export type ServerLine =
  | ScriptLine
  | {
      readonly status: number
      readonly body?: unknown
      readonly headers?: Readonly<Record<string, string>>
    }

/** One request that came in. */
export interface RecordedRequest {
  readonly protocol: WireProtocol
  readonly headers: IncomingMessage['headers']
  readonly body: Record<string, unknown>
}

/** A server on the loopback interface that answers from a script. */
export interface ModelServer {
  /** `http://127.0.0.1:<port>`: add `/v1` for chat completions and Anthropic, nothing for Ollama. */
  readonly url: string
  readonly requests: readonly RecordedRequest[]
  /** The bodies of requests for embeddings, which no line of the script answers. */
  readonly embeddingRequests: readonly Record<string, unknown>[]
  /** @throws Error when lines of the script were not asked for. */
  assertDone(): void
  close(): Promise<void>
}

const PROTOCOLS: Readonly<Record<string, WireProtocol>> = {
  '/v1/chat/completions': 'chat-completions',
  '/v1/messages': 'anthropic',
  '/api/chat': 'ollama',
}

/** Chooses the answer to a request, for tests whose requests come in no fixed order. */
export type ChooseLine = (request: RecordedRequest) => ServerLine | Promise<ServerLine>

/** What a server says of itself. */
export interface ModelServerOptions {
  /** How many tokens its models hold, as it tells in `/api/show` and `/v1/models`; 131,072 by default. */
  readonly contextTokens?: number
  /** The vector of a text; by default four numbers that follow from it. */
  readonly embed?: (text: string) => readonly number[]
}

/**
 * Starts a server on the loopback interface that answers in the protocol it is spoken to: chat
 * completions, Anthropic messages or Ollama; from a script, or as a function chooses. For end-to-end
 * tests without a network.
 */
export async function startModelServer(
  lines: readonly ServerLine[] | ChooseLine,
  options: ModelServerOptions = {},
): Promise<ModelServer> {
  const { contextTokens = 131_072, embed = embedText } = options
  const requests: RecordedRequest[] = []
  const embeddingRequests: Record<string, unknown>[] = []
  let minted = 0
  const mintId = () => `call_${++minted}`

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: String(error) } }))
    })
  })

  // A client of another framework may think longer than the five seconds that Node keeps an idle
  // connection, and ask again just as it is closed.
  server.keepAliveTimeout = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path === '/api/tags') return sendJson(response, 200, { models: [{ name: 'script' }] })
    if (path === '/api/show') {
      return sendJson(response, 200, { model_info: { 'script.context_length': contextTokens } })
    }
    if (path === '/v1/models' || path === '/api/v0/models') {
      const entry = { id: 'script', object: 'model', max_model_len: contextTokens }
      return sendJson(response, 200, { object: 'list', data: [entry] })
    }
    if (path === '/v1/embeddings' || path === '/api/embed') {
      const body = JSON.parse(await readBody(request)) as Record<string, unknown>
      embeddingRequests.push(body)
      return sendJson(response, 200, toEmbeddings(path, body, embed))
    }
    const protocol = PROTOCOLS[path]
    if (!protocol) return sendJson(response, 404, { error: { message: `no ${path} here` } })
    const body = JSON.parse(await readBody(request)) as Record<string, unknown>
    const recorded = { protocol, headers: request.headers, body }
    requests.push(recorded)
    const line = typeof lines === 'function' ? await lines(recorded) : lines[requests.length - 1]
    if (!line) {
      const message = `the script has ${lines.length} lines, and ${requests.length} were asked for`
      return sendJson(response, 400, { error: { message } })
    }
    if ('status' in line) return sendJson(response, line.status, line.body ?? {}, line.headers)
    const isLines = protocol === 'ollama'
    const contentType = isLines ? 'application/x-ndjson' : 'text/event-stream'
    response.writeHead(200, { 'content-type': contentType })
    const pieces = toWire(protocol, line, mintId)
    const sent = line.stalls ? pieces.slice(0, -END_PIECES[protocol]) : pieces
    for (const piece of sent) response.write(piece)
    // A line that stalls leaves the connection open, until the client closes it.
    if (!line.stalls) response.end()
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    embeddingRequests,
    assertDone() {
      const unused = typeof lines === 'function' ? 0 : lines.length - requests.length
      if (unused > 0) throw new Error(`${unused} of ${lines.length} script lines were not used.`)
    },
    close: () => closeServer(server),
  }
}

/** How many writes tell an answer's end. */
const END_PIECES: Readonly<Record<WireProtocol, number>> = {
  'chat-completions': 3,
  anthropic: 2,
  ollama: 1,
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
