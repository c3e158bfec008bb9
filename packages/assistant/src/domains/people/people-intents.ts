import { defineIntent, type Intent } from '@parco/router'

/** What the router knows of people besides their sentences: what a reply to a card may change. */
export const newPeopleIntents: readonly Intent[] = [
  defineIntent({
    name: 'record_gift',
    traits: ['adds', 'happened', 'recorded'],
    changes: () => ({ amount: 'amount', currency: 'currency', date: 'date', name: 'name' }),
  }),
  defineIntent({ name: 'list_people', traits: ['lists'] }),
]
