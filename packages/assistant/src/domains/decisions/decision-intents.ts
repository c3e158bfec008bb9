import { defineIntent, type Intent } from '@parco/router'

/** What the router knows of the intents of decisions besides their sentences. */
export const decisionIntents: readonly Intent[] = [
  defineIntent({ name: 'list_decisions', traits: ['lists'], akin: 'any' }),
  defineIntent({ name: 'review_decision', traits: ['searches'], akin: 'any' }),
  defineIntent({ name: 'record_outcome', akin: ['save_decision', 'add_knowledge'] }),
  defineIntent({
    name: 'update_decision',
    changes: () => ({ deadline: 'reviewDate' }),
    akin: ['update_event', 'snooze_reminder', 'create_reminder'],
  }),
  defineIntent({ name: 'delete_decision', traits: ['erases'], akin: ['forget_knowledge'] }),
]
