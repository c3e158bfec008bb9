import { describe, expect, it } from 'vitest'
import { createQueue } from '../internal/queue.ts'
import type { ModelStreamPart } from './language-model.ts'
import { type PartReader, readParts, streamParts } from './part-reader.ts'

const delta = (text: string): ModelStreamPart => ({ type: 'text-delta', id: '1', delta: text })

/** A reader of these parts, which notes how many were asked for and why it was left. */
function readerOf(...parts: readonly ModelStreamPart[]) {
  const seen = { reads: 0, reason: undefined as unknown }
  const queue = createQueue<ModelStreamPart>()
  for (const part of parts) queue.push(part)
  const reader: PartReader = {
    read() {
      seen.reads += 1
      return queue.reader.next()
    },
    async cancel(reason) {
      seen.reason = reason
      queue.end()
    },
  }
  return { reader, seen, end: queue.end }
}

describe('a stream over a reader', () => {
  it('gives the reader back, and nothing goes through the stream', async () => {
    const { reader } = readerOf(delta('a'))
    expect(readParts(streamParts(reader))).toBe(reader)
  })

  it('is read by one', () => {
    const stream = streamParts(readerOf().reader)
    readParts(stream)
    expect(stream.locked).toBe(true)
    expect(() => readParts(stream)).toThrow(TypeError)
  })

  it('is a stream like any other for whoever knows no more', async () => {
    const { reader, end } = readerOf(delta('a'), delta('b'))
    end()
    const read: ModelStreamPart[] = []
    for await (const part of streamParts(reader)) read.push(part)
    expect(read).toEqual([delta('a'), delta('b')])
  })

  it('takes nothing before it is asked, and goes on where a reader of the stream stopped', async () => {
    const { reader, seen } = readerOf(delta('a'), delta('b'))
    const stream = streamParts(reader)
    const first = stream.getReader()
    expect(seen.reads).toBe(0)
    expect(await first.read()).toEqual({ done: false, value: delta('a') })
    first.releaseLock()
    expect(await readParts(stream).read()).toEqual({ done: false, value: delta('b') })
  })

  it('hands on that it is left, and why', async () => {
    const { reader, seen } = readerOf(delta('a'))
    await streamParts(reader).cancel('enough')
    expect(seen.reason).toBe('enough')
  })
})

describe('any other stream', () => {
  it('is read by its own reader', async () => {
    const stream = new ReadableStream<ModelStreamPart>({
      start(controller) {
        controller.enqueue(delta('a'))
        controller.close()
      },
    })
    const reader = readParts(stream)
    expect(await reader.read()).toEqual({ done: false, value: delta('a') })
    expect(await reader.read()).toEqual({ done: true, value: undefined })
  })
})
