import type { Locale, TurnResult } from '@parco/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

/** The sentences of one language; the scenarios below say each in its place. */
interface Sentences {
  readonly locale: Locale
  readonly yes: string
  readonly no: string
  readonly onlySecond: string
  readonly expense: string
  readonly expenseWritten: string
  readonly pastExpense: string
  readonly twoRecords: string
  readonly bill: string
  readonly listBills: string
  readonly payBill: string
  readonly unpayBill: string
  readonly pendingBills: string
  readonly metric: string
  readonly correctMetric: string
  readonly deleteMetric: string
  readonly summary: string
  readonly incomplete: string
  readonly amountAnswer: string
  readonly nameAnswer: string
  readonly correction: string
  readonly yesBut: string
  readonly unrelated: string
  readonly undo: string
  readonly undoNamed: string
  readonly question: string
  readonly negation: string
}

const portuguese: Sentences = {
  locale: 'pt-BR',
  yes: 'sim',
  no: 'não',
  onlySecond: 'só o segundo',
  expense: 'gastei 42,90 no açougue',
  expenseWritten: 'R$ 42,90',
  pastExpense: 'anteontem gastei 18 na lavanderia',
  twoRecords: 'gastei 12 no pastel e bebi 300 ml de água',
  bill: 'cadastra o condomínio de 480 todo dia 5',
  listBills: 'quais contas eu tenho este mês?',
  payBill: 'paguei o condomínio',
  unpayBill: 'desmarca o condomínio',
  pendingBills: 'o que falta pagar este mês?',
  metric: 'tô pesando 81,4 kg',
  correctMetric: 'corrige meu peso de hoje pra 80,9',
  deleteMetric: 'apaga meu peso de hoje',
  summary: 'resumo do mês',
  incomplete: 'anota um gasto',
  amountAnswer: '27,50',
  nameAnswer: 'padaria',
  correction: 'na verdade foram 45',
  yesBut: 'sim, mas foi 47',
  unrelated: 'quanto gastei este mês?',
  undo: 'desfaz',
  undoNamed: 'desfaz o gasto do açougue',
  question: 'se eu gastasse 300 no tênis, dava?',
  negation: 'hoje não gastei nada no bar',
}

const english: Sentences = {
  locale: 'en',
  yes: 'yes',
  no: 'no',
  onlySecond: 'just the second one',
  expense: 'spent 42.90 at the butcher',
  expenseWritten: 'R$42.90',
  pastExpense: 'two days ago I spent 18 on laundry',
  twoRecords: 'spent 12 on a sandwich and drank 300 ml of water',
  bill: 'add my gym bill, 480 due on the 5th',
  listBills: 'what bills do I have this month?',
  payBill: 'I paid the gym',
  unpayBill: 'unmark the gym bill',
  pendingBills: 'what bills are left to pay this month?',
  metric: 'I weigh 81.4 kg',
  correctMetric: 'change my weight today to 80.9',
  deleteMetric: "delete today's weight",
  summary: 'summary of the month',
  incomplete: 'log an expense',
  amountAnswer: '27.50',
  nameAnswer: 'bakery',
  correction: 'actually it was 45',
  yesBut: 'yes, but it was 47',
  unrelated: 'how much did I spend this month?',
  undo: 'undo that',
  undoNamed: 'undo the butcher expense',
  question: 'if I spent 300 on shoes, could I afford it?',
  negation: "I didn't spend anything at the bar today",
}

const opened = openLifeTest()

describe.each([portuguese, english])('a day in $locale', SLOW, (sentences) => {
  let test: TestParco
  beforeEach(async () => {
    test = await opened.newUser({ locale: sentences.locale })
  })

  /** Says each sentence; every one costs no tokens and calls no model. */
  async function say(...keys: (keyof Sentences)[]): Promise<TurnResult> {
    let result: TurnResult | undefined
    for (const key of keys) {
      result = await test.say(sentences[key])
      expect(result.error, sentences[key]).toBeUndefined()
      expect(result.usage).toEqual({ inputTokens: 0, outputTokens: 0, cachedInputTokens: 0 })
      for (const { source } of result.decisions) expect(['pending', 'sentence']).toContain(source)
    }
    return result!
  }

  const rows = (text: string) => test.store.transaction(test.userId, (sql) => sql.query(text))

  it('writes an expense once it is confirmed, and shows it among the records of the day', async () => {
    const proposed = await say('expense')
    expect(proposed).toMatchObject({ outcome: 'waiting', receipts: [] })
    expect(proposed.text).toContain(sentences.expenseWritten)
    expect(await test.count('expenses')).toBe(0)
    const written = await say('yes')
    expect(written.receipts).toHaveLength(1)
    expect(written.text).toContain(sentences.expenseWritten)
    expect(await rows('select total_cents, spent_on from expenses')).toEqual([
      { total_cents: 4290, spent_on: '2026-11-18' },
    ])
    expect(await test.parco.records(test.userId)).toMatchObject([
      { kind: 'expense', display: sentences.expenseWritten, receiptId: written.receipts[0]?.id },
    ])
  })

  it('files an expense on the day that was said', async () => {
    await say('pastExpense', 'yes')
    expect(await rows('select total_cents, spent_on from expenses')).toEqual([
      { total_cents: 1800, spent_on: '2026-11-16' },
    ])
    expect(await test.parco.records(test.userId)).toEqual([])
    expect(await test.parco.records(test.userId, '2026-11-16')).toHaveLength(1)
  })

  it('files what is said at 23:30 on the local day', async () => {
    test.setNow('2026-12-01T02:30:00.000Z')
    await say('expense', 'yes', 'metric', 'yes')
    expect(await rows('select spent_on from expenses')).toEqual([{ spent_on: '2026-11-30' }])
    expect(await rows('select measured_on from metrics')).toEqual([{ measured_on: '2026-11-30' }])
  })

  it('takes two records from one message, and either of them alone', async () => {
    const proposed = await say('twoRecords')
    expect(proposed.approvals).toHaveLength(2)
    const written = await say('onlySecond')
    expect(written.receipts).toHaveLength(1)
    expect(written.outcome).toBe('completed')
    expect(await test.count('expenses')).toBe(0)
    expect(await test.count('metrics')).toBe(1)
    await say('yes')
    expect(await test.count('expenses')).toBe(1)
  })

  it('registers, lists, pays and unpays a bill', async () => {
    await say('bill', 'yes')
    expect((await say('listBills')).text).toContain('480')
    const paid = await say('payBill', 'yes')
    expect(paid.receipts).toMatchObject([{ toolName: 'mark_bill_paid' }])
    expect((await say('pendingBills')).text).not.toContain('480')
    await say('unpayBill', 'yes')
    expect((await say('pendingBills')).text).toContain('480')
  })

  it('records, corrects and deletes a measurement', async () => {
    await say('metric', 'yes', 'correctMetric', 'yes')
    expect(await rows('select value from metrics')).toEqual([{ value: 80.9 }])
    await say('deleteMetric', 'yes')
    expect(await test.count('metrics')).toBe(0)
    await say('undo')
    expect(await rows('select value from metrics')).toEqual([{ value: 80.9 }])
  })

  it('sums up the month', async () => {
    await say('expense', 'yes')
    expect((await say('summary')).text).toContain(sentences.expenseWritten)
  })

  it('asks back for what is missing, and takes the answers', async () => {
    const asked = await say('incomplete')
    expect(asked).toMatchObject({ outcome: 'waiting', approvals: [] })
    expect((await say('amountAnswer')).approvals).toEqual([])
    const proposed = await say('nameAnswer')
    expect(proposed.approvals).toMatchObject([{ input: { actualAmount: 27.5 } }])
    await say('yes')
    expect(await test.count('expenses')).toBe(1)
  })

  it('shows a correction before it writes it, and never writes the old value', async () => {
    await say('expense')
    expect((await say('correction')).receipts).toEqual([])
    expect((await say('yesBut')).receipts).toEqual([])
    const written = await say('yes')
    expect(written.receipts).toHaveLength(1)
    expect(await rows('select total_cents from expenses')).toEqual([{ total_cents: 4700 }])
  })

  it('corrects what was written a moment ago in place of adding another', async () => {
    await say('expense', 'yes')
    const proposed = await say('correction')
    expect(proposed.approvals).toMatchObject([{ toolName: 'update_expense' }])
    await say('yes')
    expect(await rows('select total_cents from expenses')).toEqual([{ total_cents: 4500 }])
  })

  it('writes nothing that was turned down', async () => {
    await say('expense', 'no')
    expect(await test.count('expenses')).toBe(0)
    expect(await test.parco.openApprovals(test.userId)).toEqual([])
  })

  it('answers something else while a card waits', async () => {
    await say('expense')
    const unrelated = await say('unrelated')
    expect(unrelated).toMatchObject({ outcome: 'completed', receipts: [] })
    expect(unrelated.text).toContain(sentences.expenseWritten)
    expect(await test.count('expenses')).toBe(0)
    expect((await say('yes')).receipts).toHaveLength(1)
  })

  it('undoes the last write, and a named one', async () => {
    await say('expense', 'yes', 'pastExpense', 'yes')
    await say('undoNamed')
    expect(await rows('select total_cents from expenses')).toEqual([{ total_cents: 1800 }])
    await say('undo')
    expect(await test.count('expenses')).toBe(0)
  })

  it('proposes nothing for a hypothesis or a negation', async () => {
    expect((await test.say(sentences.question)).approvals).toEqual([])
    expect((await test.say(sentences.negation)).approvals).toEqual([])
  })
})
