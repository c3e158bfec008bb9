import { defineIntent, type Intent } from '@parco/router'

/** What the router knows of the newer intents of the agenda besides their sentences. */
export const newAgendaIntents: readonly Intent[] = [
  defineIntent({
    name: 'snooze_reminder',
    changes: () => ({ moment: 'datetime' }),
    akin: ['create_reminder', 'complete_reminder', 'create_event', 'update_event'],
  }),
  defineIntent({
    name: 'update_reminder',
    changes: () => ({ moment: 'datetime', name: 'title' }),
    correct: ({ reminderRef, title = reminderRef }, changes) => ({
      intent: 'update_reminder',
      params: { reminderRef: title, ...changes },
    }),
  }),
  defineIntent({
    name: 'create_day_event',
    changes: () => ({ date: 'startTime', moment: 'startTime' }),
    akin: ['create_event', 'create_reminder', 'update_event'],
  }),
  defineIntent({
    name: 'delete_reminder',
    traits: ['erases'],
    akin: ['complete_reminder', 'create_reminder', 'forget_knowledge', 'delete_expense'],
  }),
  defineIntent({
    name: 'cancel_event',
    traits: ['erases'],
    akin: ['update_event', 'create_event', 'complete_reminder', 'delete_expense', 'delete_entry'],
  }),
]
