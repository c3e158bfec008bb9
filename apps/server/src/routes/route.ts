import type { Parco } from '@parco/assistant'
import type { ErrorCode, UserId } from '@parco/protocol'
import type { z } from 'zod'
import type { EventStreams } from '../events/create-event-streams.ts'
import type { Log } from '../log/log.ts'
import type { HomeNetwork } from '../security/home-network.ts'
import type { TokenAttempts } from '../security/token-attempts.ts'
import type { TurnHub } from '../turns/create-turn-hub.ts'

/** What handlers work with; the same for every request. */
export interface RouteServices {
  readonly parco: Parco
  readonly hub: TurnHub
  readonly events: EventStreams
  readonly now: () => Date
  readonly log: Log
  readonly version: string
  /** For secrets in addresses that are none of ours. */
  readonly attempts: TokenAttempts
  /** How devices get in from the network at home, where they do. */
  readonly network?: HomeNetwork
  /** The OpenAPI document of all routes. */
  readonly document: () => unknown
}

/** One request, parsed. */
export interface RouteRequest<Params = unknown, Query = unknown, Body = unknown> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** The file that came, for routes that take one. */
  readonly bytes: Uint8Array
  /** Whose data; every route but the public ones has it. */
  readonly userId: UserId
  readonly requestId: string
  readonly accept: string | undefined
  readonly idempotencyKey: string | undefined
  /** The last event of a stream that a page saw before it asks again. */
  readonly lastEventId: string | undefined
  /** What of it a client has already: tags, as RFC 9110 has them. */
  readonly ifNoneMatch: string | undefined
  /**
   * For an answer under way that cannot be completed: logs why, and closes the connection, so that
   * nobody takes what came of it for the whole.
   */
  readonly breakOff: (error: unknown) => void
}

/** One documented success: JSON of that schema, one of the formats of a turn, a file of that media type, or nothing. */
export type RouteReply =
  | { readonly description: string; readonly schema: z.ZodType }
  | { readonly description: string; readonly turn: true }
  | { readonly description: string; readonly file: string }
  | { readonly description: string; readonly empty: true }

/** One endpoint, from which both the router and the OpenAPI document are made. */
export interface Route {
  readonly method: 'get' | 'post' | 'patch' | 'delete'
  /** With its parameters in braces: `/api/receipts/{id}`. */
  readonly path: string
  readonly operationId: string
  readonly summary: string
  /** Answers without a token. */
  readonly isPublic?: true
  /** Answers this machine alone, and no device from the network at home. */
  readonly isOfMachine?: true
  readonly takesIdempotencyKey?: true
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** How large that body may be, where it is not what every other is. */
  readonly maxBodyBytes?: number
  /** Takes a file as it is, in place of a body in JSON. */
  readonly upload?: { readonly maxBytes: number }
  readonly replies: Readonly<Record<number, RouteReply>>
  /** Beyond those that every route of its kind has; see `errorsOf`. */
  readonly errors?: readonly ErrorCode[]
  readonly handle: (request: RouteRequest, services: RouteServices) => Promise<Response>
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** Declares an endpoint; its handler gets what the schemas say. */
export function defineRoute<
  const Params extends z.ZodObject | undefined = undefined,
  const Query extends z.ZodObject | undefined = undefined,
  const Body extends z.ZodType | undefined = undefined,
>(
  route: Omit<Route, 'params' | 'query' | 'body' | 'handle'> & {
    readonly params?: Params
    readonly query?: Query
    readonly body?: Body
    readonly handle: (
      request: RouteRequest<Parsed<Params>, Parsed<Query>, Parsed<Body>>,
      services: RouteServices,
    ) => Promise<Response>
  },
): Route {
  // The router parses with these very schemas before it calls the handler.
  return route as unknown as Route
}

/** Every code that a route may answer with. */
export function errorsOf(route: Route): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>(['not-allowed', ...(route.errors ?? [])])
  if (!route.isPublic) {
    codes.add('not-authenticated')
    codes.add('too-many-requests')
  }
  if (route.params || route.query || route.body || route.takesIdempotencyKey)
    codes.add('bad-request')
  if (route.body || route.upload) {
    codes.add('too-large')
    codes.add('unsupported-media-type')
  }
  return [...codes]
}
