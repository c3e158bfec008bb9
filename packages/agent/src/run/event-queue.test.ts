import { describe, expect, it } from 'vitest'
import type { RunEvent } from '../loop/run-event.ts'
import { createEventQueue } from './event-queue.ts'

const step = (index: number): RunEvent => ({ type: 'step-start', index })

async function readAll(queue: ReturnType<typeof createEventQueue>): Promise<RunEvent[]> {
  const read: RunEvent[] = []
  for await (const event of { [Symbol.asyncIterator]: () => queue.reader }) read.push(event)
  return read
}

describe('the events of a run', () => {
  it('are kept for a reader that comes late, in order', async () => {
    const queue = createEventQueue()
    for (const index of [0, 1, 2]) queue.push(step(index))
    queue.end()
    expect(await readAll(queue)).toEqual([step(0), step(1), step(2)])
  })

  it('reach a reader that waits, and those that come meanwhile come after', async () => {
    const queue = createEventQueue()
    const reading = readAll(queue)
    queue.push(step(0))
    queue.push(step(1))
    await Promise.resolve()
    queue.push(step(2))
    queue.end()
    expect(await reading).toEqual([step(0), step(1), step(2)])
  })

  it('go on where a reader stopped', async () => {
    const queue = createEventQueue()
    for (const index of [0, 1]) queue.push(step(index))
    expect(await queue.reader.next()).toEqual({ done: false, value: step(0) })
    queue.end()
    expect(await readAll(queue)).toEqual([step(1)])
  })

  it('end for a reader that waits', async () => {
    const queue = createEventQueue()
    const reading = readAll(queue)
    queue.end()
    expect(await reading).toEqual([])
    expect(await queue.reader.next()).toMatchObject({ done: true })
  })
})
