import { randomBytes } from 'node:crypto'
import { createIdMinter, type Receipt, type UserId } from '@parco/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Sql } from '../sql.ts'
import { openTestStore, type TestStore } from '../testing/index.ts'
import { type AdmitTurnInput, admitTurn } from './admit-turn.ts'
import {
  type DecideApprovalInput,
  decideApproval,
  editApproval,
  expireApprovals,
  findApproval,
  insertApprovals,
  listApprovals,
  listOpenApprovals,
  type StoredApproval,
} from './approvals.ts'
import { closeQuestion, findOpenQuestion, openQuestion } from './questions.ts'
import {
  findReceipt,
  insertReceipt,
  listReceipts,
  listReceiptsById,
  listUndoable,
  markReceiptUndone,
} from './receipts.ts'

const NOW = new Date('2026-11-18T12:00:00.000Z')
const LATER = new Date('2026-11-18T13:00:00.000Z')
const mint = createIdMinter({ now: () => NOW, randomBytes })

let store: TestStore
let userId: UserId
let turn: AdmitTurnInput

beforeEach(async () => {
  store = await openTestStore()
  userId = mint('user')
  turn = await admit(userId)
})
afterEach(() => store.close())

async function admit(owner: UserId): Promise<AdmitTurnInput> {
  const input: AdmitTurnInput = {
    userId: owner,
    newUser: { locale: 'pt-BR', timeZone: 'America/Sao_Paulo', currency: 'BRL' },
    conversationId: mint('conversation'),
    turnId: mint('turn'),
    message: { id: mint('message'), parts: [{ type: 'text', text: 'mercado 50' }] },
    assistantMessageId: mint('message'),
    idempotencyKey: mint('request'),
    requestHash: 'hash',
    now: NOW,
    origin: 'message',
  }
  await store.transaction(owner, (sql) => admitTurn(sql, input))
  return input
}

function approval(overrides: Partial<StoredApproval> = {}): StoredApproval {
  return {
    version: 1,
    id: mint('approval'),
    conversationId: turn.conversationId,
    turnId: turn.turnId,
    position: 0,
    toolCallId: mint('toolCall'),
    toolName: 'create_expense',
    input: { amount: 50, name: 'Mercado' },
    arguments: { amountCents: 5_000, name: 'Mercado' },
    argumentsHash: 'h1',
    preview: { title: 'Gasto: Mercado, R$ 50,00, hoje', fields: [] },
    sourceText: 'mercado 50',
    status: 'requested',
    requestedAt: NOW.toISOString(),
    expiresAt: '2026-11-19T12:00:00.000Z',
    ...overrides,
  }
}

async function request(overrides: Partial<StoredApproval> = {}): Promise<StoredApproval> {
  const requested = approval(overrides)
  await store.transaction(userId, (sql) => insertApprovals(sql, [requested]))
  return requested
}

function receipt(overrides: Partial<Receipt> = {}): Receipt {
  return {
    version: 1,
    id: mint('receipt'),
    conversationId: turn.conversationId,
    turnId: turn.turnId,
    toolName: 'create_expense',
    input: { amount: 50 },
    summary: 'Gasto registrado: Mercado, R$ 50,00.',
    sourceText: 'mercado 50',
    changes: [{ table: 'expenses', id: 'exp_1', before: null, after: { total_cents: 5_000 } }],
    createdAt: NOW.toISOString(),
    ...overrides,
  }
}

function decide(input: DecideApprovalInput, owner = userId) {
  return store.transaction(owner, (sql) => decideApproval(sql, input))
}

describe('approvals', () => {
  it('are listed while they are open, in the order of their card', async () => {
    const second = await request({ position: 1 })
    const first = await request({ position: 0 })
    await request({ position: 2, expiresAt: NOW.toISOString() })
    const open = await store.transaction(userId, (sql) => listOpenApprovals(sql, { now: NOW }))
    expect(open).toEqual([first, second])
    const elsewhere = await store.transaction(userId, (sql) =>
      listOpenApprovals(sql, { conversationId: mint('conversation'), now: NOW }),
    )
    expect(elsewhere).toEqual([])
    const byId = await store.transaction(userId, (sql) => listApprovals(sql, [first.id]))
    expect(byId).toEqual([first])
  })

  it('are spent by exactly one of many decisions at once', async () => {
    const { id } = await request()
    const outcomes = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        decide({
          approvalId: id,
          status: index % 3 === 0 ? 'denied' : 'approved',
          argumentsHash: 'h1',
          now: LATER,
        }),
      ),
    )
    const count = (status: string) => outcomes.filter((outcome) => outcome.status === status).length
    expect([count('decided'), count('already-decided')]).toEqual([1, 23])
  })

  it('stay open when the transaction of their write fails', async () => {
    const { id } = await request()
    const failing = store.transaction(userId, async (sql) => {
      await decideApproval(sql, {
        approvalId: id,
        status: 'approved',
        argumentsHash: 'h1',
        now: LATER,
      })
      throw new Error('the write failed')
    })
    await expect(failing).rejects.toThrow()
    const again = await decide({
      approvalId: id,
      status: 'approved',
      argumentsHash: 'h1',
      now: LATER,
    })
    expect(again.status).toBe('decided')
  })

  it('are refused with another hash, after their time, to another user, or when unknown', async () => {
    const { id } = await request()
    const approve = { approvalId: id, status: 'approved', argumentsHash: 'h1', now: LATER } as const
    const other = mint('user')
    await admit(other)
    expect((await decide(approve, other)).status).toBe('not-found')
    expect((await decide({ ...approve, approvalId: mint('approval') })).status).toBe('not-found')
    expect((await decide({ ...approve, argumentsHash: 'h2' })).status).toBe('stale')
    const { argumentsHash: _, ...withoutHash } = approve
    expect((await decide(withoutHash)).status).toBe('stale')
    const tooLate = new Date('2026-11-19T12:00:00.000Z')
    expect((await decide({ ...approve, now: tooLate })).status).toBe('expired')
    expect((await decide(approve)).status).toBe('decided')
  })

  it('carry their new values once edited, and the old hash no longer decides them', async () => {
    const { id, preview } = await request()
    const values = {
      input: { amount: 60 },
      arguments: { amountCents: 6_000 },
      argumentsHash: 'h2',
      preview: { ...preview, title: 'Gasto: Mercado, R$ 60,00, hoje' },
    }
    const edited = await store.transaction(userId, (sql) =>
      editApproval(sql, { approvalId: id, argumentsHash: 'h1', values, now: LATER }),
    )
    expect(edited).toMatchObject({
      status: 'decided',
      approval: { status: 'requested', ...values },
    })
    const approve = { approvalId: id, status: 'approved', now: LATER } as const
    expect((await decide({ ...approve, argumentsHash: 'h1' })).status).toBe('stale')
    const decided = await decide({
      ...approve,
      status: 'edited',
      argumentsHash: 'h2',
      values: { ...values, argumentsHash: 'h3' },
    })
    expect(decided).toMatchObject({
      status: 'decided',
      approval: { status: 'edited', argumentsHash: 'h3', decidedAt: LATER.toISOString() },
    })
  })

  it('expire when their time is over', async () => {
    const old = await request({ expiresAt: LATER.toISOString() })
    await request()
    const expired = await store.transaction(userId, (sql) => expireApprovals(sql, LATER))
    expect(expired.map(({ id, status }) => ({ id, status }))).toEqual([
      { id: old.id, status: 'expired' },
    ])
    const attempt = await decide({ approvalId: old.id, status: 'denied', now: NOW })
    expect(attempt.status).toBe('expired')
  })
})

describe('receipts', () => {
  it('prove a write, and are linked to the approval that they spend once', async () => {
    const { id: approvalId } = await request()
    const written = receipt({ approvalId })
    await store.transaction(userId, (sql) => insertReceipt(sql, written))
    const [found, linked] = await store.transaction(userId, async (sql) => [
      await findReceipt(sql, written.id),
      await findApproval(sql, approvalId),
    ])
    expect(found).toEqual(written)
    expect(linked?.receiptId).toBe(written.id)
    const again = store.transaction(userId, (sql) => insertReceipt(sql, receipt({ approvalId })))
    await expect(again).rejects.toMatchObject({ code: '23505' })
  })

  it('are undone once, whoever tries', async () => {
    const written = receipt()
    await store.transaction(userId, (sql) => insertReceipt(sql, written))
    const undo = () =>
      store.transaction(userId, async (sql) => {
        const undone = await markReceiptUndone(sql, written.id, LATER)
        if (undone) await insertReceipt(sql, receipt({ toolName: 'undo', undoes: written.id }))
        return undone
      })
    const attempts = await Promise.all(Array.from({ length: 12 }, undo))
    expect(attempts.filter((attempt) => attempt !== undefined)).toEqual([
      { ...written, undoneAt: LATER.toISOString() },
    ])
    const other = mint('user')
    const foreign = await store.transaction(other, (sql) =>
      markReceiptUndone(sql, written.id, LATER),
    )
    expect(foreign).toBeUndefined()
  })

  it('are listed newest first, page by page, and without what cannot be undone when asked', async () => {
    const written = [1, 2, 3, 4].map((minute) =>
      receipt({ createdAt: new Date(NOW.getTime() + minute * 60_000).toISOString() }),
    )
    await store.transaction(userId, async (sql) => {
      for (const item of written) await insertReceipt(sql, item)
      await markReceiptUndone(sql, written[3]?.id ?? mint('receipt'), LATER)
      await insertReceipt(sql, receipt({ undoes: written[3]?.id ?? mint('receipt') }))
    })
    const read = (run: (sql: Sql) => Promise<readonly Receipt[]>) =>
      store.transaction(userId, async (sql) => (await run(sql)).map(({ id }) => id))
    const [first, second, third, fourth] = written
    const page = await read((sql) => listReceipts(sql, { limit: 3 }))
    expect(page).toEqual([fourth?.id, third?.id, second?.id])
    const after = { at: second?.createdAt ?? '', id: second?.id ?? '' }
    const rest = await read((sql) => listReceipts(sql, { after, limit: 9 }))
    expect(rest[0]).toBe(first?.id)
    const undoable = await read((sql) => listUndoable(sql, { limit: 2 }))
    expect(undoable).toEqual([third?.id, second?.id])
    const some = await store.transaction(userId, (sql) =>
      listReceiptsById(sql, third ? [third.id] : []),
    )
    expect(some).toEqual([third])
  })
})

it('undoes the last write first, also where the clock was set back', async () => {
  const [before, afterwards] = [receipt({ createdAt: LATER.toISOString() }), receipt()]
  const last = await store.transaction(userId, async (sql) => {
    for (const item of [before, afterwards]) await insertReceipt(sql, item)
    return listUndoable(sql, { limit: 1 })
  })
  expect(last.map(({ id }) => id)).toEqual([afterwards.id])
})

describe('questions', () => {
  it('are open one at a time in a conversation, and told to the next turn', async () => {
    const base = {
      conversationId: turn.conversationId,
      turnId: turn.turnId,
      missing: ['amount'],
      candidate: { intent: 'create_expense', params: { name: 'Mercado' } },
      sourceText: 'gastei no mercado',
      askedAt: NOW.toISOString(),
    }
    const first = { ...base, id: mint('question') }
    const second = { ...base, id: mint('question'), missing: ['amount', 'date'] }
    await store.transaction(userId, (sql) => openQuestion(sql, first))
    await store.transaction(userId, (sql) => openQuestion(sql, second))
    const next = { ...turn, turnId: mint('turn'), idempotencyKey: 'next' }
    const message = { id: mint('message'), parts: [] }
    const admission = await store.transaction(userId, (sql) =>
      admitTurn(sql, { ...next, message, now: LATER }),
    )
    expect(admission).toMatchObject({ status: 'admitted', openQuestion: second })
    const close = (id: typeof first.id) =>
      store.transaction(userId, (sql) => closeQuestion(sql, id, 'answered', LATER))
    expect([await close(first.id), await close(second.id), await close(second.id)]).toEqual([
      false,
      true,
      false,
    ])
    const open = await store.transaction(userId, (sql) =>
      findOpenQuestion(sql, turn.conversationId),
    )
    expect(open).toBeUndefined()
  })
})
