import type { ModelStreamPart } from '../language-model.ts'
import { ModelError } from '../model-error.ts'
import { createLineReader } from './line-reader.ts'
import { createServerSentEventReader } from './server-sent-events.ts'
import type { AnswerReader, Transport } from './transport.ts'

/**
 * Streams an answer's body as parts. A failure becomes the last part, of type `error`, so that the
 * stream itself always ends; cancelling it closes the connection.
 */
export function streamAnswer(
  transport: Transport,
  body: ReadableStream<Uint8Array>,
  answer: AnswerReader,
  signal: AbortSignal | undefined,
): ReadableStream<ModelStreamPart> {
  const bytes = body.getReader()
  const events = transport.framing === 'lines' ? createLineReader() : createServerSentEventReader()

  return new ReadableStream<ModelStreamPart>({
    start(controller) {
      controller.enqueue({ type: 'stream-start', warnings: [] })
    },
    async pull(controller) {
      try {
        for (;;) {
          const { done, value } = await bytes.read()
          const read = done ? events.end() : events.push(value)
          let enqueued = 0
          for (const event of read) {
            for (const part of answer.read(event)) {
              controller.enqueue(part)
              enqueued += 1
            }
          }
          if (done) {
            for (const part of answer.end()) controller.enqueue(part)
            controller.close()
            return
          }
          if (enqueued > 0) return
        }
      } catch (error) {
        bytes.cancel().catch(() => undefined)
        controller.enqueue({ type: 'error', error: toStreamError(error, transport, signal) })
        controller.close()
      }
    },
    async cancel(reason) {
      await bytes.cancel(reason)
    },
  })
}

function toStreamError(error: unknown, transport: Transport, signal?: AbortSignal): unknown {
  if (signal?.aborted || error instanceof ModelError) return signal?.aborted ? signal.reason : error
  return new ModelError('the connection broke while the answer was coming', {
    provider: transport.provider,
    model: transport.modelId,
    failure: 'network',
    cause: error,
  })
}
