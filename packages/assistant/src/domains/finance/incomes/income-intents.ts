import { defineIntent, type Intent } from '@parco/router'

/** What the router knows of regular incomes besides their sentences. */
export const incomeIntents: readonly Intent[] = [
  defineIntent({
    name: 'create_income_rule',
    traits: ['adds', 'creates'],
    changes: () => ({
      amount: 'amount',
      currency: 'currency',
      date: 'startDate',
      dueDay: 'dueDay',
      name: 'name',
      incomeType: 'type',
    }),
  }),
  defineIntent({
    name: 'update_income_rule',
    akin: ['create_income_rule', 'create_income', 'update_income', 'update_bill'],
    changes: () => ({
      amount: 'amount',
      date: 'date',
      dueDay: 'dueDay',
      month: 'monthYear',
      name: 'name',
      incomeType: 'type',
    }),
  }),
  defineIntent({
    name: 'end_income_rule',
    changes: () => ({ month: 'monthYear' }),
  }),
]
