import type { Parco } from '@parco/assistant'
import { type MintId, ParcoError, type UserId } from '@parco/protocol'
import { Hono } from 'hono'
import { z } from 'zod'
import { createEventStreams, type EventStreams } from './events/create-event-streams.ts'
import { parseInput } from './http/parse-input.ts'
import { parseJson } from './http/parse-json.ts'
import { readUpload } from './http/read-bytes.ts'
import { readJsonBody } from './http/read-json-body.ts'
import { toErrorResponse, toFailure } from './http/to-error-response.ts'
import type { Log } from './log/log.ts'
import { createOpenApiDocument } from './openapi/create-openapi-document.ts'
import { noticePage } from './page/notice-page.ts'
import { isPagePath, readStaticFile } from './page/static-files.ts'
import { proposeRoute } from './routes/propose-route.ts'
import { readRoute } from './routes/read-route.ts'
import type { Route, RouteServices } from './routes/route.ts'
import { ROUTES } from './routes/route-table.ts'
import { checkOrigin } from './security/check-origin.ts'
import { createDeviceAccess, type DeviceAccess } from './security/device-access.ts'
import type { HomeNetwork } from './security/home-network.ts'
import {
  answerFirstVisit,
  hasAccess,
  type LocalAccess,
  showsToken,
} from './security/local-access.ts'
import { SECURITY_HEADERS } from './security/security-headers.ts'
import { createTokenAttempts, type TokenAttempts } from './security/token-attempts.ts'
import { createTurnHub, type TurnHub } from './turns/create-turn-hub.ts'

export interface ServerOptions {
  readonly parco: Parco
  readonly access: LocalAccess
  /** Whose requests these are, once they have shown the token. */
  readonly resolveUserId: () => Promise<UserId>
  readonly mint: MintId
  readonly now: () => Date
  readonly log: Log
  readonly version: string
  /** Where the built page lies; without it there is the API alone. */
  readonly staticDirectory?: string
  /** Host names under which the server may be reached besides those of this machine. */
  readonly allowedHosts?: readonly string[]
  /** Lets devices in from the network at home, under its hosts; without it none gets in. */
  readonly network?: HomeNetwork
  /** For the secrets of those devices. */
  readonly randomBytes?: (count: number) => Uint8Array
}

/** What a request came over, where it came over a network. */
export interface Connection {
  readonly outgoing: { destroy(): unknown }
}

export interface ParcoServer {
  readonly fetch: (request: Request, connection?: Connection) => Response | Promise<Response>
  readonly hub: TurnHub
  readonly events: EventStreams
}

type Environment = {
  Bindings: Partial<Connection>
  Variables: { requestId: string; route: string }
}

const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, 'expected 1 to 200 visible ASCII characters')
  .optional()

/** Builds the server as a function from requests to responses; it listens nowhere. */
export function createServer(options: ServerOptions): ParcoServer {
  const hub = createTurnHub()
  const events = createEventStreams()
  const { parco, now, log, version, network } = options
  const devices = network && createDeviceAccess({ ...deviceOptions(options), network })
  const allowedHosts = [...(options.allowedHosts ?? []), ...(network?.hosts ?? [])]
  const routes = [
    ...ROUTES,
    ...parco.readTools.map(readRoute),
    ...parco.writeTools.map(proposeRoute),
  ]
  const document = () => createOpenApiDocument(routes, version)
  const app = new Hono<Environment>()
  const attempts = createTokenAttempts(now)
  addRequestLog(app, options)
  app.use(async (context, next) => {
    checkOrigin(context.req.raw, { allowedHosts })
    await next()
  })
  const services = {
    parco,
    hub,
    events,
    now,
    log,
    version,
    attempts,
    document,
    ...(network ? { network } : {}),
  }
  addRoutes(app, routes, services, { ...options, attempts, devices })
  addPage(app, { ...options, attempts, devices })
  app.notFound((context) => {
    throw noSuchRoute(context.req.method, new URL(context.req.url).pathname)
  })
  app.onError((error, context) => {
    const requestId = context.get('requestId')
    const failure = toFailure(error)
    if (failure.code === 'internal') log.error('request-failed', error, { requestId })
    return toErrorResponse(failure, requestId)
  })
  return { fetch: (request, connection) => app.fetch(request, { ...connection }), hub, events }
}

interface Guarded extends ServerOptions {
  readonly attempts: TokenAttempts
  readonly devices: DeviceAccess | undefined
}

function deviceOptions({ access, parco, randomBytes, resolveUserId }: ServerOptions) {
  const { cookieName } = access
  if (!randomBytes) throw new TypeError('Devices need random bytes for their secrets.')
  return { parco, resolveUserId, cookieName, randomBytes }
}

/** Names each request, protects each answer, and notes both: by route, as an address may say too much. */
function addRequestLog(app: Hono<Environment>, { mint, log }: ServerOptions): void {
  app.use(async (context, next) => {
    const startedAt = performance.now()
    const requestId = mint('request')
    context.set('requestId', requestId)
    context.set('route', 'page')
    await next()
    context.header('x-request-id', requestId)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.header(name, value)
    log.info('request', {
      requestId,
      method: context.req.method,
      route: context.get('route'),
      status: context.res.status,
      durationMs: Math.round(performance.now() - startedAt),
    })
  })
}

function addRoutes(
  app: Hono<Environment>,
  routes: readonly Route[],
  services: RouteServices,
  { access, resolveUserId, attempts, devices }: Guarded,
): void {
  async function authenticate(request: Request, route: Route): Promise<UserId> {
    if (hasAccess(request, access)) return resolveUserId()
    if (await devices?.recognize(request)) {
      if (!route.isOfMachine) return resolveUserId()
      throw new ParcoError('not-allowed', 'Only the machine on which Parco runs may do this.')
    }
    if (showsToken(request, access) || devices?.shows(request)) attempts.noteWrong()
    throw new ParcoError(
      'not-authenticated',
      'Send the access token as a bearer, or open the address that the server printed once.',
    )
  }
  for (const route of routes) {
    const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1')
    app.on(route.method.toUpperCase(), path, async (context) => {
      context.set('route', route.path)
      const request = context.req.raw
      // No handler of a public route looks at whose request it is.
      const userId = route.isPublic ? ('' as UserId) : await authenticate(request, route)
      const pathParams: unknown = context.req.param()
      const input = await readInput(route, request, pathParams)
      const requestId = context.get('requestId')
      const breakOff = (error: unknown) => {
        services.log.error('answer-broke-off', error, { requestId })
        context.env.outgoing?.destroy()
      }
      return route.handle({ ...input, userId, requestId, breakOff }, services)
    })
  }
}

const NO_BYTES = new Uint8Array()

async function readInput(route: Route, request: Request, pathParams: unknown) {
  const { params, query, body, maxBodyBytes, upload } = route
  const key = request.headers.get('idempotency-key') ?? undefined
  return {
    params: params && parseInput(params, pathParams, 'path'),
    query: query && parseInput(query, toQuery(request, query), 'query'),
    idempotencyKey: parseInput(idempotencyKeySchema, key, 'header'),
    body: body && parseInput(body, await readJsonBody(request, maxBodyBytes), 'body'),
    bytes: upload ? await readUpload(request, upload.maxBytes) : NO_BYTES,
    accept: request.headers.get('accept') ?? undefined,
    ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
    lastEventId: request.headers.get('last-event-id') ?? undefined,
  }
}

function addPage(app: Hono<Environment>, guarded: Guarded): void {
  const { access, staticDirectory, attempts, devices, network } = guarded
  async function readPage(request: Request, pathname: string): Promise<Response | undefined> {
    const encodings = request.headers.get('accept-encoding') ?? undefined
    return staticDirectory === undefined
      ? undefined
      : readStaticFile(staticDirectory, pathname, encodings)
  }
  async function showPage(request: Request, pathname: string): Promise<Response> {
    const isLocked =
      isPagePath(pathname) && !hasAccess(request, access) && !(await devices?.recognize(request))
    // A device has no terminal to look at: it is asked for its code.
    if (isLocked && network?.hosts.includes(new URL(request.url).hostname)) {
      return new Response(null, { status: 303, headers: { location: '/let-in' } })
    }
    const file = await readPage(request, pathname)
    // The page's code is no secret, and the page says how to get in when the API does not let it.
    if (file && isLocked) return new Response(file.body, { status: 401, headers: file.headers })
    if (file) return file
    if (isLocked) return noticePage('sign-in')
    return noticePage(isPagePath(pathname) ? 'no-page' : 'not-found')
  }
  if (devices) {
    app.get('/let-in', (context) => devices.ask(context.req.raw))
    app.post('/let-in', (context) => devices.letIn(context.req.raw))
  }
  app.get('*', async (context) => {
    const { pathname } = new URL(context.req.url)
    if (isApiPath(pathname)) throw noSuchRoute(context.req.method, pathname)
    const visit = answerFirstVisit(context.req.raw, access)
    if (!visit && new URL(context.req.url).searchParams.has('token')) attempts.noteWrong()
    return visit ?? showPage(context.req.raw, pathname)
  })
}

function isApiPath(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/')
}

/** The parameters of a query: as text, or as JSON where their schema takes no such text. */
function toQuery(request: Request, { shape }: z.ZodObject): Record<string, unknown> {
  const given = [...new URL(request.url).searchParams]
  return Object.fromEntries(
    given.map(([name, text]) => {
      // Not what every object has: `?toString=`.
      const field = Object.hasOwn(shape, name) ? (shape[name] as z.ZodType) : undefined
      return [name, field && !field.safeParse(text).success ? fromJson(text) : text]
    }),
  )
}

function fromJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return text
  }
}

function noSuchRoute(method: string, pathname: string): ParcoError {
  const path = pathname.slice(0, 100)
  return new ParcoError('not-found', `There is no ${method} ${path}; see /api/openapi.json.`)
}
