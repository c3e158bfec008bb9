import { randomBytes } from 'node:crypto'
import { createIdMinter, type TurnEvent, type UserId } from '@parco/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestStore, type TestStore } from '../testing/index.ts'
import { type AdmitTurnInput, admitTurn } from './admit-turn.ts'
import { type FinishTurnInput, finishTurn } from './finish-turn.ts'
import { listMessages } from './messages.ts'
import { renewLeases, resumeTurn, suspendTurn } from './think-turn.ts'

const NOW = new Date('2026-11-18T12:00:00.000Z')
const LATER = new Date(NOW.getTime() + 120_000)
const MUCH_LATER = new Date(NOW.getTime() + 600_000)
const mint = createIdMinter({ now: () => NOW, randomBytes })

let store: TestStore
let userId: UserId
beforeEach(async () => {
  store = await openTestStore()
  userId = mint('user')
})
afterEach(() => store.close())

function input(overrides: Partial<AdmitTurnInput> = {}): AdmitTurnInput {
  return {
    userId,
    newUser: { locale: 'pt-BR', timeZone: 'America/Sao_Paulo', currency: 'BRL' },
    conversationId: mint('conversation'),
    turnId: mint('turn'),
    message: { id: mint('message'), parts: [{ type: 'text', text: 'mercado 50' }] },
    assistantMessageId: mint('message'),
    idempotencyKey: mint('request'),
    requestHash: 'h1',
    now: NOW,
    origin: 'message',
    ...overrides,
  }
}

function admit(turn: AdmitTurnInput) {
  return store.transaction(userId, (sql) => admitTurn(sql, turn))
}

function finish(turn: AdmitTurnInput, overrides: Partial<FinishTurnInput> = {}) {
  return store.transaction(userId, (sql) =>
    finishTurn(sql, {
      turnId: turn.turnId,
      conversationId: turn.conversationId,
      outcome: 'completed',
      parts: [{ type: 'text', text: 'Anotado.' }],
      decisions: [
        {
          id: mint('decision'),
          intent: 'create_expense',
          params: { amount: 50 },
          source: 'sentence',
          confidence: 1,
        },
      ],
      usage: [
        {
          id: mint('usage'),
          intent: 'create_expense',
          actionType: 'deterministic',
          inputTokens: 0,
          outputTokens: 0,
          executionTimeMs: 3.4,
          wasKeywordMatched: true,
        },
      ],
      events: [],
      now: NOW,
      ...overrides,
    }),
  )
}

function suspend(turn: AdmitTurnInput, leaseUntil = new Date(NOW.getTime() + 60_000)) {
  return store.transaction(userId, (sql) =>
    suspendTurn(sql, {
      turnId: turn.turnId,
      conversationId: turn.conversationId,
      parts: [{ type: 'text', text: 'Let me think.' }],
      decisions: [],
      usage: [],
      events: [],
      thinking: { action: 'converse' },
      leaseUntil,
      now: turn.now,
    }),
  )
}

/** The newest first. */
function messagesOf(turn: AdmitTurnInput) {
  return store.transaction(userId, async (sql) =>
    (await listMessages(sql, turn.conversationId, { limit: 10 })).sort((a, b) => b.seq - a.seq),
  )
}

describe('admitTurn', () => {
  it('begins a conversation for a user who is not known yet', async () => {
    const turn = input()
    expect(await admit(turn)).toEqual({
      status: 'admitted',
      user: {
        id: userId,
        ...turn.newUser,
        units: 'metric',
        clock: '24h',
        perspective: 'none',
        settingsChosenAt: null,
      },
      isNewConversation: true,
      openApprovals: [],
    })
  })

  it('tells an earlier turn again for the same key and request, and refuses another request', async () => {
    const turn = input()
    await admit(turn)
    const events: TurnEvent[] = [{ type: 'text-start', id: 't' }]
    await finish(turn, { events })
    const again = input({
      conversationId: turn.conversationId,
      idempotencyKey: turn.idempotencyKey,
    })
    expect(await admit(again)).toEqual({
      status: 'replayed',
      earlier: {
        turnId: turn.turnId,
        conversationId: turn.conversationId,
        assistantMessageId: turn.assistantMessageId,
        status: 'completed',
        events,
      },
    })
    expect(await admit({ ...again, requestHash: 'h2' })).toEqual({ status: 'mismatch' })
    const messages = await store.transaction(userId, (sql) =>
      listMessages(sql, turn.conversationId, { limit: 10 }),
    )
    expect(messages.map(({ id, role, seq }) => ({ id, role, seq }))).toEqual([
      { id: turn.message?.id, role: 'user', seq: 1 },
      { id: turn.assistantMessageId, role: 'assistant', seq: 2 },
    ])
  })

  it('lets one message of a conversation be thought about at a time, and clicks meanwhile', async () => {
    const first = input()
    await admit(first)
    await suspend(first)
    const second = input({ conversationId: first.conversationId })
    expect(await admit(second)).toEqual({ status: 'busy', turnId: first.turnId })
    const { message: _message, ...click } = input({ conversationId: first.conversationId })
    expect(await admit({ ...click, origin: 'click' })).toMatchObject({ status: 'admitted' })
    await finish(first, { epoch: 1 })
    expect(await admit(second)).toMatchObject({ status: 'admitted', isNewConversation: false })
  })

  it('goes on after a turn whose holder is gone, and says that it was interrupted', async () => {
    const first = input()
    await admit(first)
    await suspend(first)
    const next = input({ conversationId: first.conversationId, now: LATER })
    expect(await admit(next)).toMatchObject({ status: 'admitted' })
    expect(await finish(first, { epoch: 1 })).toBe(false)
    const said = (await messagesOf(first)).find(({ id }) => id === first.assistantMessageId)
    expect(said?.parts).toEqual([{ type: 'text', text: 'Let me think.' }, { type: 'interruption' }])
  })

  it('resumes an interrupted turn for the same request, and only once', async () => {
    const first = input()
    await admit(first)
    await suspend(first)
    const again = input({
      conversationId: first.conversationId,
      idempotencyKey: first.idempotencyKey,
      now: LATER,
    })
    expect(await admit(again)).toEqual({ status: 'interrupted', turnId: first.turnId })
    const resume = () =>
      store.transaction(userId, (sql) =>
        resumeTurn(sql, { turnId: first.turnId, now: LATER, leaseUntil: MUCH_LATER }),
      )
    expect(await resume()).toEqual({ epoch: 2, thinking: { action: 'converse' }, events: [] })
    expect(await resume()).toBeUndefined()
    expect(await finish(first, { epoch: 1 })).toBe(false)
    expect(await finish(first, { epoch: 2, now: LATER })).toBe(true)
    expect(await messagesOf(first)).toMatchObject([
      { role: 'assistant', parts: [{ type: 'text', text: 'Anotado.' }] },
      { role: 'user' },
    ])
  })

  it('does not resume while another message of the conversation is thought about', async () => {
    const first = input()
    await admit(first)
    await suspend(first)
    const next = input({ conversationId: first.conversationId, now: LATER })
    await admit(next)
    await suspend(next, MUCH_LATER)
    const resumed = await store.transaction(userId, (sql) =>
      resumeTurn(sql, { turnId: first.turnId, now: LATER, leaseUntil: MUCH_LATER }),
    )
    expect(resumed).toBeUndefined()
  })

  it('keeps a turn held for as long as its lease is renewed', async () => {
    const first = input()
    await admit(first)
    await suspend(first)
    const other = input()
    await admit(other)
    await suspend(other)
    const leases = [
      { turnId: first.turnId, epoch: 1 },
      { turnId: other.turnId, epoch: 2 },
    ]
    const held = await store.transaction(userId, (sql) => renewLeases(sql, leases, MUCH_LATER))
    expect([...held]).toEqual([first.turnId])
    const next = input({ conversationId: first.conversationId, now: LATER })
    expect(await admit(next)).toMatchObject({ status: 'busy' })
  })

  it('admits one of many requests that come at once with the same key', async () => {
    const turn = input()
    const attempts = Array.from({ length: 8 }, () => ({
      ...input({ conversationId: turn.conversationId, idempotencyKey: turn.idempotencyKey }),
    }))
    const admissions = await Promise.all(attempts.map(admit))
    expect(admissions.filter(({ status }) => status === 'admitted')).toHaveLength(1)
    expect(admissions.filter(({ status }) => status === 'replayed')).toHaveLength(7)
  })

  it('stores text that PostgreSQL cannot hold in the nearest form that it can', async () => {
    const turn = input({
      message: { id: mint('message'), parts: [{ type: 'text', text: 'a\0b\ud800c' }] },
    })
    await admit(turn)
    const [message] = await store.transaction(userId, (sql) =>
      listMessages(sql, turn.conversationId, { limit: 1 }),
    )
    expect(message?.parts).toEqual([{ type: 'text', text: 'a\ufffdb\ufffdc' }])
  })

  it('keeps the conversations of two users apart even under one id', async () => {
    const mine = input()
    await admit(mine)
    const other = mint('user')
    const theirs = input({ userId: other, conversationId: mine.conversationId })
    const admission = await store.transaction(other, (sql) => admitTurn(sql, theirs))
    expect(admission).toMatchObject({ status: 'admitted', isNewConversation: true })
    const seen = await store.transaction(other, (sql) =>
      listMessages(sql, mine.conversationId, { limit: 10 }),
    )
    expect(seen.map(({ id }) => id)).toEqual([theirs.message?.id])
  })
})
