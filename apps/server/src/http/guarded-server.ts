import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorCode } from '@parco/protocol'
import { SECURITY_HEADERS } from '../security/security-headers.ts'

/** More than one person's tabs and programs open; above it, connections are closed at once. */
const MAX_CONNECTIONS = 1000
const KEEP_ALIVE_PROBE_MS = 60_000
/** No browser sends another request before the last one was answered; whoever sends many wants memory. */
const MAX_UNANSWERED = 4

/** How long a client may take, in milliseconds, before its connection is closed. */
export interface Patience {
  /** To send the head of a request. */
  readonly headersMs: number
  /** To send all of it. */
  readonly requestMs: number
  /** To read what was sent to it. */
  readonly unreadMs: number
}

/** A large export comes in over whatever tunnel there is, so a whole request has its time. */
export const DEFAULT_PATIENCE: Patience = {
  headersMs: 20_000,
  requestMs: 120_000,
  unreadMs: 30_000,
}

export interface GuardOptions {
  readonly patience: Patience
  /** Names an answer that no handler gives. */
  readonly mintRequestId: () => string
}

/**
 * A server that slow and silent clients cannot wear out. What Node answers by itself (to bytes that
 * are not HTTP, and to requests that never end) is answered like everything else: in JSON, with the
 * same protection.
 */
export function createGuardedServer(listener: RequestListener, options: GuardOptions): Server {
  const { headersMs, requestMs, unreadMs } = options.patience
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: Math.ceil(headersMs / 4),
      // Without one, the listener refuses it as everything else is refused.
      requireHostHeader: false,
      // A client that vanished without a word is noticed by the system.
      keepAlive: true,
      keepAliveInitialDelay: KEEP_ALIVE_PROBE_MS,
    },
    (request, response) => {
      if (isOneTooMany(request, response)) return
      // Whoever answers in the end, and whatever goes wrong on the way.
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
      return listener(request, response)
    },
  )
  const unanswered = new WeakMap<Duplex, number>()
  /** Node reads on while answers wait, and would hold them all. */
  const isOneTooMany = ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    if (count > MAX_UNANSWERED) socket.destroy()
    return count > MAX_UNANSWERED
  }
  server.maxConnections = MAX_CONNECTIONS
  // Only when no byte went either way for so long; a stream that has nothing to tell may rest.
  server.setTimeout(unreadMs, (socket) => {
    if (socket.writableLength > 0) socket.destroy()
  })
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on('request', ({ socket }, response) => {
    answers.set(socket, response)
    response.once('close', () => answers.delete(socket))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // In the middle of an answer, another one would be taken for a part of it.
    if (!socket.writable || answers.get(socket)?.headersSent) socket.destroy()
    else socket.end(toRawAnswer(error.code, options.mintRequestId()), () => socket.destroy())
  })
  // Node would refuse an expectation that it does not know; it is merely ignored.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  return server
}

function toRawAnswer(errorCode: string | undefined, requestId: string): string {
  const { status, code, message } = explain(errorCode)
  const body = JSON.stringify({ error: { code, message, requestId } })
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

interface Explained {
  readonly status: number
  readonly code: ErrorCode
  readonly message: string
}

function explain(errorCode: string | undefined): Explained {
  switch (errorCode) {
    case 'HPE_HEADER_OVERFLOW':
      return {
        status: 431,
        code: 'too-large',
        message: 'The headers of the request are too large.',
      }
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, code: 'timeout', message: 'The request did not arrive in time.' }
    default:
      return { status: 400, code: 'bad-request', message: 'This is not a request in HTTP.' }
  }
}
