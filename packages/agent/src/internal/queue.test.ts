import { describe, expect, it } from 'vitest'
import type { RunEvent } from '../loop/run-event.ts'
import { createQueue, type Queue } from './queue.ts'

const step = (index: number): RunEvent => ({ type: 'step-start', index })

async function readAll(queue: Queue<RunEvent>): Promise<RunEvent[]> {
  const read: RunEvent[] = []
  for await (const event of { [Symbol.asyncIterator]: () => queue.reader }) read.push(event)
  return read
}

describe('the events of a run', () => {
  it('are kept for a reader that comes late, in order', async () => {
    const queue = createQueue<RunEvent>()
    for (const index of [0, 1, 2]) queue.push(step(index))
    queue.end()
    expect(await readAll(queue)).toEqual([step(0), step(1), step(2)])
  })

  it('reach a reader that waits, and those that come meanwhile come after', async () => {
    const queue = createQueue<RunEvent>()
    const reading = readAll(queue)
    queue.push(step(0))
    queue.push(step(1))
    await Promise.resolve()
    queue.push(step(2))
    queue.end()
    expect(await reading).toEqual([step(0), step(1), step(2)])
  })

  it('go on where a reader stopped', async () => {
    const queue = createQueue<RunEvent>()
    for (const index of [0, 1]) queue.push(step(index))
    expect(await queue.reader.next()).toEqual({ done: false, value: step(0) })
    queue.end()
    expect(await readAll(queue)).toEqual([step(1)])
  })

  it('end for a reader that waits', async () => {
    const queue = createQueue<RunEvent>()
    const reading = readAll(queue)
    queue.end()
    expect(await reading).toEqual([])
    expect(await queue.reader.next()).toMatchObject({ done: true })
  })
  it('are counted until they are read', async () => {
    const queue = createQueue<RunEvent>()
    const first = queue.reader.next()
    for (const index of [0, 1, 2]) queue.push(step(index))
    await first
    expect(queue.waiting).toBe(2)
    await queue.reader.next()
    expect(queue.waiting).toBe(1)
  })
})
