import type { Id, PreviewField } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { monthOf } from '../../internal/calendar.ts'
import { checkAmount, checkCurrency, checkDay, checkName } from '../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { toCents } from '../../internal/money.ts'
import { ask, isNotReady, type NotReady, refuse } from '../../internal/preparations.ts'
import { readOnly } from '../../internal/preview-fields.ts'
import { billInstead } from '../bills/bill-instead.ts'
import { planFields } from '../budgets/describe-budget.ts'
import { namesBudget, resolveBudget } from '../budgets/resolve-budget.ts'
import { type BudgetPlan, toBudgetPlan, writeBudget } from '../budgets/write-budget.ts'
import { cardFromWords, linkedCard, NO_CARD } from '../cards/linked-card.ts'
import { readCard, readCards } from '../cards/read-cards.ts'
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
import {
  type ExpenseReference,
  expenseReferenceSchema,
  resolveExpense,
} from '../expenses/resolve-expense.ts'
import { expenseCategoryLabel } from '../labels.ts'
import type { Card } from '../tables.ts'

const input = z.object({
  expenseRef: expenseReferenceSchema
    .optional()
    .describe('The expense as the user names it: what it was, when, how much.'),
  name: z.string().optional(),
  category: z.enum(EXPENSE_CATEGORIES).optional(),
  actualAmount: z.number().optional(),
  budgetedAmount: z.number().optional().describe('The new amount of a monthly plan.'),
  date: z.string().optional().describe('YYYY-MM-DD'),
  currency: z.string().optional(),
  paymentMethod: z.enum(PAYMENT_METHODS).optional(),
  installments: z.number().optional(),
  cardRef: z.string().optional().describe('The registered credit card as the user names it.'),
})
type Input = z.output<typeof input>

type ExpenseChange = {
  readonly target: 'expense'
  readonly id: Id<'exp'>
  readonly before: ExpenseFacts
  readonly after: ExpenseFacts
  /** What changes, in words; an approval may be older than this is. */
  readonly change?: string
}
type Prepared = ExpenseChange | { readonly target: 'budget'; readonly plan: BudgetPlan }

/** Corrects an expense that is recorded, or changes a monthly plan from this month on. */
export const updateExpense = defineDomainWriteTool({
  name: 'update_expense',
  description:
    'Corrects an expense that is already recorded: expenseRef says which one, the other slots what changes; or changes a monthly plan (budgetedAmount). Never record it again instead.',
  input,
  verb: 'change',
  writes: ['expenses', 'budgets'],
  instead: ({ expenseRef, actualAmount }, context) =>
    billInstead(expenseRef?.name, context, (billRef) =>
      actualAmount === undefined
        ? undefined
        : { intent: 'update_bill', params: { billRef, amount: actualAmount } },
    ),
  async prepare(slots, context) {
    const reference = slots.expenseRef ?? {}
    if (namesBudget(reference) || slots.budgetedAmount !== undefined) {
      return prepareBudget(reference, slots, context)
    }
    const resolution = await resolveExpense(reference, context)
    if (resolution.status !== 'found') return resolution
    const before = toExpenseFacts(resolution.row)
    const cards = await readCards(context)
    const checked = changedFacts(before, slots, cards, context)
    if (isNotReady(checked)) return checked
    const after = checked.value
    if (changedKeys(before, after).length === 0) {
      if (slots.category !== undefined) {
        const category = expenseCategoryLabel(slots.category, context)
        return refuse(context.text('expense.isInCategory', { name: before.name, category }))
      }
      const expense = describeExpense(before, context)
      return ask('actualAmount', context.text('expense.askChange', { expense }))
    }
    const change = describeChange(before, after, cards, context)
    const prepared: Prepared = { target: 'expense', id: resolution.row.id, before, after, change }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('expense.updateTitle', {
          change,
        }),
        fields: fieldsOf(before, after, cards, context),
      },
    }
  },
  fromWords: cardFromWords,
  async execute(prepared: Prepared, context): Promise<Prepared> {
    if (prepared.target === 'budget') {
      await writeBudget(prepared.plan, context)
    } else {
      const { id, before, after } = prepared
      if (after.cardId) await readCard(after.cardId, context)
      await assertExpenseUnchanged(id, before, context)
      await context.ledger.update('expenses', id, toExpenseColumns(after))
    }
    return prepared
  },
  reply(changed, context) {
    if (changed.target === 'budget') {
      return context.text('budget.updated', { change: describePlanChange(changed.plan, context) })
    }
    const { before, after, change = describeChange(before, after, [], context) } = changed
    return context.text('expense.updated', { change })
  },
})

/** A plan changes from this month on; what earlier months were planned to cost stays as it was. */
async function prepareBudget(reference: ExpenseReference, slots: Input, context: DomainContext) {
  const resolution = await resolveBudget(reference, context)
  if (resolution.status !== 'found') return resolution
  const budget = resolution.row
  const amountSlot = slots.budgetedAmount ?? slots.actualAmount
  if (amountSlot === undefined || toCents(amountSlot) === budget.amountCents) {
    const amount = context.format.money(budget.amountCents, budget.currency)
    return ask('budgetedAmount', context.text('budget.askAmount', { name: budget.name, amount }))
  }
  const amount = checkAmount('budgetedAmount', amountSlot, context)
  if (isNotReady(amount)) return amount
  const plan: BudgetPlan = {
    ...toBudgetPlan(budget),
    category: slots.category ?? budget.category,
    amountCents: amount.value,
    fromMonth: monthOf(context.today),
    replacesCents: budget.amountCents,
  }
  const prepared: Prepared = { target: 'budget', plan }
  return {
    status: 'ready' as const,
    arguments: prepared,
    preview: {
      title: context.text('budget.updateTitle', { change: describePlanChange(plan, context) }),
      fields: planFields(plan, false, context).map((field) =>
        field.slot === 'name' || field.slot === 'isRecurring' ? readOnly(field) : field,
      ),
    },
  }
}

function describePlanChange(plan: BudgetPlan, context: DomainContext): string {
  const { format } = context
  return context.text('budget.change', {
    name: plan.name,
    month: format.month(plan.fromMonth),
    from: format.money(plan.replacesCents ?? 0, plan.currency),
    to: format.money(plan.amountCents, plan.currency),
  })
}

function changedFacts(
  before: ExpenseFacts,
  slots: Input,
  cards: readonly Card[],
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
  const paymentMethod = slots.paymentMethod ?? before.paymentMethod
  const cardRef = slots.cardRef ?? keptCard(before)
  return {
    status: 'checked',
    value: {
      name: name.value,
      category: slots.category ?? before.category,
      totalCents: amount.value,
      currency: currency.value,
      spentOn: day.value,
      paymentMethod,
      installments,
      cardId: linkedCard({ cardRef, paymentMethod }, cards),
    },
  }
}

/** What was paid by card stays with its card, or without one. */
function keptCard({ cardId, paymentMethod }: ExpenseFacts): string | undefined {
  return paymentMethod === 'credit_card' ? (cardId ?? NO_CARD) : undefined
}

function changedKeys(before: ExpenseFacts, after: ExpenseFacts): (keyof ExpenseFacts)[] {
  return (Object.keys(after) as (keyof ExpenseFacts)[]).filter((key) => before[key] !== after[key])
}

/** `Mercado, hoje (18/11): R$ 50,00 → R$ 65,00`: what it is, then everything that changes. */
function describeChange(
  before: ExpenseFacts,
  after: ExpenseFacts,
  cards: readonly Card[],
  context: DomainContext,
): string {
  const changes = changedFields(before, after, cards, context).map(({ from, to }) =>
    context.text('shared.fromTo', { from, to }),
  )
  const { name, spentOn } = before
  const subject = spentOn === after.spentOn ? `${name}, ${context.format.day(spentOn)}` : name
  return `${subject}: ${changes.join('; ')}`
}

function fieldsOf(
  before: ExpenseFacts,
  after: ExpenseFacts,
  cards: readonly Card[],
  context: DomainContext,
): PreviewField[] {
  const changes = new Map(
    changedFields(before, after, cards, context).map(({ slot, from, to }) => [
      slot,
      context.text('shared.fromTo', { from, to }),
    ]),
  )
  return expenseFields(after, cards, context).map((field) => ({
    ...field,
    display: changes.get(field.slot) ?? field.display,
  }))
}

/** What changes, by slot, as people read it. */
function changedFields(
  before: ExpenseFacts,
  after: ExpenseFacts,
  cards: readonly Card[],
  context: DomainContext,
) {
  const oldFields = new Map(
    expenseFields(before, cards, context).map((field) => [field.slot, field.display]),
  )
  const none = context.text('shared.nothing')
  const changes = expenseFields(after, cards, context)
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
