import { randomBytes } from 'node:crypto'
import { createIdMinter, type UserId } from '@parco/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestStore, type TestStore } from '../testing/index.ts'
import { listModelCalls, summarizeModelCalls } from './model-call-sums.ts'
import {
  countModelCall,
  endModelCall,
  type NewModelCall,
  spentSince,
  startModelCall,
} from './model-calls.ts'

const NOW = new Date('2026-11-18T12:00:00.000Z')
const YESTERDAY = new Date('2026-11-17T12:00:00.000Z')
const PERIODS = {
  dayStartedAt: new Date('2026-11-18T03:00:00.000Z'),
  monthStartedAt: new Date('2026-11-01T03:00:00.000Z'),
}
const MONTH = { from: PERIODS.monthStartedAt, to: new Date('2026-12-01T03:00:00Z') }
const mint = createIdMinter({ now: () => NOW, randomBytes })

let store: TestStore
let userId: UserId
beforeEach(async () => {
  store = await openTestStore()
  userId = await store.createUser()
})
afterEach(() => store.close())

const call = (overrides: Partial<NewModelCall> = {}): NewModelCall => ({
  id: mint('modelCall'),
  role: 'chat',
  model: 'openai/gpt-5-mini',
  route: 'general_chat',
  skills: [],
  inputTokens: 1000,
  costMicros: 600,
  startedAt: NOW,
  ...overrides,
})
const start = (one: NewModelCall, limits: { dayMicros?: number; monthMicros?: number } = {}) =>
  store.transaction(userId, (sql) => startModelCall(sql, one, { ...PERIODS, ...limits }))

describe('calls of a model', () => {
  it('count from before they are made, by their estimate until they have ended', async () => {
    const one = call()
    await start(one)
    const spent = () => store.transaction(userId, (sql) => spentSince(sql, PERIODS))
    expect(await spent()).toEqual({ day: 600, month: 600 })
    const end = {
      outcome: 'completed',
      usage: { inputTokens: 900, outputTokens: 50, cachedInputTokens: 0 },
      costMicros: 325,
      durationMs: 812.4,
    } as const
    await store.transaction(userId, (sql) => endModelCall(sql, one.id, end))
    await store.transaction(userId, (sql) => endModelCall(sql, one.id, { ...end, costMicros: 999 }))
    expect(await spent()).toEqual({ day: 325, month: 325 })
  })

  it('keep the estimate when the provider told no usage', async () => {
    const one = call()
    await start(one)
    await store.transaction(userId, (sql) =>
      endModelCall(sql, one.id, { outcome: 'aborted', durationMs: 5 }),
    )
    const [group] = await store.transaction(userId, (sql) => summarizeModelCalls(sql, MONTH))
    expect(group).toMatchObject({ calls: 1, inputTokens: 1000, costMicros: 600, failed: 1 })
  })

  it('name the hosts that they went to, and are listed from the newest on', async () => {
    const first = call({ host: 'api.openai.com', startedAt: YESTERDAY })
    const second = call()
    await start(first)
    await start(second)
    await store.transaction(userId, (sql) =>
      endModelCall(sql, first.id, {
        outcome: 'completed',
        model: 'groq/llama',
        hosts: ['api.groq.com'],
        durationMs: 5,
      }),
    )
    const list = (page: { limit: number; cursor?: { at: string; id: string } }) =>
      store.transaction(userId, (sql) => listModelCalls(sql, { ...MONTH, ...page }))
    expect(await list({ limit: 2 })).toMatchObject([
      { id: second.id, hosts: [], outcome: 'started' },
      { id: first.id, hosts: ['api.openai.com', 'api.groq.com'], model: 'groq/llama' },
    ])
    const cursor = { at: NOW.toISOString(), id: second.id }
    expect(await list({ limit: 2, cursor })).toMatchObject([{ id: first.id }])
  })

  it('are refused when the day or the month has no room for them', async () => {
    await start(call({ startedAt: YESTERDAY, costMicros: 900 }))
    expect(await start(call(), { dayMicros: 599 })).toBe('day')
    expect(await start(call(), { monthMicros: 1499 })).toBe('month')
    expect(await start(call(), { dayMicros: 600, monthMicros: 1500 })).toBeUndefined()
    expect(await start(call(), { dayMicros: 600 })).toBe('day')
  })

  it('keep the estimate of what is reported and is no count', async () => {
    const one = call()
    await start(one)
    const usage = { inputTokens: -1, outputTokens: Number.NaN, cachedInputTokens: 1e12 }
    await store.transaction(userId, (sql) =>
      endModelCall(sql, one.id, { outcome: 'completed', usage, durationMs: 5 }),
    )
    const [group] = await store.transaction(userId, (sql) => summarizeModelCalls(sql, MONTH))
    expect(group).toMatchObject({ calls: 1, inputTokens: 1000, outputTokens: 0 })
  })

  it('are limited by what the preferences of their user say, read along with counting', async () => {
    const limitsOf = (plan: unknown) => ({ ...PERIODS, dayMicros: Number(plan) })
    const count = () => store.transaction(userId, (sql) => countModelCall(sql, call(), limitsOf))
    expect(await count()).toBeUndefined()
    await store.transaction(userId, (sql) =>
      sql.query(`update users set preferences = '{"spendingLimit": 1200}'`),
    )
    expect(await count()).toBeUndefined()
    expect(await count()).toBe('day')
    const [group] = await store.transaction(userId, (sql) => summarizeModelCalls(sql, MONTH))
    expect(group).toMatchObject({ calls: 2, costMicros: 1200 })
  })

  it('cannot both take the last of a limit at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => start(call(), { dayMicros: 1800 })),
    )
    expect(answers.filter((limit) => limit === undefined)).toHaveLength(3)
  })
})
