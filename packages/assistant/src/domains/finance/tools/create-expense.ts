import type { PreviewField } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { monthOf } from '../../internal/calendar.ts'
import { checkAmount, checkCurrency, checkDay, checkName } from '../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { nameKey } from '../../internal/match-name.ts'
import { ask, isNotReady, type NotReady } from '../../internal/preparations.ts'
import { readOnly, textField } from '../../internal/preview-fields.ts'
import { describeImpact } from '../budgets/budget-impact.ts'
import { describePlan, planFields } from '../budgets/describe-budget.ts'
import { readReplacedBudget } from '../budgets/read-budgets.ts'
import { type BudgetPlan, writeBudget } from '../budgets/write-budget.ts'
import { cardFromWords, linkedCard } from '../cards/linked-card.ts'
import { readCard, readCards } from '../cards/read-cards.ts'
import { describeIntoInvoice, describeOnCard, type UsedCard, usedCard } from '../cards/used-card.ts'
import { readDebts } from '../debts/read-debts.ts'
import { remainingOf } from '../debts/standing.ts'
import { EXPENSE_CATEGORIES, MAX_INSTALLMENTS, PAYMENT_METHODS } from '../enums.ts'
import { describeExpense, type ExpenseFacts, expenseFields } from '../expenses/describe-expense.ts'
import { insertExpense } from '../expenses/insert-expense.ts'
import { readExpensesOfDay } from '../expenses/read-expenses.ts'
import type { Card } from '../tables.ts'

const input = z.object({
  name: z.string().optional().describe('What it was, as the user calls it.'),
  category: z.enum(EXPENSE_CATEGORIES).optional(),
  actualAmount: z.number().optional().describe('What was spent; the total when in instalments.'),
  budgetedAmount: z.number().optional().describe('What a month is planned to cost.'),
  date: z.string().optional().describe('YYYY-MM-DD; today when not said.'),
  currency: z.string().optional().describe('ISO 4217; never convert.'),
  isRecurring: z.boolean().optional().describe('A plan for every month from this one on.'),
  paymentMethod: z.enum(PAYMENT_METHODS).optional(),
  installments: z.number().optional().describe('Card instalments, the first one in that month.'),
  cardRef: z
    .string()
    .optional()
    .describe('The registered credit card as the user names it; the only one by default.'),
})
type Input = z.output<typeof input>

type Prepared = {
  readonly expense: ExpenseFacts | null
  readonly plan: BudgetPlan | null
  /** The card that the expense was paid with. */
  readonly card: UsedCard | null
}
type Output = Prepared & {
  readonly expenseId: string | null
  /** What it leaves of the month's plans; empty where it falls under none. */
  readonly impact: string
}

/** Records a purchase, a monthly plan, or both. */
export const createExpense = defineDomainWriteTool({
  name: 'create_expense',
  description:
    'Records money that the user has spent (name and actualAmount), or a monthly plan (name, budgetedAmount, isRecurring). Not for fixed bills, and not for purchases that are only considered.',
  input,
  verb: 'record',
  writes: ['expenses', 'budgets'],
  async prepare(slots, context) {
    const cards = await readCards(context)
    const expense = wantsExpense(slots) ? checkExpense(slots, cards, context) : undefined
    if (expense && isNotReady(expense)) return expense
    const plan = wantsPlan(slots) ? await checkPlan(slots, context) : undefined
    if (plan && isNotReady(plan)) return plan
    const prepared: Prepared = {
      expense: expense?.value ?? null,
      plan: plan?.value ?? null,
      card: usedCard(expense?.value.cardId ?? null, cards),
    }
    const [warning, impact] = await context.sql.together(
      () => warningFor(prepared, context),
      () => impactOf(prepared, context, false),
    )
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: titleOf(prepared, context),
        fields: [
          ...fieldsOf(prepared, cards, context),
          ...(impact === ''
            ? []
            : [
                readOnly(
                  textField({
                    slot: 'impact',
                    label: context.text('budget.impact'),
                    value: impact,
                  }),
                ),
              ]),
        ],
        ...(warning === undefined ? {} : { warning }),
      },
    }
  },
  fromWords: cardFromWords,
  async execute(prepared: Prepared, context): Promise<Output> {
    if (prepared.expense?.cardId) await readCard(prepared.expense.cardId, context)
    const expenseId = prepared.expense && (await insertExpense(prepared.expense, context))
    if (prepared.plan) await writeBudget(prepared.plan, context)
    const impact = await impactOf(prepared, context, true)
    return { ...prepared, expenseId, impact }
  },
  reply({ expense, plan, card, impact = '' }, context) {
    const { text } = context
    return [
      expense && text('expense.logged', { expense: describeExpense(expense, context) }),
      expense && card && describeIntoInvoice(expense.spentOn, card, context),
      expense && expense.currency !== context.currency && foreignNote(expense, context),
      impact,
      plan && text('budget.planned', { plan: describePlan(plan, context) }),
    ]
      .filter(Boolean)
      .join('\n')
  },
})

/** A plan that comes with the expense says enough of itself. */
const impactOf = async ({ expense, plan }: Prepared, context: DomainContext, isWritten: boolean) =>
  expense && plan === null ? describeImpact(expense, context, { isWritten }) : ''

function wantsExpense({ actualAmount, budgetedAmount }: Input): boolean {
  return actualAmount !== undefined || budgetedAmount === undefined
}

/** What is spent every month is a plan as well. */
function wantsPlan({ actualAmount, budgetedAmount, isRecurring }: Input): boolean {
  return budgetedAmount !== undefined || (isRecurring === true && actualAmount !== undefined)
}

function checkExpense(
  slots: Input,
  cards: readonly Card[],
  context: DomainContext,
): { status: 'checked'; value: ExpenseFacts } | NotReady {
  const amount = checkAmount('actualAmount', slots.actualAmount, context)
  if (isNotReady(amount)) return amount
  const name = checkName('name', slots.name, context)
  if (isNotReady(name)) return name
  const day = checkDay('date', slots.date, context)
  if (isNotReady(day)) return day
  const currency = checkCurrency('currency', slots.currency, context)
  if (isNotReady(currency)) return currency
  const installments = slots.installments ?? 1
  const most = Math.min(MAX_INSTALLMENTS, amount.value)
  if (!Number.isInteger(installments) || installments < 1 || installments > most) {
    return ask('installments', context.text('expense.askInstallments', { maximum: most }))
  }
  const paymentMethod = slots.paymentMethod ?? (installments > 1 ? 'credit_card' : null)
  return {
    status: 'checked',
    value: {
      name: name.value,
      category: slots.category ?? 'other',
      totalCents: amount.value,
      currency: currency.value,
      spentOn: day.value,
      paymentMethod,
      installments,
      cardId: linkedCard({ cardRef: slots.cardRef, paymentMethod }, cards),
    },
  }
}

async function checkPlan(
  slots: Input,
  context: DomainContext,
): Promise<{ status: 'checked'; value: BudgetPlan } | NotReady> {
  const amount = checkAmount('budgetedAmount', slots.budgetedAmount ?? slots.actualAmount, context)
  if (isNotReady(amount)) return amount
  const name = checkName('name', slots.name, context)
  if (isNotReady(name)) return name
  const currency = checkCurrency('currency', slots.currency, context)
  if (isNotReady(currency)) return currency
  const month = monthOf(context.today)
  const plan = { name: name.value, currency: currency.value }
  const isRecurring = slots.isRecurring ?? false
  const replaced = await readReplacedBudget({ ...plan, isRecurring }, month, context)
  return {
    status: 'checked',
    value: {
      ...plan,
      category: slots.category ?? 'other',
      amountCents: amount.value,
      fromMonth: month,
      isRecurring,
      replacesCents: replaced?.amountCents ?? null,
    },
  }
}

async function warningFor(
  { expense, plan }: Prepared,
  context: DomainContext,
): Promise<string | undefined> {
  if (plan && plan.replacesCents !== null && plan.replacesCents !== plan.amountCents) {
    const amount = context.format.money(plan.replacesCents, plan.currency)
    return context.text('budget.replaces', { name: plan.name, amount })
  }
  if (!expense) return undefined
  const [ofDay, payment] = await context.sql.together(
    () => readExpensesOfDay(expense.spentOn, context),
    () => mayBePayment(expense, context),
  )
  const isRepeated = ofDay.some(
    (other) =>
      nameKey(other.name) === nameKey(expense.name) &&
      other.totalCents === expense.totalCents &&
      other.currency === expense.currency,
  )
  if (!isRepeated) return payment
  return context.text('expense.duplicate', { expense: describeExpense(expense, context) })
}

/** "paguei 100 pro Marcos", who is owed 300: an expense, unless it was of that. */
async function mayBePayment(
  { name, totalCents }: ExpenseFacts,
  context: DomainContext,
): Promise<string | undefined> {
  const owed = (await readDebts(context)).find(
    ({ debt }) => debt.installments === null && nameKey(debt.name) === nameKey(name),
  )
  if (!owed || remainingOf(owed) < totalCents) return undefined
  const { format, text } = context
  const values = { name, left: format.money(remainingOf(owed), owed.debt.currency) }
  return text('debt.maybePayment', { ...values, amount: format.number(totalCents / 100) })
}

function titleOf({ card, expense, plan }: Prepared, context: DomainContext): string {
  const { text } = context
  return [
    expense &&
      text('expense.title', {
        expense: [describeExpense(expense, context), card && describeOnCard(card, context)]
          .filter(Boolean)
          .join(', '),
      }),
    plan && text('budget.title', { plan: describePlan(plan, context) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function fieldsOf(
  { expense, plan }: Prepared,
  cards: readonly Card[],
  context: DomainContext,
): PreviewField[] {
  return [
    ...(expense ? expenseFields(expense, cards, context) : []),
    ...(plan ? planFields(plan, expense !== null, context) : []),
  ]
}

function foreignNote(expense: ExpenseFacts, context: DomainContext): string {
  return context.text('shared.foreignCurrency', {
    currency: expense.currency,
    own: context.currency,
  })
}
