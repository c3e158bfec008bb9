import type { FormSpec } from '../../records/form/form-spec.ts'
import type { Bill, Debt, ExpectedIncome, Investment, Transaction } from './money-schemas.ts'
import type { SayMoney } from './money-texts.ts'

/** An amount as forms take it. */
export const fromCents = (cents: number): number => cents / 100

/** A purchase that is noted. */
export const newExpense = (say: SayMoney, today: string): FormSpec => ({
  title: say('form.expense'),
  tool: 'create_expense',
  fields: ['name', 'actualAmount', 'category', 'date'],
  more: ['paymentMethod', 'installments', 'cardRef'],
  required: ['name', 'actualAmount'],
  values: { date: today },
})

/** An income that is noted. */
export const newIncome = (say: SayMoney, today: string): FormSpec => ({
  title: say('form.income'),
  tool: 'create_income',
  fields: ['name', 'actualAmount', 'type', 'date'],
  required: ['name', 'actualAmount'],
  values: { date: today },
})

/** Opens a movement: what can be changed of it. */
export function movement(one: Transaction, say: SayMoney, days: MovementDays): FormSpec {
  switch (one.kind) {
    case 'expense':
      return {
        title: say('form.editExpense'),
        tool: 'update_expense',
        fields: ['name', 'actualAmount', 'category', 'date', 'paymentMethod', 'installments'],
        values: {
          name: one.name,
          actualAmount: fromCents(one.totalCents),
          category: one.category,
          date: one.date,
          paymentMethod: one.paymentMethod,
          installments: one.installments,
        },
        currency: one.currency,
        fixed: { expenseRef: { id: one.id } },
        isChange: true,
        actions: [deletion(say, 'delete_expense', { expenseRef: { id: one.id } })],
      }
    case 'income':
      return {
        title: say('form.editIncome'),
        tool: 'update_income',
        fields: ['name', 'actualAmount', 'type', 'date'],
        values: {
          name: one.name,
          actualAmount: fromCents(one.cents),
          type: one.type,
          date: one.date,
        },
        currency: one.currency,
        fixed: { incomeRef: { id: one.id } },
        isChange: true,
        actions: [deletion(say, 'delete_income', { incomeRef: { id: one.id } })],
      }
    case 'bill-payment':
      return {
        title: one.name,
        lead: say('form.billPaid', { month: days.month, day: days.day }),
        actions: [
          {
            label: say('form.unpay'),
            tool: 'unmark_bill_paid',
            input: { billRef: one.id, ...(one.month === null ? {} : { monthYear: one.month }) },
          },
        ],
      }
    case 'debt-payment':
      return { title: one.name, lead: say('form.debtPaid', { day: days.day }) }
  }
}

interface MovementDays {
  /** The month of a bill that was paid, in words. */
  readonly month: string
  /** The day of the payment, in words. */
  readonly day: string
}

const deletion = (say: SayMoney, tool: string, input: NonNullable<FormSpec['fixed']>) => ({
  label: say('form.delete'),
  tool,
  input,
  isDanger: true,
})

/** A plan for the months to come. */
export const newPlan = (say: SayMoney): FormSpec => ({
  title: say('form.plan'),
  tool: 'create_expense',
  fields: ['name', 'budgetedAmount', 'category'],
  required: ['name', 'budgetedAmount'],
  fixed: { isRecurring: true },
})

/** Changes or ends a plan. */
export const plan = (
  one: {
    readonly id: string
    readonly plannedCents: number
    readonly name: string
    readonly currency: string
  },
  say: SayMoney,
): FormSpec => ({
  title: one.name,
  tool: 'update_expense',
  fields: ['budgetedAmount'],
  required: ['budgetedAmount'],
  values: { budgetedAmount: fromCents(one.plannedCents) },
  currency: one.currency,
  fixed: { expenseRef: { id: one.id } },
  isChange: true,
  actions: [
    { ...deletion(say, 'delete_expense', { expenseRef: { id: one.id } }), label: say('form.end') },
  ],
})

/** A bill that comes again. */
export const newBill = (say: SayMoney): FormSpec => ({
  title: say('form.bill'),
  tool: 'create_bill',
  fields: ['name', 'amount', 'dueDay', 'category'],
  more: ['startMonthYear'],
  required: ['name', 'amount', 'dueDay'],
  fixed: { isRecurring: true },
})

/** Changes a bill from its month on, or ends it. */
export const bill = (one: Bill, say: SayMoney): FormSpec => ({
  title: one.name,
  tool: 'update_bill',
  fields: ['name', 'amount', 'dueDay', 'category', 'scope'],
  values: {
    name: one.name,
    amount: fromCents(one.amountCents),
    dueDay: one.dueDay,
    category: one.category,
  },
  currency: one.currency,
  fixed: { billRef: one.id, monthYear: one.month },
  isChange: true,
  actions: [
    {
      ...deletion(say, 'cancel_bill', { billRef: one.id, monthYear: one.month }),
      label: say('form.end'),
    },
  ],
})

/** A bill is paid: what it came to, and when. */
export const payBill = (one: Bill, say: SayMoney, today: string): FormSpec => ({
  title: say('form.payBill', { name: one.name }),
  tool: 'mark_bill_paid',
  fields: ['amount', 'paidDate'],
  values: { amount: fromCents(one.amountCents), paidDate: today },
  currency: one.currency,
  fixed: { billRef: one.id, monthYear: one.month },
})

/** Money that comes again. */
export const newIncomeRule = (say: SayMoney): FormSpec => ({
  title: say('form.incomeRule'),
  tool: 'create_income_rule',
  fields: ['name', 'amount', 'frequency', 'dueDay', 'type'],
  more: ['startDate'],
  required: ['name', 'amount', 'frequency'],
  values: { frequency: 'monthly' },
})

/** Changes money that comes again, from the month of a time on, or ends it. */
export const incomeRule = (one: ExpectedIncome, say: SayMoney, today: string): FormSpec => {
  const month = one.expectedOn.slice(0, 7)
  return {
    title: one.name,
    tool: 'update_income_rule',
    fields: ['name', 'amount', 'date', 'scope'],
    required: ['name', 'amount', 'date'],
    values: { name: one.name, amount: fromCents(one.amountCents), date: one.expectedOn },
    labels: { date: say('bills.expectedDay') },
    currency: one.currency,
    fixed: {
      ruleRef: one.ruleId,
      ...(month === today.slice(0, 7) ? {} : { monthYear: month }),
    },
    isChange: true,
    actions: [
      { ...deletion(say, 'end_income_rule', { name: one.ruleId }), label: say('form.end') },
    ],
  }
}

/** A card with its days. */
export const newCard = (say: SayMoney): FormSpec => ({
  title: say('form.card'),
  tool: 'create_card',
  fields: ['name', 'closingDay', 'dueDay'],
  required: ['name', 'closingDay', 'dueDay'],
})

/** Something owed. */
export const newDebt = (say: SayMoney): FormSpec => ({
  title: say('form.debt'),
  tool: 'create_debt',
  fields: ['name', 'creditor', 'totalAmount', 'totalInstallments', 'dueDay'],
  more: ['installmentAmount', 'startMonthYear', 'paidInstallments', 'notes'],
  required: ['name', 'totalAmount'],
})

/** Changes a debt, or deletes it. */
export const debt = (one: Debt, say: SayMoney): FormSpec => ({
  title: one.name,
  tool: 'update_debt',
  fields: ['name', 'creditor', 'totalAmount', 'totalInstallments', 'status'],
  values: {
    name: one.name,
    creditor: one.creditor,
    totalAmount: fromCents(one.totalCents),
    totalInstallments: one.installments?.total,
    ...statusOf(one),
  },
  currency: one.currency,
  fixed: { debtRef: one.debtId },
  isChange: true,
  actions: [deletion(say, 'delete_debt', { debtRef: one.debtId })],
})

/** What somebody can choose: that it is paid off, or late, follows from what was paid. */
function statusOf({ status }: Debt): { readonly status?: string } {
  if (status === 'paid_off') return {}
  return { status: status === 'overdue' ? 'active' : status }
}

/** Pays instalments of a debt, or a part of what has none. */
export const payDebt = (one: Debt, say: SayMoney, today: string): FormSpec => ({
  title: one.name,
  lead: say(one.installments === null ? 'form.payDebtPart' : 'form.payDebt'),
  tool: 'pay_debt_installment',
  fields: one.installments === null ? ['amount', 'paidDate'] : ['quantity', 'amount', 'paidDate'],
  values: {
    paidDate: today,
    ...(one.installments === null ? {} : { quantity: 1 }),
  },
  currency: one.currency,
  fixed: { debtRef: one.debtId },
})

/** Somewhere to put money aside. */
export const newInvestment = (say: SayMoney): FormSpec => ({
  title: say('form.investment'),
  tool: 'create_investment',
  fields: ['name', 'type', 'currentAmount', 'goalAmount'],
  more: ['monthlyContribution', 'deadline', 'date'],
  required: ['name'],
})

/** Changes what is put aside, or deletes it. */
export const investment = (one: Investment, say: SayMoney): FormSpec => ({
  title: one.name,
  tool: 'update_investment',
  fields: ['name', 'type', 'goalAmount', 'monthlyContribution', 'deadline'],
  values: {
    name: one.name,
    type: one.type,
    goalAmount: one.goal ? fromCents(one.goal.goalCents) : null,
    monthlyContribution: one.monthlyCents === null ? null : fromCents(one.monthlyCents),
    deadline: one.deadline,
  },
  currency: one.currency,
  fixed: { investmentRef: one.investmentId },
  isChange: true,
  actions: [deletion(say, 'delete_investment', { investmentRef: one.investmentId })],
})

const MOVES = {
  deposit: 'add_investment_contribution',
  withdraw: 'withdraw_investment',
  value: 'set_investment_value',
} as const

/** Puts money in, takes it out, or tells what it is worth. */
export const moveInvestment = (
  kind: keyof typeof MOVES,
  one: Investment,
  say: SayMoney,
  today: string,
): FormSpec => ({
  title: say(`form.${kind}`, { name: one.name }),
  tool: MOVES[kind],
  fields: ['amount', 'date'],
  required: ['amount'],
  values: { date: today },
  currency: one.currency,
  fixed: { investmentRef: one.investmentId },
})
