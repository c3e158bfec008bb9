import { defineIntent, type Intent } from '@parco/router'

/** What the router knows of these intents beside their sentences: what they tell of, and what a reply may change. */
export const debtIntents: readonly Intent[] = [
  defineIntent({
    name: 'update_debt',
    changes: () => ({
      amount: 'installmentAmount',
      installments: 'totalInstallments',
      dueDay: 'dueDay',
      month: 'startMonthYear',
      name: 'name',
    }),
  }),
  defineIntent({ name: 'delete_debt', changes: () => ({ name: 'debtRef' }) }),
  defineIntent({
    name: 'create_investment',
    traits: ['adds', 'creates', 'recorded', 'records-one'],
    changes: () => ({ amount: 'currentAmount', date: 'date', name: 'name' }),
  }),
  defineIntent({
    name: 'update_investment',
    akin: ['create_investment', 'create_goal', 'update_goal', 'add_investment_contribution'],
    changes: ({ monthlyContribution }) => ({
      amount: monthlyContribution === undefined ? 'goalAmount' : 'monthlyContribution',
      date: 'deadline',
      name: 'name',
    }),
  }),
  defineIntent({
    name: 'delete_investment',
    akin: ['delete_goal', 'delete_expense', 'withdraw_investment', 'forget_knowledge'],
    changes: () => ({ name: 'investmentRef' }),
  }),
  defineIntent({
    name: 'withdraw_investment',
    traits: ['adds', 'beside', 'happened', 'recorded'],
    changes: () => ({ amount: 'amount', date: 'date', name: 'investmentRef' }),
  }),
  defineIntent({
    name: 'set_investment_value',
    traits: ['recorded'],
    changes: () => ({ amount: 'amount', date: 'date', name: 'investmentRef' }),
  }),
  defineIntent({
    name: 'lend_money',
    traits: ['recorded'],
    changes: () => ({ amount: 'amount', currency: 'currency', date: 'date', name: 'person' }),
  }),
  defineIntent({
    name: 'record_repayment',
    traits: ['recorded'],
    changes: () => ({ amount: 'amount', date: 'date', name: 'personRef' }),
  }),
]
