import { randomBytes } from 'node:crypto'
import { createIdMinter, type TurnId, type UserId } from '@parco/protocol'
import { type Store, toUuid } from '@parco/store'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LeaseKeeper } from './lease.ts'

const NOW = new Date('2026-11-18T12:00:00.000Z')
const mint = createIdMinter({ now: () => NOW, randomBytes })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A store whose turns are all held by whoever asks, but those that are lost; notes who was asked for. */
function fakeStore(lost: ReadonlySet<TurnId> = new Set()) {
  const asked: { userId: UserId; turns: number }[] = []
  const gone = new Set([...lost].map(toUuid))
  const store = {
    transaction: async (userId: UserId, run: (sql: unknown) => unknown) =>
      run({
        query: async (_text: string, [ids]: [string[]]) => {
          asked.push({ userId, turns: ids.length })
          return ids.filter((id) => !gone.has(id)).map((id) => ({ id }))
        },
      }),
  }
  // Nothing else of a store is used.
  return { store: store as unknown as Store, asked }
}

const turnOf = (userId: UserId) => ({ userId, turnId: mint('turn'), epoch: 1, onLost: vi.fn() })

describe('the keeper of leases', () => {
  it('renews all turns of a user in one transaction, until they are let go', async () => {
    const { store, asked } = fakeStore()
    const keeper = new LeaseKeeper(store, () => NOW)
    const [one, other] = [mint('user'), mint('user')]
    const letGo = [one, one, other].map((userId) => keeper.hold(turnOf(userId)))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked).toEqual([
      { userId: one, turns: 2 },
      { userId: other, turns: 1 },
    ])
    for (const end of letGo) end()
    expect(vi.getTimerCount()).toBe(0)
    keeper.hold(turnOf(one))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked.slice(2)).toEqual([{ userId: one, turns: 1 }])
  })

  it('tells once of a turn that somebody else holds, and keeps the others', async () => {
    const userId = mint('user')
    const [kept, lost] = [turnOf(userId), turnOf(userId)]
    const { store, asked } = fakeStore(new Set([lost.turnId]))
    const keeper = new LeaseKeeper(store, () => NOW)
    keeper.hold(kept)
    keeper.hold(lost)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([kept.onLost.mock.calls.length, lost.onLost.mock.calls.length]).toEqual([0, 1])
    expect(asked.map(({ turns }) => turns)).toEqual([2, 1, 1])
  })

  it('asks again while the database cannot be reached', async () => {
    const turn = turnOf(mint('user'))
    const store = {
      transaction: vi.fn().mockRejectedValue(new Error('unreachable')),
    }
    const keeper = new LeaseKeeper(store as unknown as Store, () => NOW)
    keeper.hold(turn)
    await vi.advanceTimersByTimeAsync(40_000)
    expect(store.transaction).toHaveBeenCalledTimes(2)
    expect(turn.onLost).not.toHaveBeenCalled()
  })
})
