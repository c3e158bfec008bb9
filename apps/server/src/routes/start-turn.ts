import type { UserId } from '@parco/protocol'
import { toFailure } from '../http/to-error-response.ts'
import type { LiveTurn, LiveTurnOptions } from '../turns/create-live-turn.ts'
import { type TurnFormat, toTurnFormat, toTurnResponse } from '../turns/to-turn-response.ts'
import type { RouteServices } from './route.ts'

/** Begins a turn that outlives its request; whatever it throws is logged once, here. */
export function startTurn(
  request: { readonly userId: UserId; readonly requestId: string },
  services: RouteServices,
  turn: Omit<LiveTurnOptions, 'userId' | 'toFailure'>,
): LiveTurn {
  return services.hub.start({
    ...turn,
    userId: request.userId,
    toFailure: (error) => {
      const failure = toFailure(error)
      if (failure.code === 'internal') {
        services.log.error('turn-failed', error, { requestId: request.requestId })
      }
      return { ...failure, reference: request.requestId }
    },
  })
}

/** Answers with a turn in the format that was asked for. */
export function tellTurn(
  turn: LiveTurn,
  byDefault: TurnFormat,
  request: {
    readonly accept: string | undefined
    readonly requestId: string
    readonly idempotencyKey?: string | undefined
  },
  { now }: RouteServices,
): Promise<Response> {
  const format = toTurnFormat(request.accept, byDefault)
  const hasIdempotencyKey = request.idempotencyKey !== undefined
  return toTurnResponse(turn, { format, now, requestId: request.requestId, hasIdempotencyKey })
}
