import type { Server } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { ParcoError } from '@parco/protocol'
import { createServer, type ParcoServer, type ServerOptions } from './create-server.ts'
import { createGuardedServer, DEFAULT_PATIENCE, type Patience } from './http/guarded-server.ts'
import { toErrorResponse, toFailure } from './http/to-error-response.ts'
import { assertLoopback } from './listen-address.ts'

const DEFAULT_GRACE_MS = 2000
const SWEEP_MS = 20

export interface StartServerOptions extends ServerOptions {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** How long turns, and connections after them, get to end by themselves when the server stops. */
  readonly graceMs?: number
  /** How long clients may take; what is not named has its default. */
  readonly patience?: Partial<Patience>
}

export interface RunningServer {
  /** Where it answers this machine: `http://127.0.0.1:4747`. */
  readonly address: string
  /** Ends turns with `aborted`, streams after them, and connections last; within seconds. */
  stop(): Promise<void>
}

/**
 * Starts to listen.
 *
 * @throws ParcoError `configuration` for a host that others can reach, since there is nothing yet
 * that would tell them apart, and for a port that is taken.
 */
export async function startServer(options: StartServerOptions): Promise<RunningServer> {
  const { host, port } = options
  assertLoopback(host)
  const { fetch, hub, events } = createServer(options)
  const server = createListener(fetch, options)
  await listen(server, host, port)
  const bound = server.address()
  const boundPort = typeof bound === 'object' && bound ? bound.port : port
  const servers = [server]
  try {
    for (const home of options.network?.hosts ?? []) {
      const listener = createListener(fetch, options)
      await listen(listener, home, boundPort)
      servers.push(listener)
    }
  } catch (error) {
    await Promise.all(servers.map((one) => stop(one, { hub, events }, 0)))
    throw error
  }
  options.log.info('listening', { host, port: boundPort })
  let stopping: Promise<void> | undefined
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    stop() {
      const graceMs = options.graceMs ?? DEFAULT_GRACE_MS
      stopping ??= Promise.all(servers.map((one) => stop(one, { hub, events }, graceMs))).then(
        () => undefined,
      )
      return stopping
    },
  }
}

const UNREADABLE = new ParcoError(
  'bad-request',
  'The address of the request, or its host, is not valid.',
)

/** A server over that function, which slow and silent clients cannot wear out; it listens nowhere yet. */
function createListener(
  fetch: ParcoServer['fetch'],
  { mint, log, patience }: StartServerOptions,
): Server {
  const listener = getRequestListener((request, { outgoing }) => fetch(request, { outgoing }), {
    errorHandler(error) {
      const requestId = mint('request')
      const failure = toFailure(error instanceof RequestError ? UNREADABLE : error)
      if (failure.code === 'internal') log.error('request-failed', error, { requestId })
      const response = toErrorResponse(failure, requestId)
      response.headers.set('x-request-id', requestId)
      return response
    },
  })
  return createGuardedServer(listener, {
    patience: { ...DEFAULT_PATIENCE, ...patience },
    mintRequestId: () => mint('request'),
  })
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(toListenError(error, host, port)))
    server.listen(port, host, resolve)
  })
}

function toListenError(error: NodeJS.ErrnoException, host: string, port: number): unknown {
  if (error.code === 'EADDRINUSE') {
    return new ParcoError(
      'configuration',
      `Port ${port} on ${host} is taken. Stop what uses it, or choose another one: PARCO_PORT=${port + 1}.`,
      { cause: error, data: { reason: 'port-taken', host, port } },
    )
  }
  if (error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL') {
    return new ParcoError('configuration', `Cannot listen on ${host}:${port} (${error.code}).`, {
      cause: error,
    })
  }
  return error
}

/** An open stream keeps a server from closing: turns end first, then whatever connection is left. */
async function stop(
  server: Server,
  { hub, events }: Pick<ParcoServer, 'hub' | 'events'>,
  graceMs: number,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  events.close()
  await hub.close(graceMs)
  // A connection whose stream has just ended is kept alive for seconds, and nothing tells when.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const timer = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(timer)
}
