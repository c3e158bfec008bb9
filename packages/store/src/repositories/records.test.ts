import { randomBytes } from 'node:crypto'
import {
  type ConversationId,
  createIdMinter,
  type UserId,
  type UserSettings,
} from '@parco/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { toUuid } from '../ids.ts'
import type { Sql } from '../sql.ts'
import { openTestStore, type TestStore } from '../testing/index.ts'
import { findConversationContext, saveConversationContext } from './conversation-context.ts'
import {
  deleteConversation,
  findConversation,
  listConversations,
  renameConversation,
} from './conversations.ts'
import { claimIdempotencyKey, storeIdempotentResponse } from './idempotency-keys.ts'
import { listIntentActions } from './intent-actions.ts'
import {
  checkpointTaskStep,
  finishTaskRun,
  insertTaskRun,
  listRunningTaskRuns,
} from './task-runs.ts'
import { ensureUser, findUser, updateUserSettings } from './users.ts'

const NOW = new Date('2026-11-18T12:00:00.000Z')
const mint = createIdMinter({ now: () => NOW, randomBytes })

let store: TestStore
let userId: UserId
beforeEach(async () => {
  store = await openTestStore()
  userId = await store.createUser()
})
afterEach(() => store.close())

function inTransaction<T>(run: (sql: Sql) => Promise<T>): Promise<T> {
  return store.transaction(userId, run)
}

async function addConversation(minute: number, title = 'oi'): Promise<ConversationId> {
  const id = mint('conversation')
  const at = new Date(NOW.getTime() + minute * 60_000)
  await inTransaction((sql) =>
    sql.query(
      'insert into conversations (id, user_id, created_at, updated_at, title) values ($1, $2, $3, $3, $4)',
      [toUuid(id), toUuid(userId), at, title],
    ),
  )
  return id
}

describe('users', () => {
  it('are added once, with the settings of the first time', async () => {
    const id = mint('user')
    const settings = { locale: 'en', timeZone: 'Europe/Lisbon', currency: 'EUR' } as const
    const rest = { units: 'metric', clock: '24h', perspective: 'none', settingsChosenAt: null }
    const add = (currency: string) =>
      store.transaction(id, (sql) => ensureUser(sql, id, { ...settings, currency }))
    expect(await add('EUR')).toEqual({ id, ...settings, ...rest })
    expect(await add('USD')).toEqual({ id, ...settings, ...rest })
  })

  it('change only the settings that are given', async () => {
    const changed = await inTransaction((sql) =>
      updateUserSettings(sql, { changes: { locale: 'en', clock: '12h' } }),
    )
    expect(changed).toEqual({
      id: userId,
      locale: 'en',
      timeZone: 'America/Sao_Paulo',
      currency: 'BRL',
      units: 'metric',
      clock: '12h',
      perspective: 'none',
      settingsChosenAt: null,
    })
    expect(await inTransaction(findUser)).toEqual(changed)
    expect(await store.transaction(mint('user'), findUser)).toBeUndefined()
  })

  it('are asked for their settings once: a first choice changes nothing later', async () => {
    const choose = (changes: Partial<UserSettings>, chosenAt: Date, isFirstChoice: boolean) =>
      inTransaction((sql) => updateUserSettings(sql, { changes, chosenAt, isFirstChoice }))
    const chosen = { currency: 'USD', units: 'us', settingsChosenAt: NOW.toISOString() }
    expect(await choose({ currency: 'USD', units: 'us' }, NOW, true)).toMatchObject(chosen)
    const later = new Date(NOW.getTime() + 60_000)
    expect(await choose({ currency: 'EUR', units: 'metric' }, later, true)).toMatchObject(chosen)
    // What the user changes is changed at any time, and was first chosen when it was.
    const changed = { ...chosen, currency: 'JPY' }
    expect(await choose({ currency: 'JPY' }, later, false)).toMatchObject(changed)
    expect(await inTransaction(findUser)).toMatchObject(changed)
  })

  it('have units and a clock that exist', async () => {
    for (const change of [`units = 'imperial'`, `clock = '13h'`, `perspective = 'some'`]) {
      const changing = inTransaction((sql) => sql.query(`update users set ${change}`))
      await expect(changing).rejects.toMatchObject({ code: '23514' })
    }
  })
})

describe('conversations', () => {
  it('are listed page by page, the latest used first', async () => {
    const ids = [await addConversation(1), await addConversation(3), await addConversation(2)]
    const first = await inTransaction((sql) => listConversations(sql, { limit: 2 }))
    expect(first.map(({ id }) => id)).toEqual([ids[1], ids[2]])
    const last = first[1]
    const after = { at: last?.updatedAt ?? '', id: last?.id ?? '' }
    const second = await inTransaction((sql) => listConversations(sql, { limit: 2, after }))
    expect(second.map(({ id }) => id)).toEqual([ids[0]])
  })

  it('are not listed where nothing was said', async () => {
    const id = await addConversation(0)
    const list = () => inTransaction((sql) => listConversations(sql, { limit: 2 }))
    expect(await list()).toHaveLength(1)
    await inTransaction((sql) =>
      sql.query('update conversations set title = null where id = $1', [toUuid(id)]),
    )
    expect(await list()).toEqual([])
  })

  it('are found by all words of a search, in titles and messages, without accents', async () => {
    const [trip, food] = [await addConversation(1, 'Férias 100%'), await addConversation(2)]
    await inTransaction(async (sql) => {
      const turn = toUuid(mint('turn'))
      await sql.query(
        `insert into turns (id, user_id, conversation_id, idempotency_key, request_hash, status,
           assistant_message_id, started_at, ended_at)
         values ($1, $2, $3, 'k', 'h', 'completed', $1, now(), now())`,
        [turn, toUuid(userId), toUuid(food)],
      )
      await sql.query(
        `insert into messages (id, user_id, conversation_id, turn_id, role, parts, seq, created_at)
         values ($1, $2, $3, $4, 'user', $5::jsonb, 1, now())`,
        [
          toUuid(mint('message')),
          toUuid(userId),
          toUuid(food),
          turn,
          JSON.stringify([{ type: 'text', text: 'Gastei 30 no PÃO de queijo' }]),
        ],
      )
    })
    const find = async (...words: string[]) =>
      (await inTransaction((sql) => listConversations(sql, { limit: 9, words }))).map(
        ({ id }) => id,
      )
    expect(await find('ferias')).toEqual([trip])
    expect(await find('pao', 'OI')).toEqual([food])
    expect(await find('pao', 'ferias')).toEqual([])
    expect(await find('100%')).toEqual([trip])
    expect(await find('1_0')).toEqual([])
    expect(await find()).toEqual([food, trip])
  })

  it('can be renamed and deleted, by their owner alone', async () => {
    const id = await addConversation(0)
    const other = await store.createUser()
    const remove = (who: UserId) =>
      store.transaction(who, (sql) => deleteConversation(sql, id, NOW))
    expect(await remove(other)).toBeUndefined()
    expect(await inTransaction((sql) => renameConversation(sql, id, 'x'.repeat(300)))).toBe(true)
    const renamed = await inTransaction((sql) => findConversation(sql, id))
    expect(renamed?.title).toHaveLength(255)
    expect(await remove(userId)).toEqual({ messages: 0, openApprovals: 0, receipts: 0 })
    expect(await remove(userId)).toBeUndefined()
    expect(await inTransaction((sql) => findConversation(sql, id))).toBeUndefined()
  })

  it('keep a context that is replaced whole', async () => {
    const id = await addConversation(0)
    const find = () => inTransaction((sql) => findConversationContext(sql, id))
    expect(await find()).toBeUndefined()
    const contexts = [
      { keyFacts: ['a', 'b'], turnCount: 1, lastIntent: 'create_expense' },
      { keyFacts: [], turnCount: 5, summary: 'Falou de gastos.' },
    ]
    for (const context of contexts) {
      await inTransaction((sql) => saveConversationContext(sql, id, context, NOW))
      expect(await find()).toEqual(context)
    }
  })
})

describe('idempotency keys', () => {
  it('let one of many equal requests do the work, and tell the others its answer', async () => {
    const answer = { id: 'exp_1' }
    const request = (requestHash: string) =>
      inTransaction(async (sql) => {
        const claim = await claimIdempotencyKey(sql, { key: 'k', requestHash, now: NOW })
        if (claim.status === 'new') await storeIdempotentResponse(sql, 'k', answer)
        return claim
      })
    const claims = await Promise.all(Array.from({ length: 8 }, () => request('hash')))
    expect(claims.filter(({ status }) => status === 'new')).toHaveLength(1)
    expect(claims.filter(({ status }) => status === 'repeated')).toEqual(
      Array.from({ length: 7 }, () => ({ status: 'repeated', response: answer })),
    )
    expect(await request('other')).toEqual({ status: 'mismatch' })
  })
})

describe('task runs', () => {
  it('checkpoint each step once, in order, and end once', async () => {
    const taskRunId = mint('taskRun')
    const conversationId = await addConversation(0)
    const plan = [{ action: 'web_search' }, { action: 'generate_pdf' }]
    await inTransaction((sql) =>
      insertTaskRun(sql, {
        id: taskRunId,
        conversationId,
        intent: 'analyze_and_report',
        plan,
        now: NOW,
      }),
    )
    const step = (index: number) =>
      inTransaction((sql) =>
        checkpointTaskStep(sql, { taskRunId, index, result: { index }, tokensUsed: 10 }),
      )
    const end = () =>
      inTransaction((sql) => finishTaskRun(sql, { taskRunId, status: 'completed', now: NOW }))
    expect([await step(1), await step(0), await step(0), await step(1)]).toEqual([
      false,
      true,
      false,
      true,
    ])
    expect(await inTransaction(listRunningTaskRuns)).toEqual([
      {
        id: taskRunId,
        conversationId,
        intent: 'analyze_and_report',
        status: 'running',
        plan,
        steps: [{ index: 0 }, { index: 1 }],
        tokensUsed: 20,
      },
    ])
    expect([await end(), await end(), await step(2)]).toEqual([true, false, false])
    expect(await inTransaction(listRunningTaskRuns)).toEqual([])
  })
})

it('ships the configured intents', async () => {
  const actions = await inTransaction(listIntentActions)
  expect(actions.map(({ intentKey, actionType }) => `${intentKey} ${actionType}`)).toEqual([
    'analyze_and_report hybrid',
    'general_chat reasoning',
    'generate_pdf deterministic',
    'summarize_text reasoning',
    'translate reasoning',
    'web_search deterministic',
  ])
})
