import { once } from 'node:events'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readParts } from '../part-reader.ts'
import { streamAnswer } from './stream-answer.ts'
import type { AnswerReader, Transport } from './transport.ts'

const transport: Transport = {
  provider: 'test',
  modelId: 'm',
  url: 'http://localhost/v1',
  headers: {},
  supportedUrls: {},
  framing: 'lines',
  toBody: () => '',
  createReader: () => answer,
}
/** Each line is a part. */
const answer: AnswerReader = {
  read: (line) => [{ type: 'text-delta', id: '1', delta: line }],
  end: () => [],
  usage: () => undefined,
}

function start() {
  const body = new Readable({ read() {} })
  return { body, reader: readParts(streamAnswer(transport, body, answer, undefined)) }
}

describe('an answer that nobody reads', () => {
  it('stops its connection after 256 parts, and goes on when they are read', async () => {
    const { body, reader } = start()
    const paused = once(body, 'pause')
    for (let line = 0; line < 300; line += 1) body.push(`${line}\n`)
    await paused
    body.push(null)
    const read: unknown[] = []
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      if (value.type === 'text-delta') read.push(value.delta)
    }
    expect(read).toEqual(Array.from({ length: 300 }, (_, line) => String(line)))
  })
})

describe('an answer that is left', () => {
  it('ends a read that waits, and closes its connection', async () => {
    const { body, reader } = start()
    expect(await reader.read()).toMatchObject({ value: { type: 'stream-start' } })
    const waiting = reader.read()
    await reader.cancel('enough')
    expect(await waiting).toEqual({ done: true, value: undefined })
    expect(body.destroyed).toBe(true)
  })

  it('tells nothing of what has come and was not read', async () => {
    const { body, reader } = start()
    await reader.cancel()
    expect(await reader.read()).toEqual({ done: true, value: undefined })
    expect(body.destroyed).toBe(true)
  })
})
