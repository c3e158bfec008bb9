import { toUiFrames, UI_STREAM_END, UI_STREAM_HEADERS } from '@parco/agent/ui-stream'
import { foldTurn, type TurnEvent } from '@parco/protocol'
import { isCallerError } from '../http/error-status.ts'
import { jsonResponse } from '../http/json-response.ts'
import { type Failure, toErrorResponse } from '../http/to-error-response.ts'
import { createUiEncoder } from '../ui-stream/create-ui-encoder.ts'
import type { LiveTurn } from './create-live-turn.ts'

/** The ways to tell a turn: the AI SDK UI stream, one JSON value, or the events themselves. */
export type TurnFormat = 'ui-stream' | 'json' | 'events'

/** The format that an `Accept` header asks for. */
export function toTurnFormat(accept: string | undefined, byDefault: TurnFormat): TurnFormat {
  if (accept?.includes('text/event-stream')) return 'ui-stream'
  if (accept?.includes('application/x-ndjson')) return 'events'
  if (accept?.includes('application/json')) return 'json'
  return byDefault
}

export interface TurnResponseOptions {
  readonly format: TurnFormat
  readonly now: () => Date
  readonly requestId: string
  /** The client named a key: a key that was used for something else is told after the first status. */
  readonly hasIdempotencyKey?: boolean
}

/** Answers with a turn; one that was refused before it began is an error like any other. */
export async function toTurnResponse(
  turn: LiveTurn,
  options: TurnResponseOptions,
): Promise<Response> {
  const refusal = await toRefusal(turn, options.hasIdempotencyKey ?? false)
  if (refusal) return toErrorResponse(refusal, options.requestId)
  switch (options.format) {
    case 'json':
      return jsonResponse(await foldTurn(turn.events()))
    case 'events':
      return new Response(
        toByteStream(turn.events(), (event) => `${JSON.stringify(event)}\n`),
        {
          headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' },
        },
      )
    case 'ui-stream':
      return toUiStreamResponse(turn, options.now)
  }
}

/** Answers with the AI SDK UI message stream of a turn. */
export function toUiStreamResponse(turn: LiveTurn, now: () => Date): Response {
  const { continues } = turn.place
  const encoder = createUiEncoder({ now, ...(continues ? { continues } : {}) })
  const frames = (event: TurnEvent) => toUiFrames(encoder.encode(event))
  return new Response(toByteStream(turn.events(), frames, UI_STREAM_END), {
    headers: UI_STREAM_HEADERS,
  })
}

/** Waits for no more than it takes to know, so that what is told first is told at once. */
async function toRefusal(turn: LiveTurn, hasIdempotencyKey: boolean): Promise<Failure | undefined> {
  for await (const event of turn.events()) {
    if (event.type === 'turn-start') continue
    if (event.type === 'status-replace' && hasIdempotencyKey) continue
    if (event.type !== 'turn-end' || event.error === undefined) return undefined
    return isCallerError(event.error.code) ? event.error : undefined
  }
  return undefined
}

/** Pulls one event at a time, so a client that reads slowly holds nothing in memory but its place. */
function toByteStream(
  events: AsyncIterable<TurnEvent>,
  toText: (event: TurnEvent) => string,
  last = '',
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const iterator = events[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (;;) {
        const { done, value } = await iterator.next()
        if (done) {
          if (last !== '') controller.enqueue(encoder.encode(last))
          controller.close()
          return
        }
        const text = toText(value)
        if (text === '') continue
        controller.enqueue(encoder.encode(text))
        return
      }
    },
    cancel() {
      // Not awaited: a listener is let go at the turn's next event.
      void iterator.return?.()
    },
  })
}
