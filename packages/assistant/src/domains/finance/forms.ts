import type { DomainForms } from '../../forms/domain-forms.ts'
import { MAX_DEBT_INSTALLMENTS, MAX_INSTALLMENTS } from './enums.ts'

const investmentType = {
  kind: 'choice',
  label: 'shared.label.type',
  choices: 'investmentType',
} as const
const incomeScope = { kind: 'choice', label: 'scope.label', choices: 'scope.income' } as const
const dayOfMonth = { kind: 'number', minimum: 1, maximum: 31 } as const

/** How money is filled in. */
export const financeForms: DomainForms = {
  name: { kind: 'text', label: 'shared.label.name' },
  actualAmount: { kind: 'money', label: 'shared.label.amount' },
  amount: { kind: 'money', label: 'shared.label.amount' },
  budgetedAmount: { kind: 'money', label: 'shared.label.budgetedAmount' },
  category: { kind: 'choice', label: 'shared.label.category', choices: 'expenseCategory' },
  'create_bill.category': {
    kind: 'choice',
    label: 'shared.label.category',
    choices: 'billCategory',
  },
  'update_bill.category': {
    kind: 'choice',
    label: 'shared.label.category',
    choices: 'billCategory',
  },
  type: { kind: 'choice', label: 'shared.label.type', choices: 'incomeType' },
  'create_investment.type': investmentType,
  'update_investment.type': investmentType,
  date: { kind: 'date', label: 'shared.label.day' },
  paidDate: { kind: 'date', label: 'shared.label.paidOn' },
  monthYear: { kind: 'month', label: 'shared.label.month' },
  paymentMethod: { kind: 'choice', label: 'shared.label.paymentMethod', choices: 'paymentMethod' },
  installments: {
    kind: 'number',
    label: 'shared.label.installments',
    minimum: 1,
    maximum: MAX_INSTALLMENTS,
  },
  cardRef: { kind: 'text', label: 'card.label.card' },
  isRecurring: { kind: 'boolean', label: 'shared.label.everyMonth' },
  scope: { kind: 'choice', label: 'scope.label', choices: 'scope.bill' },
  'update_income_rule.scope': incomeScope,
  'end_income_rule.scope': incomeScope,
  'update_income_rule.dueDay': { ...dayOfMonth, label: 'incomeRule.label.day' },
  'create_income_rule.dueDay': { ...dayOfMonth, label: 'incomeRule.label.day' },
  'update_income_rule.date': { kind: 'date', label: 'incomeRule.label.first' },
  status: { kind: 'choice', label: 'debt.label.status', choices: 'debt.state' },
  dueDay: { ...dayOfMonth, label: 'shared.label.dueDay' },
  closingDay: { ...dayOfMonth, label: 'card.label.closingDay' },
  'create_bill.startMonthYear': { kind: 'month', label: 'shared.label.firstMonth' },
  frequency: {
    kind: 'choice',
    label: 'incomeRule.label.frequency',
    choices: 'incomeRule.frequency',
  },
  startDate: { kind: 'date', label: 'incomeRule.label.first' },
  'create_debt.name': { kind: 'text', label: 'debt.label.debt' },
  creditor: { kind: 'text', label: 'debt.label.creditor' },
  totalAmount: { kind: 'money', label: 'debt.label.total' },
  totalInstallments: {
    kind: 'number',
    label: 'shared.label.installments',
    minimum: 1,
    maximum: MAX_DEBT_INSTALLMENTS,
  },
  installmentAmount: { kind: 'money', label: 'debt.label.each' },
  startMonthYear: { kind: 'month', label: 'debt.label.start' },
  paidInstallments: {
    kind: 'number',
    label: 'debt.label.paid',
    minimum: 0,
    maximum: MAX_DEBT_INSTALLMENTS,
  },
  quantity: {
    kind: 'number',
    label: 'shared.label.installments',
    minimum: 1,
    maximum: MAX_DEBT_INSTALLMENTS,
  },
  notes: { kind: 'long-text', label: 'shared.label.notes' },
  currentAmount: { kind: 'money', label: 'investment.label.current' },
  goalAmount: { kind: 'money', label: 'investment.label.goal' },
  monthlyContribution: { kind: 'money', label: 'investment.label.monthly' },
  deadline: { kind: 'date', label: 'investment.label.deadline' },
  person: { kind: 'text', label: 'loan.label.person' },
  dueDate: { kind: 'date', label: 'loan.label.due' },
}
