import type { Readable } from 'node:stream'
import type { ModelStreamPart } from '../language-model.ts'
import { ModelError } from '../model-error.ts'
import { createLineReader } from './line-reader.ts'
import { createServerSentEventReader } from './server-sent-events.ts'
import type { AnswerReader, Transport } from './transport.ts'

/** Parts that may wait unread before the connection is told to wait too. */
const MAX_WAITING_PARTS = 256

/** One event; the longest that are meant hold an image. */
const MAX_EVENT_CHARACTERS = 32 * 1024 ** 2

/**
 * Streams an answer's body as parts. A failure becomes the last part, of type `error`, so that the
 * stream itself always ends; cancelling it closes the connection.
 */
export function streamAnswer(
  transport: Transport,
  body: Readable,
  answer: AnswerReader,
  signal: AbortSignal | undefined,
): ReadableStream<ModelStreamPart> {
  const events = transport.framing === 'lines' ? createLineReader() : createServerSentEventReader()
  let isOpen = true

  return new ReadableStream<ModelStreamPart>(
    {
      start(controller) {
        const tell = (read: readonly string[]) => {
          for (const event of read) {
            for (const part of readEvent(answer, event, transport)) controller.enqueue(part)
          }
        }
        // Half an event at the end is no malformed answer: the rest of it is missing.
        const tellRest = (read: readonly string[]) => {
          try {
            tell(read)
          } catch (error) {
            throw isMalformed(error) ? cutOff(transport, error) : error
          }
        }
        const fail = (error: unknown) => {
          if (!isOpen) return
          isOpen = false
          body.destroy()
          controller.enqueue({ type: 'error', error: toStreamError(error, transport, signal) })
          controller.close()
        }
        controller.enqueue({ type: 'stream-start', warnings: [] })
        body.on('data', (bytes: Buffer) => {
          if (!isOpen) return
          try {
            tell(events.push(bytes))
            if (events.waiting() > MAX_EVENT_CHARACTERS) throw tooLong(transport)
            if ((controller.desiredSize ?? 0) <= 0) body.pause()
          } catch (error) {
            fail(error)
          }
        })
        body.on('end', () => {
          if (!isOpen) return
          try {
            tellRest(events.end())
            for (const part of answer.end()) controller.enqueue(part)
            isOpen = false
            controller.close()
          } catch (error) {
            fail(error)
          }
        })
        body.on('error', fail)
        body.on('close', () => fail(new Error('the connection was closed')))
      },
      pull() {
        if (body.isPaused()) body.resume()
      },
      cancel() {
        isOpen = false
        body.destroy()
      },
    },
    { highWaterMark: MAX_WAITING_PARTS },
  )
}

/** What a server sends can be of any shape, and a reader trusts the shape that the protocol gives it. */
function readEvent(
  answer: AnswerReader,
  event: string,
  { provider, modelId }: Transport,
): readonly ModelStreamPart[] {
  try {
    return answer.read(event)
  } catch (error) {
    if (error instanceof ModelError) throw error
    throw new ModelError('a part of the answer is not as its protocol says', {
      provider,
      model: modelId,
      failure: 'malformed-answer',
      cause: error,
    })
  }
}

function isMalformed(error: unknown): boolean {
  return error instanceof ModelError && error.failure === 'malformed-answer'
}

function tooLong({ provider, modelId }: Transport): ModelError {
  return new ModelError('a part of the answer has no end', {
    provider,
    model: modelId,
    failure: 'malformed-answer',
  })
}

function cutOff({ provider, modelId }: Transport, cause: unknown): ModelError {
  return new ModelError('the answer was cut off before its end', {
    provider,
    model: modelId,
    failure: 'network',
    cause,
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
