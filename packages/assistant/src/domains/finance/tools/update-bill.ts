import type { PreviewField } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { checkAmount, checkName } from '../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { ask, isNotReady, type NotReady, refuse } from '../../internal/preparations.ts'
import {
  choiceField,
  moneyField,
  monthField,
  numberField,
  textField,
} from '../../internal/preview-fields.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { assertBillUnchanged, type ShownBill } from '../bills/assert-bill-unchanged.ts'
import { type BillChanges, changeBill } from '../bills/change-bill.ts'
import { describeBill } from '../bills/describe-bill.ts'
import { expenseInstead } from '../bills/expense-instead.ts'
import { resolveRunningBill } from '../bills/resolve-running-bill.ts'
import { spentInstead } from '../bills/spent-instead.ts'
import { BILL_CATEGORIES, type BillCategory } from '../enums.ts'
import { incomeRuleInstead } from '../incomes/income-rule-instead.ts'
import { billCategoryLabel, billCategoryOptions } from '../labels.ts'
import { monthFromWords } from '../month-from-words.ts'
import { SCOPES, type Scope, scopeField } from '../scope.ts'

const input = z.object({
  billRef: z.string().optional().describe('The bill as the user names it.'),
  amount: z.number().optional().describe('What it costs from now on.'),
  dueDay: z
    .union([z.number(), z.string()])
    .optional()
    .describe('Day of the month, 1 to 31; or a YYYY-MM-DD of which the day counts.'),
  name: z.string().optional(),
  category: z.enum(BILL_CATEGORIES).optional(),
  scope: z
    .enum(SCOPES)
    .optional()
    .describe('this: one month only; future: that month and all later ones, by default; all.'),
  monthYear: z.string().optional().describe('YYYY-MM from which it changes.'),
})
type Input = z.output<typeof input>

type Prepared = {
  readonly shown: ShownBill
  readonly changes: BillChanges
  readonly scope: Scope
  readonly currency: string
}

/** Changes a fixed bill: what it costs, when it is due, what it is called. */
export const updateBill = defineDomainWriteTool({
  name: 'update_bill',
  description:
    'Changes a registered bill or subscription from a month on: its amount, due day, name or category. Not for a payment.',
  input,
  verb: 'change',
  writes: ['bills', 'bill_revisions', 'bill_months'],
  fromWords: monthFromWords,
  async instead({ billRef, amount, dueDay, scope, monthYear }, context) {
    const rule = await incomeRuleInstead(billRef, context, (ruleRef) => ({
      intent: 'update_income_rule',
      params: saidSlots({ ruleRef, amount, dueDay, scope, monthYear }),
    }))
    if (rule) return rule
    if (amount === undefined) return undefined
    const correction = await expenseInstead(billRef, context, (expenseRef) => ({
      intent: 'update_expense',
      params: { expenseRef, actualAmount: amount },
    }))
    // "a luz veio 230": what comes once was spent, where nothing of that name is kept.
    return correction ?? (scope === 'this' ? spentInstead({ billRef, amount }, context) : undefined)
  },
  async prepare(slots, context) {
    const scope = slots.scope ?? 'future'
    const found = await resolveRunningBill({ ...slots, scope }, context)
    if (isNotReady(found)) return found
    const { shown, occurrence } = found
    const changes = await checkChanges(slots, shown, context)
    if (isNotReady(changes)) return changes
    const { values } = changes
    if (Object.keys(values).length === 0) {
      return ask(
        'amount',
        context.text('bill.askChange', { bill: describeBill(occurrence, context) }),
      )
    }
    if (scope === 'this' && (values.name !== undefined || values.category !== undefined)) {
      return refuse(context.text('bill.notForOneMonth'))
    }
    const { currency } = occurrence
    const prepared: Prepared = { shown, changes: values, scope, currency }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('bill.updateTitle', { change: describe(prepared, context) }),
        fields: fieldsOf(prepared, context),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { shown, changes, scope } = prepared
    await assertBillUnchanged(shown, context)
    await changeBill({ billId: shown.billId, month: shown.month, scope }, changes, context)
    return prepared
  },
  reply: (prepared, context) =>
    context.text('bill.updated', { change: describe(prepared, context) }),
})

/** "pro dia 20" may be heard as a date: its day is what counts. */
const dayNumber = (day: number | string): number =>
  typeof day === 'number' ? day : Number(day.slice(-2))

type Changes = { readonly status: 'changes'; readonly values: BillChanges }

async function checkChanges(
  slots: Input,
  shown: ShownBill,
  context: DomainContext,
): Promise<Changes | NotReady> {
  const name = checkName('name', slots.name ?? shown.name, context)
  if (isNotReady(name)) return name
  const amount = checkAmount('amount', slots.amount ?? shown.amountCents / 100, context)
  if (isNotReady(amount)) return amount
  const dueDay = dayNumber(slots.dueDay ?? shown.dueDay)
  if (!Number.isInteger(dueDay) || dueDay < 1 || dueDay > 31) {
    return ask('dueDay', context.text('bill.dueDayInvalid', { name: shown.name }))
  }
  const category = slots.category ?? shown.category
  return {
    status: 'changes',
    values: {
      ...(name.value === shown.name ? {} : { name: name.value }),
      ...(amount.value === shown.amountCents ? {} : { amountCents: amount.value }),
      ...(dueDay === shown.dueDay ? {} : { dueDay }),
      ...(category === shown.category ? {} : { category }),
    },
  }
}

/** `Internet, de novembro de 2026 em diante: R$ 120,00 → R$ 130,00`. */
function describe({ shown, changes, scope, currency }: Prepared, context: DomainContext): string {
  const { format, text } = context
  const { name, category, amountCents, dueDay } = changes
  const money = (cents: number) => format.money(cents, currency)
  const day = (value: number) => text('bill.dueOnDay', { day: value })
  const label = (value: string) => billCategoryLabel(value as BillCategory, context)
  const told = [
    amountCents !== undefined && [money(shown.amountCents), money(amountCents)],
    dueDay !== undefined && [day(shown.dueDay), day(dueDay)],
    name !== undefined && [shown.name, name],
    category !== undefined && [label(shown.category), label(category)],
  ].flatMap((pair) => (pair ? [text('shared.fromTo', { from: pair[0], to: pair[1] })] : []))
  const values = { name: shown.name, month: format.month(shown.month) }
  return `${text(`bill.changeIn.${scope}`, values)}: ${told.join('; ')}`
}

function fieldsOf(prepared: Prepared, context: DomainContext): PreviewField[] {
  const { text } = context
  const { shown, changes, scope, currency } = prepared
  const after = { ...shown, ...changes }
  const { amountCents } = changes
  const amount = moneyField(
    { slot: 'amount', label: text('shared.label.amount'), value: after.amountCents, currency },
    context,
  )
  const before = context.format.money(shown.amountCents, currency)
  const display =
    amountCents === undefined
      ? amount.display
      : text('shared.fromTo', { from: before, to: amount.display })
  return [
    textField({ slot: 'name', label: text('shared.label.name'), value: after.name }),
    { ...amount, display },
    numberField(
      {
        slot: 'dueDay',
        label: text('shared.label.dueDay'),
        value: after.dueDay,
        minimum: 1,
        maximum: 31,
      },
      context,
    ),
    choiceField({
      slot: 'category',
      label: text('shared.label.category'),
      value: after.category,
      options: billCategoryOptions(context),
    }),
    scopeField(scope, 'bill', context),
    monthField({ slot: 'monthYear', label: text('bill.fromLabel'), value: shown.month }, context),
  ]
}
