import { scriptedModel } from '@parco/agent/testing'
import { toUuid } from '@parco/store'
import { beforeEach, describe, expect, it } from 'vitest'
import type { UsageReport, UsageSum } from '../../src/parco/usage.ts'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest({
  model: () => scriptedModel([{ text: 'Camberra.', inputTokens: 812, outputTokens: 7 }]),
  price: { input: 1, output: 10 },
})
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

/** Calls at every hour of two months and a bit, of several models, some without a price, some failed. */
const MANY_CALLS = `
  insert into model_calls (id, user_id, conversation_id, role, model, route, skills, hosts, tokens_input,
                           tokens_output, tokens_input_cached, cost_micros, outcome, started_at)
  select gen_random_uuid(), parco_user_id(), $1::uuid,
         (array['chat', 'reasoning', 'summary'])[1 + n % 3],
         (array['openai/gpt-5-mini', 'ollama/qwen3'])[1 + n % 2],
         (array['converse', 'translate', 'understand'])[1 + n % 3],
         (array['[]', '["finance"]', '["counselor", "finance"]'])[1 + n % 3]::jsonb,
         (array['[]', '["api.openai.com"]', '["127.0.0.1:11434"]',
                '["api.openai.com", "127.0.0.1:11434"]'])[1 + n % 4]::jsonb,
         (n * 7919) % 100003, (n * 104729) % 10007, (n * 31) % 997,
         case when n % 5 = 0 then null else (n * 7919) % 1000003 end,
         (array['completed', 'failed', 'aborted', 'started'])[1 + n % 4],
         timestamptz '2026-10-25 00:30Z' + n * interval '1 hour'
    from generate_series(1, 1600) n`

const TRUTH = `
  select count(*)::int as calls, sum(tokens_input)::float8 as "inputTokens",
         sum(tokens_output)::float8 as "outputTokens",
         sum(tokens_input_cached)::float8 as "cachedInputTokens",
         coalesce(sum(cost_micros), 0)::float8 as "costMicros",
         (count(*) filter (where outcome in ('failed', 'aborted')))::int as failed
    from model_calls where to_char(started_at at time zone 'America/Sao_Paulo', 'YYYY-MM') = $1`

const FIGURES = ['calls', 'failed', 'inputTokens', 'outputTokens', 'cachedInputTokens'] as const

function total(sums: readonly UsageSum[]) {
  const add = (figure: keyof UsageSum) => sums.reduce((all, one) => all + one[figure], 0)
  return {
    ...Object.fromEntries(FIGURES.map((figure) => [figure, add(figure)])),
    costMicros: Math.round(add('costUsd') * 1_000_000),
  }
}

describe('the usage of a month', SLOW, () => {
  it('is the rows of model_calls, to the token and the millionth, however it is cut', async () => {
    const { parco, store, userId, conversationId } = test
    await store.transaction(userId, (sql) => sql.query(MANY_CALLS, [toUuid(conversationId)]))
    for (const month of ['2026-10', '2026-11', '2026-12']) {
      const [truth] = await store.transaction(userId, (sql) => sql.query(TRUTH, [month]))
      const report: UsageReport = await parco.usage(userId, month)
      for (const cut of [report.calls, report.days, report.skills, report.hosts])
        expect(total(cut)).toEqual(truth)
      expect(Math.round(report.costUsd * 1_000_000)).toBe(
        (truth as { costMicros: number }).costMicros,
      )
      expect(report.days.every(({ day }) => day.startsWith(month))).toBe(true)
      const listed: UsageSum[] = []
      for (let cursor: string | undefined; ; ) {
        const request = { month, limit: 100, ...(cursor ? { cursor } : {}) }
        const page = await parco.modelCalls(userId, request)
        for (const { costUsd = 0, outcome, ...call } of page.items) {
          const failed = outcome === 'failed' || outcome === 'aborted' ? 1 : 0
          listed.push({ ...call, calls: 1, failed, costUsd })
        }
        cursor = page.nextCursor
        if (cursor === undefined) break
      }
      expect(total(listed)).toEqual(truth)
    }
  })

  it('says what stayed on the machine, and takes nothing for local that it does not know', async () => {
    const { parco, store, userId, conversationId } = test
    await store.transaction(userId, (sql) => sql.query(MANY_CALLS, [toUuid(conversationId)]))
    const { hosts } = await parco.usage(userId, '2026-11')
    expect(hosts.filter(({ isLocal }) => isLocal).map((group) => group.hosts)).toEqual([
      ['127.0.0.1:11434'],
    ])
    expect(hosts).toHaveLength(4)
  })

  it('counts each message on its day in the zone of the user, asked of a model or not', async () => {
    await test.say('qual é a capital da Austrália?')
    test.setNow('2026-11-19T02:30:00.000Z')
    await test.say('gastei 30 no uber')
    test.setNow('2026-11-19T03:30:00.000Z')
    await test.say('sim')
    const { days, turns, thoughtTurns } = await test.parco.usage(test.userId)
    expect({ turns, thoughtTurns }).toEqual({ turns: 3, thoughtTurns: 1 })
    expect(days).toMatchObject([
      { day: '2026-11-18', turns: 2, thoughtTurns: 1, calls: 1, inputTokens: 812 },
      { day: '2026-11-19', turns: 1, thoughtTurns: 0, calls: 0, inputTokens: 0 },
    ])
  })

  it('leads to the conversation of a call until that is deleted, and keeps the call', async () => {
    await test.say('qual é a capital da Austrália?')
    const calls = () => test.parco.modelCalls(test.userId)
    expect((await calls()).items).toMatchObject([{ conversationId: test.conversationId }])
    await test.parco.deleteConversation(test.userId, test.conversationId)
    const [call] = (await calls()).items
    expect(call).toMatchObject({ inputTokens: 812, outputTokens: 7 })
    expect(call).not.toHaveProperty('conversationId')
  })
})
