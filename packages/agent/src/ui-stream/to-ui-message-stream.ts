import { isParcoError } from '@parco/protocol/errors'
import type { RunEvent } from '../loop/run-event.ts'
import type { AgentRun } from '../run/agent-run.ts'
import { createRunEncoder, type RunEncoderOptions } from './create-run-encoder.ts'
import type { UiChunk } from './ui-chunk.ts'
import { toUiFrames, UI_STREAM_END, UI_STREAM_HEADERS } from './ui-frames.ts'

/**
 * A run as chunks of the AI SDK UI message stream, which `useChat` and `readUIMessageStream` read.
 * Takes the run's events, which have one reader. A client that goes away does not stop the run: its
 * signal does.
 */
export function toUiMessageStream(
  run: AgentRun,
  options: RunEncoderOptions = {},
): ReadableStream<UiChunk> {
  return toStream(run, options, (chunks, controller) => {
    for (const chunk of chunks) controller.enqueue(chunk)
  })
}

/**
 * Answers a request with a run, as the server's side of `useChat`.
 * @example
 * const { messages } = await request.json()
 * return toUiMessageResponse(runAgent(lastTextOf(messages), { tools }))
 */
export function toUiMessageResponse(run: AgentRun, options: RunEncoderOptions = {}): Response {
  const encoder = new TextEncoder()
  const bytes = toStream<Uint8Array>(run, options, (chunks, controller) => {
    const isLast = chunks.length === 0
    controller.enqueue(encoder.encode(isLast ? UI_STREAM_END : toUiFrames(chunks)))
  })
  return new Response(bytes, { headers: UI_STREAM_HEADERS })
}

/** Pulls one event at a time; `put` gets what each became, and at the end nothing. */
function toStream<Piece>(
  run: AgentRun,
  options: RunEncoderOptions,
  put: (chunks: readonly UiChunk[], controller: ReadableStreamDefaultController<Piece>) => void,
): ReadableStream<Piece> {
  const encoder = createRunEncoder(options)
  const events = run[Symbol.asyncIterator]()
  let isEnded = false

  async function next(): Promise<readonly UiChunk[] | undefined> {
    const { done, value } = await events.next()
    if (!done) {
      isEnded = value.type === 'run-end'
      return encoder.encode(value)
    }
    if (isEnded) return undefined
    isEnded = true
    return encoder.encode(await toFailedEnd(run))
  }

  return new ReadableStream<Piece>({
    async pull(controller) {
      for (;;) {
        const chunks = await next()
        if (chunks?.length === 0) continue
        put(chunks ?? [], controller)
        if (!chunks) controller.close()
        return
      }
    },
  })
}

/** The end of a run that rejected, for a stale decision or a missing key, and so told none. */
async function toFailedEnd(run: AgentRun): Promise<Extract<RunEvent, { type: 'run-end' }>> {
  const error: unknown = await run.result.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return {
    type: 'run-end',
    status: 'failed',
    usage: { inputTokens: 0, outputTokens: 0 },
    costUsd: 0,
    error: {
      code: isParcoError(error) ? error.code : 'internal',
      message: error instanceof Error ? error.message : String(error),
    },
  }
}
