import { describe, expect, it } from 'vitest'
import { KeyedQueue } from './keyed-queue.ts'

describe('a keyed queue', () => {
  it('runs the work of one key in order, also after a failure, and other keys meanwhile', async () => {
    const queue = new KeyedQueue()
    const order: string[] = []
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    const first = queue.run('a', async () => {
      await gate
      order.push('a1')
      throw new Error('failed')
    })
    const second = queue.run('a', async () => void order.push('a2'))
    await queue.run('b', async () => void order.push('b'))
    expect(order).toEqual(['b'])
    open()
    await expect(first).rejects.toThrow('failed')
    await second
    expect(order).toEqual(['b', 'a1', 'a2'])
  })

  it('is idle once everything has settled', async () => {
    const queue = new KeyedQueue()
    let isDone = false
    void queue.run('a', async () => {
      await Promise.resolve()
      void queue.run('a', async () => {
        await Promise.resolve()
        isDone = true
      })
    })
    await queue.idle()
    expect(isDone).toBe(true)
  })
})
