import { incomeTypeOf, knownExpenseCategory } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import { nameKey } from '../../internal/match-name.ts'
import {
  EXPENSE_CATEGORIES,
  type ExpenseCategory,
  INCOME_TYPES,
  type IncomeType,
  type PaymentMethod,
} from '../enums.ts'
import { readRecentExpenses } from '../expenses/read-expenses.ts'
import { expenseCategoryLabel } from '../labels.ts'
import type { StatementKind, StatementLine } from './statement.ts'

/** Files a line where the user would: see `createGuess`. */
export interface Guess {
  category(line: Pick<StatementLine, 'name' | 'category'>): ExpenseCategory
  incomeType(name: string): IncomeType
  paymentMethod(name: string, kind: StatementKind): PaymentMethod | undefined
}

/** Older ones tell little of how the user files things now. */
const KNOWN_EXPENSES = 500

/**
 * Guesses what banks do not say: the category that the user gave that name last, else the one that the
 * file names, else what the words of the name mean; and how it was paid, where the name tells.
 */
export async function createGuess(context: DomainContext): Promise<Guess> {
  const recent = await readRecentExpenses(KNOWN_EXPENSES, context)
  const own = new Map(
    recent.toReversed().map(({ name, category }) => [nameKey(name), category] as const),
  )
  const labels = new Map(
    EXPENSE_CATEGORIES.map((category) => [
      nameKey(expenseCategoryLabel(category, context)),
      category,
    ]),
  )
  return {
    category({ name, category: said = '' }) {
      const known = own.get(nameKey(name)) ?? labels.get(nameKey(said))
      if (known) return known
      const meant =
        knownExpenseCategory(name, context.locale, undefined) ??
        (said === '' ? undefined : knownExpenseCategory(said, context.locale, undefined))
      return EXPENSE_CATEGORIES.find((category) => category === meant) ?? 'other'
    },
    incomeType(name) {
      const meant = incomeTypeOf(name)
      return INCOME_TYPES.find((type) => type === meant) ?? 'other'
    },
    paymentMethod(name, kind) {
      if (kind === 'card') return 'credit_card'
      const words = ` ${nameKey(name)} `
      if (words.includes(' pix ')) return 'pix'
      if (words.includes(' boleto ')) return 'boleto'
      return words.includes(' debito ') ? 'debit_card' : undefined
    },
  }
}
