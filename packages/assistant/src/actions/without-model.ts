import type { ActionHandler } from './action-handler.ts'

/** What needs thought, while no model can be connected: says so, and what can be done without. */
export const answerWithoutModel: ActionHandler = {
  name: 'answer-without-model',
  kind: 'reasoning',
  async run(_call, turn) {
    const examples = turn.say('reasoning.examples')
    turn.record.say(turn.say('reasoning.noModel', { examples }))
  },
}

/** An intent that the router knows, and no part of this version carries out. */
export const sayNotBuilt: ActionHandler = {
  name: 'say-not-built',
  kind: 'deterministic',
  async run(_call, turn) {
    turn.record.say(turn.say('reasoning.notBuilt', { examples: turn.say('reasoning.examples') }))
  },
}

/** An intent that a row of `intent_actions` switched off. */
export const sayInactive: ActionHandler = {
  name: 'say-inactive',
  kind: 'deterministic',
  async run(_call, turn) {
    turn.record.say(turn.say('reasoning.inactive'))
  },
}
