import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { dayInMonth, monthOf } from '../../internal/calendar.ts'
import { checkAmount, checkCurrency, checkMonth, checkName } from '../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { nameKey } from '../../internal/match-name.ts'
import { ask, isNotReady } from '../../internal/preparations.ts'
import {
  booleanField,
  choiceField,
  moneyField,
  monthField,
  numberField,
  textField,
} from '../../internal/preview-fields.ts'
import { occurrenceOf } from '../bills/bill-occurrence.ts'
import { describeBill } from '../bills/describe-bill.ts'
import { readBillSeries } from '../bills/read-bills.ts'
import { BILL_CATEGORIES, type BillCategory } from '../enums.ts'
import { billCategoryOptions } from '../labels.ts'

const input = z.object({
  name: z.string().optional().describe('What the bill is called.'),
  category: z.enum(BILL_CATEGORIES).optional(),
  amount: z.number().optional().describe('What each month costs.'),
  dueDay: z.number().optional().describe('Day of the month, 1 to 31; ask when not said.'),
  isRecurring: z.boolean().optional().describe('Every month, unless it is due once only.'),
  startMonthYear: z
    .string()
    .optional()
    .describe('YYYY-MM of the first month; this one by default.'),
  currency: z.string().optional(),
})

type Prepared = {
  readonly name: string
  readonly category: BillCategory
  readonly amountCents: number
  readonly currency: string
  readonly dueDay: number
  readonly fromMonth: string
  readonly isRecurring: boolean
}
type Output = Prepared & { readonly billId: string }

/** Registers a bill that comes every month, or once. */
export const createBill = defineDomainWriteTool({
  name: 'create_bill',
  description:
    'Registers a fixed bill or subscription with its due day. Not for something that was bought or paid once.',
  input,
  verb: 'record',
  writes: ['bills'],
  async prepare(slots, context) {
    const name = checkName('name', slots.name, context)
    if (isNotReady(name)) return name
    const amount = checkAmount('amount', slots.amount, context)
    if (isNotReady(amount)) return amount
    const { dueDay } = slots
    if (dueDay === undefined || !Number.isInteger(dueDay) || dueDay < 1 || dueDay > 31) {
      const key = dueDay === undefined ? 'bill.askDueDay' : 'bill.dueDayInvalid'
      return ask('dueDay', context.text(key, { name: name.value }))
    }
    const month = checkMonth('startMonthYear', slots.startMonthYear, context)
    if (isNotReady(month)) return month
    const currency = checkCurrency('currency', slots.currency, context)
    if (isNotReady(currency)) return currency
    const prepared: Prepared = {
      name: name.value,
      category: slots.category ?? 'other',
      amountCents: amount.value,
      currency: currency.value,
      dueDay,
      fromMonth: month.value,
      isRecurring: slots.isRecurring ?? true,
    }
    const warning = await warnOfNamesake(prepared, context)
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('bill.title', { bill: describe(prepared, context) }),
        fields: fieldsOf(prepared, context),
        ...(warning === undefined ? {} : { warning }),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Output> {
    const billId = context.mint('bil')
    await context.ledger.insert('bills', {
      id: billId,
      name: prepared.name,
      category: prepared.category,
      amount_cents: prepared.amountCents,
      currency: prepared.currency,
      due_day: prepared.dueDay,
      from_month: prepared.fromMonth,
      until_month: prepared.isRecurring ? null : prepared.fromMonth,
      created_on: context.today,
      created_at: context.now.toISOString(),
    })
    return { ...prepared, billId }
  },
  reply(bill, context) {
    const created = context.text('bill.created', { bill: describe(bill, context) })
    const dueOn = dayInMonth(bill.fromMonth, bill.dueDay)
    if (dueOn >= context.today) return created
    // Somebody who registers a bill after its day has mostly paid it: say how to tell, and leave it there.
    const day = context.format.dayNumeric(dueOn)
    return `${created}\n${context.text('bill.alreadyDue', { name: bill.name, day })}`
  },
})

/** `Seguro do carro, R$ 180,00 por mês, todo dia 20`. */
function describe(bill: Prepared, context: DomainContext): string {
  const values = {
    name: bill.name,
    amount: context.format.money(bill.amountCents, bill.currency),
    dueDay: bill.dueDay,
    day: context.format.day(dayInMonth(bill.fromMonth, bill.dueDay)),
    month: context.format.month(bill.fromMonth),
  }
  if (!bill.isRecurring) return context.text('bill.once', values)
  const isFromNow = bill.fromMonth === monthOf(context.today)
  return context.text(isFromNow ? 'bill.everyMonth' : 'bill.everyMonthFrom', values)
}

function fieldsOf(bill: Prepared, context: DomainContext) {
  const { text } = context
  return [
    textField({ slot: 'name', label: text('shared.label.name'), value: bill.name }),
    moneyField(
      {
        slot: 'amount',
        label: text('shared.label.amount'),
        value: bill.amountCents,
        currency: bill.currency,
      },
      context,
    ),
    numberField(
      {
        slot: 'dueDay',
        label: text('shared.label.dueDay'),
        value: bill.dueDay,
        minimum: 1,
        maximum: 31,
      },
      context,
    ),
    choiceField({
      slot: 'category',
      label: text('shared.label.category'),
      value: bill.category,
      options: billCategoryOptions(context),
    }),
    booleanField(
      { slot: 'isRecurring', label: text('shared.label.everyMonth'), value: bill.isRecurring },
      context,
    ),
    monthField(
      { slot: 'startMonthYear', label: text('shared.label.firstMonth'), value: bill.fromMonth },
      context,
    ),
  ]
}

async function warnOfNamesake(bill: Prepared, context: DomainContext): Promise<string | undefined> {
  const range = { first: bill.fromMonth, last: bill.fromMonth }
  const occurrences = (await readBillSeries(range, context)).map((series) =>
    occurrenceOf(series, bill.fromMonth, context.today),
  )
  const namesake = occurrences.find((other) => other && nameKey(other.name) === nameKey(bill.name))
  if (!namesake) return undefined
  return context.text('bill.duplicate', { bill: describeBill(namesake, context) })
}
