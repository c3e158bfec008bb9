import { ParcoError } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { whenFree } from './when-free.ts'

/** Opens after so many refusals by a holder, with a clock that only pauses move. */
function refusedBy(command: string, refusals: number) {
  let [nowMs, left, told] = [0, refusals, 0]
  const open = async () => {
    if (left === 0) return nowMs
    left -= 1
    throw new ParcoError('store-locked', 'in use', { data: { pid: 7, command } })
  }
  const waiting = {
    now: () => nowMs,
    pause: async (ms: number) => {
      nowMs += ms
    },
    onStarting: () => {
      told += 1
    },
  }
  return { opened: whenFree(open, waiting), told: () => told }
}

describe('a folder that is in use', () => {
  it('is waited for while a server starts, and that is said once', async () => {
    const { opened, told } = refusedBy('/opt/parco/apps/cli/bin/parco.js serve', 300)
    expect(await opened).toBe(60_000)
    expect(told()).toBe(1)
  })

  it('is waited for while its database is created', async () => {
    const { opened } = refusedBy('/opt/parco/apps/cli/src/session/prepare-data.ts', 100)
    expect(await opened).toBe(20_000)
  })

  it('is waited for in silence while a short command ends', async () => {
    const { opened, told } = refusedBy('parco.js --lang en ask hi', 200)
    expect(await opened).toBe(40_000)
    expect(told()).toBe(0)
  })

  it('is refused where a conversation in another terminal keeps it', async () => {
    const { opened } = refusedBy('parco.js --lang en', 100)
    await expect(opened).rejects.toMatchObject({ code: 'store-locked' })
  })

  it('is refused where a server never answers', async () => {
    const { opened } = refusedBy('parco.js serve --lan', 2000)
    await expect(opened).rejects.toMatchObject({ code: 'store-locked' })
  })
})
