import { defineIntent, type Intent } from '@parco/router'

/** What the router knows of credit cards besides their sentences. */
export const cardIntents: readonly Intent[] = [
  defineIntent({
    name: 'create_card',
    traits: ['adds', 'creates'],
    // What the classifier, which knows no cards yet, takes one for.
    akin: ['create_bill', 'create_debt', 'create_event', 'create_reminder'],
    // A day that is said in reply is the one that is asked for, the closing day first.
    changes: ({ closingDay }) => ({
      dueDay: closingDay === undefined ? 'closingDay' : 'dueDay',
      name: 'name',
    }),
  }),
  defineIntent({
    name: 'delete_card',
    akin: [
      'cancel_bill',
      'delete_expense',
      'delete_metric',
      'forget_knowledge',
      'unmark_bill_paid',
    ],
  }),
]
