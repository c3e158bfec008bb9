import type { Id, PreviewField } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain.ts'
import { checkAmount, checkCurrency, checkDay, checkName } from '../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { ask, isNotReady, type NotReady } from '../../internal/preparations.ts'
import { EXPENSE_CATEGORIES, MAX_INSTALLMENTS, PAYMENT_METHODS } from '../enums.ts'
import { assertExpenseUnchanged } from '../expenses/assert-expense-unchanged.ts'
import {
  describeAmount,
  describeExpense,
  type ExpenseFacts,
  expenseFields,
  toExpenseFacts,
} from '../expenses/describe-expense.ts'
import { toExpenseColumns } from '../expenses/insert-expense.ts'
import { expenseReferenceSchema, resolveExpense } from '../expenses/resolve-expense.ts'

const input = z.object({
  expenseRef: expenseReferenceSchema
    .optional()
    .describe('The expense as the user names it: what it was, when, how much.'),
  name: z.string().optional(),
  category: z.enum(EXPENSE_CATEGORIES).optional(),
  actualAmount: z.number().optional(),
  date: z.string().optional().describe('YYYY-MM-DD'),
  currency: z.string().optional(),
  paymentMethod: z.enum(PAYMENT_METHODS).optional(),
  installments: z.number().optional(),
})
type Input = z.output<typeof input>

type Prepared = {
  readonly id: Id<'expense'>
  readonly before: ExpenseFacts
  readonly after: ExpenseFacts
}

/** Corrects an expense that is recorded. */
export const updateExpense = defineDomainWriteTool({
  name: 'update_expense',
  description:
    'Corrects an expense that is already recorded: expenseRef says which one, the other slots what changes. Never record it again instead.',
  input,
  async prepare(slots, context) {
    const resolution = await resolveExpense(slots.expenseRef ?? {}, context)
    if (resolution.status !== 'found') return resolution
    const before = toExpenseFacts(resolution.row)
    const checked = changedFacts(before, slots, context)
    if (isNotReady(checked)) return checked
    const after = checked.value
    if (changedKeys(before, after).length === 0) {
      const expense = describeExpense(before, context)
      return ask('actualAmount', context.text('expense.askChange', { expense }))
    }
    return {
      status: 'ready',
      arguments: { id: resolution.row.id, before, after },
      preview: {
        title: context.text('expense.updateTitle', {
          change: describeChange(before, after, context),
        }),
        fields: fieldsOf(before, after, context),
      },
    }
  },
  async execute({ id, before, after }: Prepared, context): Promise<Prepared> {
    await assertExpenseUnchanged(id, before, context)
    await context.ledger.update('expenses', id, toExpenseColumns(after))
    return { id, before, after }
  },
  reply({ before, after }, context) {
    return context.text('expense.updated', { change: describeChange(before, after, context) })
  },
})

function changedFacts(
  before: ExpenseFacts,
  slots: Input,
  context: DomainContext,
): { status: 'checked'; value: ExpenseFacts } | NotReady {
  const name = checkName('name', slots.name ?? before.name, context)
  if (isNotReady(name)) return name
  const amount = checkAmount('actualAmount', slots.actualAmount ?? before.totalCents / 100, context)
  if (isNotReady(amount)) return amount
  const day = checkDay('date', slots.date ?? before.spentOn, context)
  if (isNotReady(day)) return day
  const currency = checkCurrency('currency', slots.currency ?? before.currency, context)
  if (isNotReady(currency)) return currency
  const installments = slots.installments ?? before.installments
  const most = Math.min(MAX_INSTALLMENTS, amount.value)
  if (!Number.isInteger(installments) || installments < 1 || installments > most) {
    return ask('installments', context.text('expense.askInstallments', { maximum: most }))
  }
  return {
    status: 'checked',
    value: {
      name: name.value,
      category: slots.category ?? before.category,
      totalCents: amount.value,
      currency: currency.value,
      spentOn: day.value,
      paymentMethod: slots.paymentMethod ?? before.paymentMethod,
      installments,
    },
  }
}

function changedKeys(before: ExpenseFacts, after: ExpenseFacts): (keyof ExpenseFacts)[] {
  return (Object.keys(after) as (keyof ExpenseFacts)[]).filter((key) => before[key] !== after[key])
}

/** `Mercado, hoje (18/11): R$ 50,00 → R$ 65,00`: what it is, then everything that changes. */
function describeChange(before: ExpenseFacts, after: ExpenseFacts, context: DomainContext): string {
  const changes = changedFields(before, after, context).map(({ from, to }) =>
    context.text('shared.fromTo', { from, to }),
  )
  const { name, spentOn } = before
  return `${name}, ${context.format.day(spentOn)}: ${changes.join('; ')}`
}

function fieldsOf(
  before: ExpenseFacts,
  after: ExpenseFacts,
  context: DomainContext,
): PreviewField[] {
  const changes = new Map(
    changedFields(before, after, context).map(({ slot, from, to }) => [
      slot,
      context.text('shared.fromTo', { from, to }),
    ]),
  )
  return expenseFields(after, context).map((field) => ({
    ...field,
    display: changes.get(field.slot) ?? field.display,
  }))
}

/** What changes, by slot, as people read it. */
function changedFields(before: ExpenseFacts, after: ExpenseFacts, context: DomainContext) {
  const oldFields = new Map(
    expenseFields(before, context).map((field) => [field.slot, field.display]),
  )
  const none = context.text('shared.nothing')
  const changes = expenseFields(after, context)
    .map(({ slot, display }) => ({ slot, from: oldFields.get(slot) ?? none, to: display }))
    .filter(({ from, to }) => from !== to)
  const isSpreadChanged = before.installments !== after.installments
  if (!isSpreadChanged) return changes
  // The amount and the number of instalments are told as one: `R$ 90,00 → R$ 90,00 em 3x de R$ 30,00`.
  const spread = {
    slot: 'actualAmount',
    from: describeAmount(before, context),
    to: describeAmount(after, context),
  }
  return [
    spread,
    ...changes.filter(({ slot }) => slot !== 'actualAmount' && slot !== 'installments'),
  ]
}
