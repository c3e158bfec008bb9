import { randomBytes } from 'node:crypto'
import { createIdMinter, type UserId } from '@parco/protocol'
import { type NewModelCall, startModelCall } from '@parco/store'
import { openTestStore, type TestStore } from '@parco/store/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CallEnds } from './call-ends.ts'

const NOW = new Date('2026-11-18T12:00:00.000Z')
const mint = createIdMinter({ now: () => NOW, randomBytes })

let store: TestStore
let userId: UserId
beforeEach(async () => {
  store = await openTestStore()
  userId = await store.createUser()
})
afterEach(() => store.close())

async function startCall() {
  const id = mint('modelCall')
  const call: NewModelCall = {
    id,
    role: 'chat',
    model: 'openai/gpt-5-mini',
    route: 'general_chat',
    skills: [],
    inputTokens: 1000,
    startedAt: NOW,
  }
  await store.transaction(userId, (sql) => startModelCall(sql, call))
  return { id, end: { outcome: 'completed', durationMs: 5 } } as const
}

const outcomes = async () => {
  const rows = await store.transaction(userId, (sql) =>
    sql.query<{ outcome: string }>('select outcome from model_calls order by id'),
  )
  return rows.map(({ outcome }) => outcome)
}

describe('ends of model calls', () => {
  it('are stored with the next transaction of their work, and once', async () => {
    const ends = new CallEnds()
    ends.add(await startCall())
    ends.add(await startCall())
    expect(await outcomes()).toEqual(['started', 'started'])
    await ends.storeWith((storeEnds) => store.transaction(userId, storeEnds))
    expect(await outcomes()).toEqual(['completed', 'completed'])
    let stored: unknown
    await ends.storeWith((storeEnds) =>
      store.transaction(userId, async (sql) => {
        stored = await storeEnds(sql)
      }),
    )
    expect(stored).toEqual([])
  })

  it('wait on while their transaction fails, and are stored when the work is over', async () => {
    const ends = new CallEnds()
    ends.add(await startCall())
    const failing = ends.storeWith((storeEnds) =>
      store.transaction(userId, async (sql) => {
        await storeEnds(sql)
        throw new Error('Somebody else settled the turn.')
      }),
    )
    await expect(failing).rejects.toThrow('Somebody else')
    expect(await outcomes()).toEqual(['started'])
    expect(ends.isOver).toBe(false)
    await ends.close((storeEnds) => store.transaction(userId, storeEnds))
    expect(await outcomes()).toEqual(['completed'])
    expect(ends.isOver).toBe(true)
  })
})
