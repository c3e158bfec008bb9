import { defineIntent, type Intent } from '@parco/router'

/** What the router knows of the newer intents of goals besides their sentences. */
export const newGoalIntents: readonly Intent[] = [
  // Its sentences name the milestone and the goal: words like "remove" and "meta" are of others too.
  defineIntent({ name: 'change_milestone', akin: 'any' }),
]
