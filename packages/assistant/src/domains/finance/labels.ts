import type { DomainContext } from '../domain-context.ts'
import {
  BILL_CATEGORIES,
  type BillCategory,
  EXPENSE_CATEGORIES,
  type ExpenseCategory,
  INCOME_FREQUENCIES,
  INCOME_TYPES,
  type IncomeType,
  PAYMENT_METHODS,
  type PaymentMethod,
} from './enums.ts'

/** The name of an expense's category. */
export function expenseCategoryLabel(category: ExpenseCategory, context: DomainContext): string {
  return context.text(`expenseCategory.${category}`)
}

/** The name of a bill's category. */
export function billCategoryLabel(category: BillCategory, context: DomainContext): string {
  return context.text(`billCategory.${category}`)
}

/** The name of an income's type. */
export function incomeTypeLabel(type: IncomeType, context: DomainContext): string {
  return context.text(`incomeType.${type}`)
}

/** The name of a way to pay. */
export function paymentMethodLabel(method: PaymentMethod, context: DomainContext): string {
  return context.text(`paymentMethod.${method}`)
}

/** How often money comes, as choices on a card. */
export function incomeFrequencyOptions(context: DomainContext) {
  return INCOME_FREQUENCIES.map((value) => ({
    value,
    label: context.text(`incomeRule.frequency.${value}`),
  }))
}

/** The categories of expenses as choices on a card. */
export function expenseCategoryOptions(context: DomainContext) {
  return EXPENSE_CATEGORIES.map((value) => ({ value, label: expenseCategoryLabel(value, context) }))
}

/** The categories of bills as choices on a card. */
export function billCategoryOptions(context: DomainContext) {
  return BILL_CATEGORIES.map((value) => ({ value, label: billCategoryLabel(value, context) }))
}

/** The types of incomes as choices on a card. */
export function incomeTypeOptions(context: DomainContext) {
  return INCOME_TYPES.map((value) => ({ value, label: incomeTypeLabel(value, context) }))
}

/** The ways to pay as choices on a card. */
export function paymentMethodOptions(context: DomainContext) {
  return PAYMENT_METHODS.map((value) => ({ value, label: paymentMethodLabel(value, context) }))
}
