import { randomBytes } from 'node:crypto'
import { createIdMinter, type TurnId, type UserId } from '@parco/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestStore, type TestStore } from '../testing/index.ts'
import { admitTurn } from './admit-turn.ts'
import { findClassification, keepClassification } from './classifications.ts'
import {
  decideLearnedSentence,
  findLearnedSentence,
  listLearnedSentences,
  offerSentence,
} from './learned-sentences.ts'

const NOW = new Date('2026-11-18T12:00:00.000Z')
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000)
const mint = createIdMinter({ now: () => NOW, randomBytes })
const HASH = 'a'.repeat(64)
const OTHER_HASH = 'b'.repeat(64)

let store: TestStore
let ana: UserId
let bia: UserId

beforeEach(async () => {
  store = await openTestStore()
  ana = await store.createUser({ id: mint('user') })
  bia = await store.createUser({ id: mint('user') })
})
afterEach(() => store.close())

const find = (userId: UserId, hash: string, now: Date) =>
  store.transaction(userId, (sql) => findClassification(sql, hash, now))

describe('classifications', () => {
  const keep = (userId: UserId, textHash: string, intent: string, now: Date) =>
    store.transaction(userId, (sql) =>
      keepClassification(sql, {
        textHash,
        intent,
        extracted: { name: 'Feira' },
        now,
        until: new Date(now.getTime() + 24 * 3_600_000),
      }),
    )

  it('are known to their user alone, until they expire', async () => {
    await keep(ana, HASH, 'create_expense', NOW)
    const known = { intent: 'create_expense', extracted: { name: 'Feira' } }
    expect(await find(ana, HASH, hours(23))).toEqual(known)
    expect(await find(ana, HASH, hours(24))).toBeUndefined()
    expect(await find(ana, OTHER_HASH, NOW)).toBeUndefined()
    expect(await find(bia, HASH, NOW)).toBeUndefined()
  })

  it('are replaced by a later answer, and dropped once they have expired', async () => {
    await keep(ana, HASH, 'create_expense', NOW)
    await keep(ana, HASH, 'create_income', hours(30))
    expect((await find(ana, HASH, hours(31)))?.intent).toBe('create_income')
    await keep(ana, OTHER_HASH, 'get_bills', hours(60))
    const rows = await store.transaction(ana, (sql) => sql.query('select 1 from classifications'))
    expect(rows).toHaveLength(1)
  })
})

describe('learned sentences', () => {
  const offer = (sentence: string, turnId: TurnId) => ({
    id: mint('learnedSentence'),
    locale: 'pt-BR' as const,
    sentence,
    intent: 'create_expense',
    params: { category: 'food' },
    sourceText: 'torrei 50 mangos na feira',
    turnId,
    now: NOW,
  })

  async function admit(userId: UserId): Promise<TurnId> {
    const turnId = mint('turn')
    await store.transaction(userId, (sql) =>
      admitTurn(sql, {
        userId,
        newUser: { locale: 'pt-BR', timeZone: 'America/Sao_Paulo', currency: 'BRL' },
        conversationId: mint('conversation'),
        turnId,
        message: { id: mint('message'), parts: [{ type: 'text', text: 'oi' }] },
        assistantMessageId: mint('message'),
        idempotencyKey: mint('request'),
        requestHash: 'hash',
        now: NOW,
        origin: 'message',
      }),
    )
    return turnId
  }

  it('are offered once, and decided by their user alone', async () => {
    const turnId = await admit(ana)
    const first = offer('torrei {money} mangos na {name}', turnId)
    const store1 = <T>(work: Parameters<typeof store.transaction<T>>[1]) =>
      store.transaction(ana, work)
    expect(await store1((sql) => offerSentence(sql, first))).toBe(true)
    const again = offer(first.sentence, turnId)
    expect(await store1((sql) => offerSentence(sql, again))).toBe(false)
    const [listed] = await store1((sql) => listLearnedSentences(sql, ['offered']))
    expect(listed).toMatchObject({ id: first.id, status: 'offered', params: first.params })

    const byBia = await store.transaction(bia, (sql) =>
      decideLearnedSentence(sql, first.id, 'adopted', NOW),
    )
    expect(byBia).toBe(false)
    expect(await store1((sql) => decideLearnedSentence(sql, first.id, 'adopted', NOW))).toBe(true)
    expect(await store1((sql) => listLearnedSentences(sql, ['offered']))).toEqual([])
    expect((await store1((sql) => findLearnedSentence(sql, first.id)))?.status).toBe('adopted')
  })

  it('outlive the turn that they came from', async () => {
    const turnId = await admit(ana)
    const offered = offer('torrei {money} mangos na {name}', turnId)
    await store.transaction(ana, (sql) => offerSentence(sql, offered))
    await store.transaction(ana, (sql) => sql.query('delete from turns'))
    const rows = await store.transaction(ana, (sql) => listLearnedSentences(sql, ['offered']))
    expect(rows).toHaveLength(1)
  })
})
