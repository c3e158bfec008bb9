import { type Id, ParcoError } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext, DomainWriteContext } from '../../domain-context.ts'
import { addMonths, monthOf } from '../../internal/calendar.ts'
import { checkAmount, checkDay, checkMonth } from '../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { holdLock } from '../../internal/hold-lock.ts'
import { ask, isNotReady, type NotReady, refuse } from '../../internal/preparations.ts'
import { choiceField, dayField, moneyField, monthField } from '../../internal/preview-fields.ts'
import { type BillOccurrence, isInRule } from '../bills/bill-occurrence.ts'
import { describeBill } from '../bills/describe-bill.ts'
import {
  occurrencesOf,
  owedBefore,
  readBillMonth,
  readBillSeries,
  withOwedMonths,
} from '../bills/read-bills.ts'
import { type BillInMonth, resolveBill } from '../bills/resolve-bill.ts'
import { paidText, spentInstead } from '../bills/spent-instead.ts'
import { invoicePaid } from '../cards/invoice-paid.ts'
import { describeTotals, type Totals, totalOf } from '../totals.ts'

/** Paying further ahead than this is a slip. */
const MAX_MONTHS_AHEAD = 12

const input = z.object({
  billRef: z.string().optional().describe('The bill as the user names it.'),
  paidDate: z.string().optional().describe('YYYY-MM-DD; today when not said.'),
  amount: z.number().optional().describe('Only when it differs from what the bill costs.'),
  monthYear: z.string().optional().describe('YYYY-MM of the bill; this month when not said.'),
})

type Prepared = {
  readonly billId: Id<'bil'>
  readonly name: string
  readonly month: string
  readonly paidOn: string
  readonly paidCents: number
  readonly expectedCents: number
  readonly currency: string
}
type Output = Prepared & {
  /** What the month still asks for. */
  readonly remaining: { readonly count: number; readonly total: Totals }
}

/** Marks a month of a bill as paid. */
export const markBillPaid = defineDomainWriteTool({
  name: 'mark_bill_paid',
  description:
    'Marks a registered bill as paid in a month. It records a payment that the user made; it moves no money.',
  input,
  verb: 'pay',
  writes: ['bill_months'],
  instead: async ({ billRef, amount, paidDate }, context) =>
    (await invoicePaid(billRef, context))
      ? undefined
      : spentInstead({ billRef, amount, date: paidDate }, context),
  async prepare(slots, context) {
    const month = checkMonth('monthYear', slots.monthYear, context)
    if (isNotReady(month)) return month
    if (month.value > addMonths(monthOf(context.today), MAX_MONTHS_AHEAD)) {
      const values = { month: context.format.month(month.value) }
      return ask('monthYear', context.text('bill.tooFarAhead', values))
    }
    const day = checkDay('paidDate', slots.paidDate, context)
    if (isNotReady(day)) return day
    const resolution = await resolveBill(
      {
        billRef: slots.billRef,
        month: month.value,
        paid: paidText(slots.amount, context),
        fits: isPayable,
      },
      context,
    )
    if (resolution.status !== 'found') {
      const invoice = await invoicePaid(slots.billRef, context)
      return invoice === undefined ? resolution : refuse(invoice)
    }
    const bill = resolution.row
    const obstacle = await obstacleTo(bill, context)
    if (obstacle) return obstacle
    const { occurrence } = bill
    const expectedCents = occurrence.amountCents
    const amount = checkAmount('amount', slots.amount ?? expectedCents / 100, context)
    if (isNotReady(amount)) return amount
    const prepared: Prepared = {
      billId: bill.series.bill.id,
      name: occurrence.name,
      month: month.value,
      paidOn: day.value,
      paidCents: amount.value,
      expectedCents,
      currency: occurrence.currency,
    }
    const isBeforeRule = !isInRule(bill.series.bill, month.value)
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('bill.payTitle', { payment: describe(prepared, context) }),
        fields: await fieldsOf(prepared, context),
        ...(isBeforeRule ? { warning: warnOfEarlierMonth(bill, context) } : {}),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Output> {
    await pay(prepared, context)
    const open = (await readMonth(prepared.month, context)).filter(
      ({ status }) => status === 'pending' || status === 'overdue',
    )
    const amounts = open.map(({ amountCents, currency }) => ({ cents: amountCents, currency }))
    return { ...prepared, remaining: { count: open.length, total: totalOf(amounts, context) } }
  },
  reply(payment, context) {
    const { text } = context
    const paid = text('bill.paid', { payment: describe(payment, context) })
    const { count, total } = payment.remaining
    const month = context.format.month(payment.month)
    if (count === 0) return `${paid}\n${text('bill.nothingLeft', { month })}`
    const left = text('bill.left', { count, month, total: describeTotals(total, context) })
    return `${paid}\n${left}`
  },
})

async function readMonth(month: string, context: DomainContext): Promise<BillOccurrence[]> {
  const series = await readBillSeries({ first: month, last: month }, context)
  return occurrencesOf(series, month, month, context.today)
}

function isPayable({ series, occurrence }: BillInMonth): boolean {
  const { status, month } = occurrence
  const hasEnded = series.bill.untilMonth !== null && month > series.bill.untilMonth
  return (status === 'pending' || status === 'overdue') && !hasEnded
}

/** Why this month of the bill cannot be paid, if it cannot. */
async function obstacleTo(
  bill: BillInMonth,
  context: DomainContext,
): Promise<NotReady | undefined> {
  const { occurrence, series } = bill
  const { format, text } = context
  const values = { name: occurrence.name, month: format.month(occurrence.month) }
  if (occurrence.status === 'paid') return refuse(await explainPaid(bill, context))
  if (occurrence.status === 'canceled') return refuse(text('bill.isCanceled', values))
  if (isPayable(bill)) return undefined
  const last = format.month(series.bill.untilMonth ?? occurrence.month)
  return refuse(text('bill.hasEnded', { ...values, last }))
}

async function explainPaid(
  { occurrence, series }: BillInMonth,
  context: DomainContext,
): Promise<string> {
  const { format, text } = context
  const paid = text('bill.alreadyPaid', {
    name: occurrence.name,
    month: format.month(occurrence.month),
    amount: format.money(occurrence.paidCents ?? 0, occurrence.currency),
    day: format.day(occurrence.paidOn ?? occurrence.dueOn),
  })
  const all = await readBillSeries(withOwedMonths(occurrence.month), context)
  const same = all.filter(({ bill }) => bill.id === series.bill.id)
  const [owed] = owedBefore(same, occurrence.month, context.today)
  if (!owed) return paid
  return `${paid} ${text('bill.earlierIsOpen', { month: format.month(owed.month) })}`
}

/** The user knows better than the day on which they registered the bill. */
function warnOfEarlierMonth({ series, occurrence }: BillInMonth, context: DomainContext): string {
  return context.text('bill.beforeItsStart', {
    name: occurrence.name,
    start: context.format.month(series.bill.fromMonth),
  })
}

async function pay(prepared: Prepared, context: DomainWriteContext): Promise<void> {
  const { billId, month } = prepared
  await holdLock(`bill/${billId}/${month}`, context)
  const written = await readBillMonth(billId, month, context)
  if (written?.status === 'paid' || written?.status === 'canceled') {
    const key = written.status === 'paid' ? 'bill.paidMeanwhile' : 'bill.isCanceled'
    const values = { name: prepared.name, month: context.format.month(month) }
    throw new ParcoError('conflict', context.text(key, values))
  }
  const payment = { status: 'paid', paid_on: prepared.paidOn, paid_cents: prepared.paidCents }
  if (written) {
    await context.ledger.update('bill_months', written.id, payment)
    return
  }
  await context.ledger.insert('bill_months', {
    id: context.mint('bmo'),
    bill_id: billId,
    month,
    ...payment,
    created_at: context.now.toISOString(),
  })
}

/** `Luz de novembro de 2026, R$ 230,00 (previsto: R$ 220,00), hoje (18/11)`. */
function describe(payment: Prepared, context: DomainContext): string {
  const { format, text } = context
  const amount = format.money(payment.paidCents, payment.currency)
  const isAsExpected = payment.paidCents === payment.expectedCents
  return text('bill.payment', {
    name: payment.name,
    month: format.month(payment.month),
    day: format.day(payment.paidOn),
    amount: isAsExpected
      ? amount
      : text('bill.unlikeExpected', {
          amount,
          expected: format.money(payment.expectedCents, payment.currency),
        }),
  })
}

async function fieldsOf(payment: Prepared, context: DomainContext) {
  const { text } = context
  const bills = await readMonth(payment.month, context)
  const isListed = bills.some(({ billId }) => billId === payment.billId)
  const options = bills.map((bill) => ({ value: bill.billId, label: describeBill(bill, context) }))
  return [
    {
      ...choiceField({
        slot: 'billRef',
        label: text('shared.label.bill'),
        value: payment.billId,
        options: isListed
          ? options
          : [...options, { value: payment.billId as string, label: payment.name }],
      }),
      display: payment.name,
    },
    moneyField(
      {
        slot: 'amount',
        label: text('shared.label.amount'),
        value: payment.paidCents,
        currency: payment.currency,
      },
      context,
    ),
    dayField(
      { slot: 'paidDate', label: text('shared.label.paidOn'), value: payment.paidOn },
      context,
    ),
    monthField(
      { slot: 'monthYear', label: text('shared.label.month'), value: payment.month },
      context,
    ),
  ]
}
