import { defineIntent, type Intent } from '@parco/router'

/** What the router knows of targets beside their sentences: a reply may name another amount, in units of what is measured. */
export const targetIntents: readonly Intent[] = [
  defineIntent({ name: 'set_target', traits: ['measures'], changes: () => ({ amount: 'value' }) }),
]
