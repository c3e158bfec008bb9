import { type ErrorCode, isParcoError, type TurnEvent } from '@parco/protocol'
import { describeError } from './describe-error.ts'
import { localeBefore, type TurnRequest, type TurnRunner } from './turn-request.ts'

/** The errors that a sentence of their own explains; of all others the user gets a reference. */
const EXPLAINED = new Set<ErrorCode>([
  'message-empty',
  'message-too-long',
  'bad-request',
  'idempotency-mismatch',
  'not-found',
  'store-full',
  'store-unavailable',
  'timeout',
  'conflict',
])

/**
 * The end of a turn that failed: a sentence for the user, which the error may name as the `reply` of
 * its data, with `values`; the rest for the operator's log.
 */
export function failureEvent(
  runner: TurnRunner,
  request: Pick<TurnRequest, 'userId' | 'locale'>,
  error: unknown,
  durationMs: number,
): TurnEvent {
  const say = runner.texts('parco', localeBefore(runner, request))
  const end = { type: 'turn-end', usage: { inputTokens: 0, outputTokens: 0 }, durationMs } as const
  if (isParcoError(error, 'aborted')) return { ...end, outcome: 'aborted' }
  if (isParcoError(error) && EXPLAINED.has(error.code)) {
    const { reason, reply, values } = error.data
    const key = reason === 'thinking' ? 'thinking.busy' : `error.${error.code}`
    const message = say(typeof reply === 'string' ? reply : key, isObject(values) ? values : {})
    return { ...end, outcome: 'failed', error: { code: error.code, message } }
  }
  const reference = runner.services.mint('request')
  runner.services.log({
    level: 'error',
    message: 'A turn failed.',
    data: { reference, error: describeError(error) },
  })
  const code = isParcoError(error) ? error.code : 'internal'
  const message = say('error.internal', { reference })
  return { ...end, outcome: 'failed', error: { code, message, reference } }
}

/** The stream of a request that is refused before it becomes a turn: its end alone. */
export async function* refuseTurn(
  runner: TurnRunner,
  request: Pick<TurnRequest, 'userId' | 'locale'>,
  error: unknown,
): AsyncGenerator<TurnEvent, void> {
  yield failureEvent(runner, request, error, 0)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
