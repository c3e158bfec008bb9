import { isId } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Resolution } from '../../domain-tool.ts'
import { monthOf } from '../../internal/calendar.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { bestMatches, isEmptyWord, matchName, nameKey } from '../../internal/match-name.ts'
import { askWhich } from '../../internal/preparations.ts'
import type { ExpenseReference } from '../expenses/resolve-expense.ts'
import type { Budget } from '../tables.ts'
import { readBudgetsOfMonths } from './read-budgets.ts'

/** Words that name a plan rather than an expense, folded. "Plano" is none: a health plan is an expense. */
const BUDGET_WORDS = new Set([
  'orcamento',
  'orcamentos',
  'planejado',
  'budget',
  'budgets',
  'budgeted',
])

/** Says whether a reference to an expense means a monthly plan: its id, or "o orçamento do mercado". */
export function namesBudget({ id, name = '' }: ExpenseReference): boolean {
  if (id !== undefined) return isId('bud', id)
  return nameKey(name)
    .split(' ')
    .some((word) => BUDGET_WORDS.has(word))
}

/** Finds the plan of this month that the user means. */
export async function resolveBudget(
  { id, name }: ExpenseReference,
  context: DomainContext,
): Promise<Resolution<Budget>> {
  const month = monthOf(context.today)
  const all = await readBudgetsOfMonths(month, month, context)
  const chosen = all.find((budget) => budget.id === id)
  if (chosen) return { status: 'found', row: chosen }
  if (all.length === 0) return { status: 'refused', explanation: context.text('budget.none') }
  const wanted = withoutBudgetWords(name ?? '')
  const candidates =
    wanted === '' ? all : bestMatches(wanted, all, (budget) => budget.name).candidates
  const [only] = candidates
  if (only && candidates.length === 1 && matchName(wanted || only.name, only.name) !== 'overlap') {
    return { status: 'found', row: only }
  }
  if (candidates.length > 0) return askWhichBudget(candidates, context)
  const existing = context.format.list(all.map((budget) => budget.name))
  const values = { wanted: quoteText(name ?? ''), existing }
  return { status: 'refused', explanation: context.text('budget.notFound', values) }
}

function withoutBudgetWords(name: string): string {
  return nameKey(name)
    .split(' ')
    .filter((word) => !BUDGET_WORDS.has(word) && !isEmptyWord(word))
    .join(' ')
}

function askWhichBudget(candidates: readonly Budget[], context: DomainContext): Resolution<Budget> {
  const { format, text } = context
  return askWhich(
    'expenseRef',
    text('budget.askWhich'),
    candidates.map((budget) => ({
      label: `${budget.name}, ${format.money(budget.amountCents, budget.currency)}`,
      value: { name: text('budget.named', { name: budget.name }) },
    })),
  )
}
