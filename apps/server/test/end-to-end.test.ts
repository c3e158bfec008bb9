import { openLifeParco } from '@parco/assistant/testing'
import type { Approval, ApprovalDecision, Locale, Receipt, TurnResult } from '@parco/protocol'
import { validateUIMessages } from 'ai'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { approve, createLifeClient, only } from './life-client.ts'

// The first database of a machine is made from nothing, which takes its time where much else runs.
const WAIT_MS = 180_000
vi.setConfig({ testTimeout: WAIT_MS, hookTimeout: WAIT_MS })
beforeAll(async () => {
  const { parco } = await openLifeParco()
  await parco.close()
})

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((parco) => parco.close()))
})

/** A client that is closed after its test. */
async function createClient(locale: Locale = 'pt-BR') {
  const client = await createLifeClient(locale)
  open.push(client.parco)
  return client
}

const deny = ({ id }: Approval): ApprovalDecision => ({ outcome: 'deny', approvalId: id })

interface RecordItem {
  readonly title: string
  readonly display: string
  readonly date: string
}

describe.each([
  {
    locale: 'pt-BR',
    expense: 'gastei 50 no mercado',
    pastExpense: 'ontem paguei 32,90 na farmácia',
    two: 'gastei 30 no uber e bebi 500 ml de água',
    bill: 'cadastra a conta de luz, 120 reais, todo dia 10',
    bills: 'quais são minhas contas?',
    billPaid: 'paguei a luz',
    billUnpaid: 'na verdade não paguei a luz',
    metric: 'bebi 300 ml de água',
    metricCorrected: 'na verdade foram 400 ml',
    metricDeleted: 'apaga a água de hoje',
    summary: 'como estão minhas finanças este mês?',
    incomplete: 'anota um gasto no mercado',
    amount: '42,50',
    yes: 'sim',
    no: 'não, deixa pra lá',
    unrelated: 'quanto gastei este mês?',
    undo: 'desfaz',
  },
  {
    locale: 'en',
    expense: 'I spent 50 at the supermarket',
    pastExpense: 'yesterday I paid 32.90 at the pharmacy',
    two: 'I spent 30 on uber and drank 500 ml of water',
    bill: 'my electricity bill is 120 due on the 10th of every month',
    bills: 'list my bills',
    billPaid: 'I paid the electricity bill',
    billUnpaid: 'unmark the electricity bill as paid',
    metric: 'I drank 300 ml of water',
    metricCorrected: 'actually it was 400 ml',
    metricDeleted: "delete today's water",
    summary: 'how are my finances this month?',
    incomplete: 'record an expense at the supermarket',
    amount: '42.50',
    yes: 'yes',
    no: 'no, never mind',
    unrelated: 'how much did I spend this month?',
    undo: 'undo that',
  },
] as const)('over HTTP, with no model, in $locale', (words) => {
  it('an expense is proposed, approved once, told from its receipt, and undone', async () => {
    const { say, decide, get, send, undo, conversationId } = await createClient(words.locale)
    const proposed = await say(words.expense)
    expect(proposed.outcome).toBe('waiting')
    expect(await get('/api/read/get_expenses')).toMatchObject({})
    expect((await get<{ items: RecordItem[] }>('/api/records')).items).toEqual([])
    const approval = only(proposed.approvals)
    const done = await decide(approve(approval))
    const receipt = only(done.receipts)
    expect(done.text).toContain(receipt.summary)
    expect(await get(`/api/receipts/${receipt.id}`)).toEqual(receipt)

    const again = await decide(approve(approval))
    expect(again.receipts).toEqual([])
    const record = only((await get<{ items: RecordItem[] }>('/api/records?day=2026-11-18')).items)
    expect(record.display).toMatch(/50/)

    const page = await get<{ items: never[] }>(`/api/conversations/${conversationId}/messages`)
    await expect(validateUIMessages({ messages: page.items })).resolves.toBeDefined()

    const undone = await undo(`/api/receipts/${receipt.id}/undo`)
    expect(undone.receipts.find(({ id }) => id === receipt.id)?.undoneAt).toBeDefined()
    expect((await get<{ items: RecordItem[] }>('/api/records')).items).toEqual([])
    expect((await send('/api/receipts/rcp_00000000000000000000000000000000')).status).toBe(404)
  })

  it('an expense of yesterday is filed on yesterday', async () => {
    const { say, get } = await createClient(words.locale)
    await say(words.pastExpense)
    await say(words.yes)
    const { items } = await get<{ items: RecordItem[] }>('/api/records?day=2026-11-17')
    expect(only(items).display).toMatch(/32[.,]90/)
  })

  it('two records of one message are approved in part', async () => {
    const { say, decide, get } = await createClient(words.locale)
    const { approvals } = await say(words.two)
    expect(approvals.map(({ toolName }) => toolName)).toEqual(['create_expense', 'record_metric'])
    const [expense, water] = approvals as [Approval, Approval]
    await decide(approve(water))
    const open = await get<{ items: Approval[] }>('/api/approvals')
    expect(only(open.items).id).toBe(expense.id)
    const denied = await decide(deny(expense))
    expect(only(denied.approvals).status).toBe('denied')
    const { items } = await get<{ items: RecordItem[] }>('/api/records')
    expect(only(items).display).toMatch(/500/)
  })

  it('a value is changed on the card before it is approved', async () => {
    const { say, decide, get } = await createClient(words.locale)
    const approval = only((await say(words.expense)).approvals)
    const done = await decide(approve(approval, { actualAmount: 64.5 }))
    expect(only(done.approvals).status).toBe('edited')
    const { items } = await get<{ items: RecordItem[] }>('/api/records')
    expect(only(items).display).toMatch(/64[.,]50/)
  })

  it('a forged hash, and a decision of nobody, write nothing', async () => {
    const { say, send, decide, get, conversationId } = await createClient(words.locale)
    const approval = only((await say(words.expense)).approvals)
    const forged = await decide({ ...approve(approval), argumentsHash: 'f'.repeat(64) } as never)
    expect(forged.receipts).toEqual([])
    const decisions = [{ outcome: 'deny', approvalId: `apr_${'0'.repeat(32)}` }]
    const unknown = await send('/api/approvals/decisions', { conversationId, decisions })
    expect(unknown.status).toBe(404)
    expect((await get<{ items: RecordItem[] }>('/api/records')).items).toEqual([])
  })

  it('words refuse a card, and other words leave it open', async () => {
    const { say, get } = await createClient(words.locale)
    await say(words.expense)
    const other = await say(words.unrelated)
    expect(other.text).not.toBe('')
    expect((await get<{ items: Approval[] }>('/api/approvals')).items).toHaveLength(1)
    await say(words.no)
    expect((await get<{ items: Approval[] }>('/api/approvals')).items).toEqual([])
    expect((await get<{ items: Receipt[] }>('/api/receipts')).items).toEqual([])
  })

  it('what is missing is asked for, and the answer completes it', async () => {
    const { say } = await createClient(words.locale)
    const asked = await say(words.incomplete)
    expect(asked).toMatchObject({ outcome: 'waiting', approvals: [] })
    const proposed = await say(words.amount)
    expect(only(proposed.approvals).input).toMatchObject({ actualAmount: 42.5 })
  })

  it('a bill is created, listed, paid and unpaid', async () => {
    const { say, get } = await createClient(words.locale)
    const paid = async () =>
      (await get<{ bills: unknown[] }>('/api/read/get_bills?status=paid')).bills
    for (const text of [words.bill, words.yes]) await say(text)
    expect((await say(words.bills)).text).toMatch(/120/)
    await say(words.billPaid)
    expect((await say(words.yes)).receipts).toHaveLength(1)
    expect(await paid()).toHaveLength(1)
    await say(words.billUnpaid)
    expect((await say(words.yes)).receipts).toHaveLength(1)
    expect(await paid()).toEqual([])
  })

  it('a metric is recorded, corrected and deleted; a summary is read', async () => {
    const { say, get } = await createClient(words.locale)
    for (const text of [words.metric, words.yes, words.metricCorrected, words.yes]) await say(text)
    const corrected = await get<{ items: RecordItem[] }>('/api/records')
    expect(only(corrected.items).display).toMatch(/400/)
    for (const text of [words.metricDeleted, words.yes]) await say(text)
    expect((await get<{ items: RecordItem[] }>('/api/records')).items).toEqual([])
    expect((await say(words.summary)).toolResults).toMatchObject([
      { toolName: 'get_finance_summary' },
    ])
  })

  it('the last write is undone by saying so, and half past eleven at night is still today', async () => {
    const { say, get, setNow } = await createClient(words.locale)
    setNow('2026-11-19T02:30:00.000Z')
    for (const text of [words.expense, words.yes]) await say(text)
    const day = await get<{ items: RecordItem[] }>('/api/records?day=2026-11-18')
    expect(only(day.items).date).toBe('2026-11-18')
    const undone = await say(words.undo)
    expect(undone.receipts.some(({ undoneAt }) => undoneAt !== undefined)).toBe(true)
    expect((await get<{ items: RecordItem[] }>('/api/records')).items).toEqual([])
  })
})

describe('keys', () => {
  it('that come twice act once, and are refused with other words', async () => {
    const { send, conversationId, get } = await createClient()
    const body = (text: string) => ({
      id: conversationId,
      messages: [{ role: 'user', parts: [{ type: 'text', text }] }],
    })
    const key = { 'idempotency-key': 'once' }
    const [first, second] = await Promise.all([
      send('/api/chat', body('gastei 50 no mercado'), key),
      send('/api/chat', body('gastei 50 no mercado'), key),
    ])
    const results = [await first.json(), await second.json()] as TurnResult[]
    expect(results[1]?.turnId).toBe(results[0]?.turnId)
    expect((await get<{ items: Approval[] }>('/api/approvals')).items).toHaveLength(1)
    const other = await send('/api/chat', body('gastei 60 no mercado'), key)
    expect(other.status).toBe(409)
    expect(await other.json()).toMatchObject({ error: { code: 'idempotency-mismatch' } })
  })
})

describe('two tabs', () => {
  it('that approve the same card at once write it once', async () => {
    const { say, decide, get } = await createClient()
    const approval = only((await say('gastei 50 no mercado')).approvals)
    const results = await Promise.all(Array.from({ length: 10 }, () => decide(approve(approval))))
    expect(results.flatMap(({ receipts }) => receipts)).toHaveLength(1)
    expect((await get<{ items: RecordItem[] }>('/api/records')).items).toHaveLength(1)
  })

  it('of which one approves and one refuses agree on one of both', async () => {
    const { say, decide, get } = await createClient()
    const approval = only((await say('gastei 50 no mercado')).approvals)
    const [approved, denied] = await Promise.all([
      decide(approve(approval)),
      decide(deny(approval)),
    ])
    const { items } = await get<{ items: RecordItem[] }>('/api/records')
    const statuses = [approved, denied].flatMap(({ approvals }) =>
      approvals.map(({ status }) => status),
    )
    expect(new Set(statuses).size).toBe(1)
    expect(items).toHaveLength(statuses.includes('approved') ? 1 : 0)
  })
})

describe('bad input to the real assistant', () => {
  it('is answered below 500', async () => {
    const { send } = await createClient()
    const paths = [
      '/api/read/get_expenses?category=nothing-like-it',
      '/api/read/get_tracking_history?type=water&startDate=2026-11-18&endDate=2026-11-01',
      '/api/read/get_tracking_history?type=custom',
      '/api/read/get_expenses?month=2',
      '/api/read/get_bills?year=1970',
      '/api/receipts?cursor=nonsense',
      '/api/conversations?cursor=%F0%9F%98%80',
    ]
    for (const path of paths) {
      expect((await send(path)).status, path).toBeLessThan(500)
    }
  })

  it('writes nothing', async () => {
    const { send, get, conversationId } = await createClient()
    const texts = [
      'gastei R$ 1.2.3 no mercado',
      'gastei -50 no mercado',
      'gastei 50 em 31/02',
      'a'.repeat(10_001),
      'gastei 99999999999999999999 no mercado',
    ]
    for (const text of texts) {
      const messages = [{ role: 'user', parts: [{ type: 'text', text }] }]
      const response = await send('/api/chat', { id: conversationId, messages })
      expect(response.status, text.slice(0, 40)).toBeLessThan(500)
    }
    expect((await get<{ items: Receipt[] }>('/api/receipts')).items).toEqual([])
  })
})
