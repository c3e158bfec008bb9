import { type Id, ParcoError } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { checkMonth } from '../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { holdLock } from '../../internal/hold-lock.ts'
import { isNotReady, refuse } from '../../internal/preparations.ts'
import {
  dayField,
  moneyField,
  monthField,
  readOnly,
  textField,
} from '../../internal/preview-fields.ts'
import { readBillMonth } from '../bills/read-bills.ts'
import { resolveBill } from '../bills/resolve-bill.ts'

const input = z.object({
  billRef: z.string().optional().describe('The bill as the user names it.'),
  monthYear: z.string().optional().describe('YYYY-MM of the bill; this month when not said.'),
})

type Prepared = {
  readonly billId: Id<'bil'>
  readonly name: string
  readonly month: string
  readonly paidOn: string
  readonly paidCents: number
  readonly currency: string
}

/** Takes back that a month of a bill was paid. */
export const unmarkBillPaid = defineDomainWriteTool({
  name: 'unmark_bill_paid',
  description: 'Takes back that a bill was marked as paid in a month.',
  input,
  verb: 'unpay',
  writes: ['bill_months'],
  async prepare(slots, context) {
    const month = checkMonth('monthYear', slots.monthYear, context)
    if (isNotReady(month)) return month
    const resolution = await resolveBill(
      {
        billRef: slots.billRef,
        month: month.value,
        fits: ({ occurrence }) => occurrence.status === 'paid',
      },
      context,
    )
    if (resolution.status !== 'found') return resolution
    const { series, occurrence } = resolution.row
    const { paidOn, paidCents } = occurrence
    if (occurrence.status !== 'paid' || paidOn === null || paidCents === null) {
      const values = { name: occurrence.name, month: context.format.month(month.value) }
      return refuse(context.text('bill.isNotPaid', values))
    }
    const prepared: Prepared = {
      billId: series.bill.id,
      name: occurrence.name,
      month: month.value,
      paidOn,
      paidCents,
      currency: occurrence.currency,
    }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('bill.unpayTitle', { payment: describe(prepared, context) }),
        fields: fieldsOf(prepared, context),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { billId, month } = prepared
    await holdLock(`bill/${billId}/${month}`, context)
    const written = await readBillMonth(billId, month, context)
    if (written?.status !== 'paid') {
      const values = { name: prepared.name, month: context.format.month(month) }
      throw new ParcoError('conflict', context.text('bill.isNotPaid', values))
    }
    const isSpecial = written.amountCents !== null || written.dueDay !== null
    if (isSpecial) {
      const unpaid = { status: 'pending', paid_on: null, paid_cents: null }
      await context.ledger.update('bill_months', written.id, unpaid)
    } else {
      await context.ledger.delete('bill_months', written.id)
    }
    return prepared
  },
  reply(payment, context) {
    const values = { name: payment.name, month: context.format.month(payment.month) }
    return context.text('bill.unpaid', values)
  },
})

function describe(payment: Prepared, context: DomainContext): string {
  const { format } = context
  return context.text('bill.payment', {
    name: payment.name,
    month: format.month(payment.month),
    amount: format.money(payment.paidCents, payment.currency),
    day: format.day(payment.paidOn),
  })
}

function fieldsOf(payment: Prepared, context: DomainContext) {
  const { text } = context
  return [
    textField({ slot: 'billRef', label: text('shared.label.bill'), value: payment.name }),
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
  ].map(readOnly)
}
