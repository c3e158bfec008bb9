import type { ModelStreamPart } from './language-model.ts'

/**
 * Reads an answer part by part; the reader of any stream does. A read that waits when `cancel` is
 * called is `done`, as are all that follow. One that hands on another's parts adds a `then` to each
 * read: an async function takes three times the memory.
 */
export type PartReader = Pick<ReadableStreamDefaultReader<ModelStreamPart>, 'read' | 'cancel'>

/** What a read gives. */
export type PartResult = Awaited<ReturnType<PartReader['read']>>

/** What is read after the last part. */
export const NO_MORE_PARTS = { done: true, value: undefined } as const

const readers = new WeakMap<ReadableStream<ModelStreamPart>, PartReader>()

/**
 * The stream that the contract of models asks for, over a reader. `readParts` gives the reader back:
 * through each web stream on its way a part takes several promises and some kilobytes, and an answer
 * passes three.
 */
export function streamParts(reader: PartReader): ReadableStream<ModelStreamPart> {
  const stream = new ReadableStream<ModelStreamPart>(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Nothing is taken from the reader before somebody reads, who may take the reader itself.
    { highWaterMark: 0 },
  )
  readers.set(stream, reader)
  return stream
}

/** The reader of an answer, which nobody else can read from then on. */
export function readParts(stream: ReadableStream<ModelStreamPart>): PartReader {
  const own = stream.getReader()
  const reader = readers.get(stream)
  // Whoever read a part of it and let go of it has left none in the stream, as it holds none.
  return reader ?? own
}
