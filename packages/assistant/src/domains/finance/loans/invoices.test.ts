import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openTestDomain,
  type Person,
  type TestDomain,
} from '../../internal/testing/open-test-domain.ts'
import { financeAgenda } from '../agenda-of.ts'
import { financeDomain } from '../finance-domain.ts'
import type { Loan } from './read-loans.ts'

let opened: TestDomain
beforeAll(async () => {
  opened = await openTestDomain(financeDomain)
})
afterAll(() => opened.close())

const [EARLY, LATE] = ['2026-11-15', '2026-12-10']

/** Two invoices to the same client, of which the one that was sent last is due first. */
async function invoiced(): Promise<Person> {
  const person = await opened.person()
  const invoice = { person: 'Aurora', isInvoice: true }
  await person.write('lend_money', { ...invoice, amount: 800, date: '2026-11-02', dueDate: LATE })
  await person.write('lend_money', { ...invoice, amount: 500, date: '2026-11-03', dueDate: EARLY })
  return person
}

const loanOf = async (person: Person): Promise<Loan | undefined> =>
  (await person.read<{ readonly loans: readonly Loan[] }>('get_loans')).output.loans[0]

const agendaOf = async (person: Person) => {
  const items = await person.inContext((context) =>
    financeAgenda(context, '2026-11-01', '2026-12-31'),
  )
  return items.map(({ day, detail, isOpen, leftAmount, title, type }) => ({
    day,
    detail,
    isOpen,
    leftAmount,
    title,
    type,
  }))
}

describe('invoices of one client', () => {
  it('are paid in the order in which they are due, and the first of them is told', async () => {
    const person = await invoiced()
    const { reply } = await person.read('get_loans')
    expect(reply).toMatch(/^Aurora tem R\$\s1\.300,00 a te pagar, venceu domingo \(15\/11\)\.$/)
    await person.write('record_repayment', { personRef: 'Aurora', amount: 600 })
    const loan = await loanOf(person)
    expect(loan).toMatchObject({ dueOn: LATE, invoicedCents: 70_000, leftCents: 70_000 })
    expect(loan?.open).toMatchObject([{ amountCents: 80_000, leftCents: 70_000, dueOn: LATE }])
    expect((await person.read('get_loans')).reply).toContain(', vence 10/12.')
  })

  it('stand in the agenda on their day until they are paid, with what is left', async () => {
    const person = await invoiced()
    const open = { title: 'Aurora', type: 'invoice', isOpen: true }
    expect(await agendaOf(person)).toMatchObject([
      { ...open, day: EARLY, leftAmount: 500 },
      { ...open, day: LATE, leftAmount: 800 },
    ])
    await person.write('record_repayment', { personRef: 'Aurora', amount: 600 })
    expect(await agendaOf(person)).toMatchObject([{ ...open, day: LATE, leftAmount: 700 }])
  })
})

describe('an invoice that is put right', () => {
  it('has another amount and day, and is undone', async () => {
    const person = await invoiced()
    const [first] = (await loanOf(person))?.open ?? []
    const change = { loanRef: first?.id ?? '', amount: 450, dueDate: '2026-11-30' }
    const done = await person.write('update_loan', change)
    expect(done.preview.title).toMatch(
      /^Corrigir: Aurora: R\$\s500,00 → R\$\s450,00; vence domingo \(15\/11\) → 30\/11$/,
    )
    expect(await loanOf(person)).toMatchObject({ leftCents: 125_000, dueOn: '2026-11-30' })
    await person.undo(done)
    expect(await loanOf(person)).toMatchObject({ leftCents: 130_000, dueOn: EARLY })
  })

  it('is neither deleted nor made smaller than what was paid', async () => {
    const person = await invoiced()
    await person.write('record_repayment', { personRef: 'Aurora', amount: 600 })
    const loanRef = (await loanOf(person))?.open[0]?.id ?? ''
    const refused = { status: 'refused', explanation: expect.stringContaining('já pagou') }
    expect(await person.prepare('delete_loan', { loanRef })).toMatchObject(refused)
    expect(await person.prepare('update_loan', { loanRef, amount: 50 })).toMatchObject(refused)
    expect(await person.prepare('update_loan', { loanRef, amount: 150 })).toMatchObject({
      status: 'ready',
    })
  })

  it('is not changed where it was paid after the card was shown', async () => {
    const person = await invoiced()
    const loanRef = (await loanOf(person))?.open[0]?.id ?? ''
    const shown = await person.prepare('update_loan', { loanRef, amount: 100 })
    await person.write('record_repayment', { personRef: 'Aurora', amount: 1300 })
    if (shown.status !== 'ready') throw new Error('not ready')
    await expect(person.execute('update_loan', shown.arguments)).rejects.toMatchObject({
      code: 'stale',
    })
  })
})

it('keeps what came back as it is', async () => {
  const person = await opened.person()
  await person.write('lend_money', { person: 'Bia', amount: 80 })
  await person.write('record_repayment', { personRef: 'Bia', amount: 30 })
  expect(await person.prepare('update_loan', { loanRef: 'Bia', amount: 20 })).toMatchObject({
    status: 'refused',
  })
  const [lent, back] = (await person.records('2026-11-18')).toSorted((one, other) =>
    one.display.localeCompare(other.display),
  )
  expect([back?.edit?.change, lent?.edit?.change].filter((change) => change)).toMatchObject([
    { tool: 'update_loan', values: { amount: 80 } },
  ])
})
