import type { Readable } from 'node:stream'
import { createQueue } from '../../internal/queue.ts'
import { cutOff } from '../cut-off.ts'
import type { ModelStreamPart } from '../language-model.ts'
import { ModelError } from '../model-error.ts'
import { toModelKey } from '../model-name.ts'
import { NO_MORE_PARTS, streamParts } from '../part-reader.ts'
import { noteSpent } from '../spent-usage.ts'
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
  let isFirst = true
  let isLeft = false

  const parts = createQueue<ModelStreamPart>()

  const tell = (read: readonly string[]) => {
    for (const event of read) {
      for (const part of readEvent(answer, event, transport)) parts.push(part)
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
  const describe = (error: unknown) => {
    const failure = toStreamError(error, transport, signal)
    const usage = answer.usage()
    const modelKey = toModelKey(transport)
    if (usage && failure instanceof Error) noteSpent(failure, [{ modelKey, usage }])
    return failure
  }
  const close = () => {
    isOpen = false
    parts.end()
  }
  const fail = (error: unknown) => {
    if (!isOpen) return
    body.destroy()
    parts.push({ type: 'error', error: describe(error) })
    close()
  }
  parts.push({ type: 'stream-start', warnings: [] })
  body.on('data', (bytes: Buffer) => {
    if (!isOpen) return
    try {
      if (isFirst) refusePage(bytes, transport)
      isFirst = false
      tell(events.push(bytes))
      if (events.waiting() > MAX_EVENT_CHARACTERS) throw tooLong(transport)
      if (parts.waiting >= MAX_WAITING_PARTS) body.pause()
    } catch (error) {
      fail(error)
    }
  })
  body.on('end', () => {
    if (!isOpen) return
    try {
      tellRest(events.end())
      for (const part of answer.end()) parts.push(part)
      close()
    } catch (error) {
      fail(error)
    }
  })
  body.on('error', fail)
  body.on('close', () => fail(new Error('the connection was closed')))

  return streamParts({
    read() {
      if (isLeft) return Promise.resolve(NO_MORE_PARTS)
      if (parts.waiting <= MAX_WAITING_PARTS && body.isPaused()) body.resume()
      return parts.reader.next()
    },
    async cancel() {
      isLeft = true
      close()
      body.destroy()
    },
  })
}

/** The byte of `<`, with which no answer begins, and those that may stand before it. */
const LESS_THAN = 0x3c
const BLANKS: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf])

/** Proxies and wrong addresses answer with a page and a good status; asking again gives the same page. */
function refusePage(bytes: Buffer, { provider, modelId, url }: Transport): void {
  if (bytes.find((byte) => !BLANKS.has(byte)) !== LESS_THAN) return
  const title = /<title[^>]*>\s*([^<]{1,100}?)\s*</i.exec(bytes.toString('utf8'))?.[1]
  const page = title === undefined ? 'a web page' : `a web page, "${title}",`
  throw new ModelError(
    `${new URL(url).host} sent ${page} instead of an answer: check the base URL, and what stands between`,
    { provider, model: modelId, failure: 'malformed-answer' },
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

function toStreamError(error: unknown, transport: Transport, signal?: AbortSignal): unknown {
  if (signal?.aborted || error instanceof ModelError) return signal?.aborted ? signal.reason : error
  return new ModelError('the connection broke while the answer was coming', {
    provider: transport.provider,
    model: transport.modelId,
    failure: 'network',
    cause: error,
  })
}
