import type { ActionHandler } from './action-handler.ts'
import { sayUnderstood } from './say-understood.ts'

/** What no rule explains, and no model was there to: says why, and what can be done without. */
export const answerWithoutModel: ActionHandler = {
  name: 'answer-without-model',
  kind: 'reasoning',
  async run({ reason }, turn) {
    const examples = turn.say('reasoning.examples')
    const why = reason === 'model-failed' ? 'modelFailed' : 'noModel'
    turn.record.say(turn.say(`reasoning.${why}`, { examples }))
  },
}

/** Open conversation: it was understood as that, and no part of this version converses. */
export const answerConversation: ActionHandler = {
  name: 'answer-conversation',
  kind: 'reasoning',
  async run(_call, turn) {
    const examples = turn.say('reasoning.examples')
    turn.record.say(turn.say('reasoning.conversation', { examples }))
  },
}

/** An intent that the router knows, and no part of this version carries out. */
export const sayNotBuilt: ActionHandler = {
  name: 'say-not-built',
  kind: 'deterministic',
  async run(call, turn) {
    const examples = turn.say('reasoning.examples')
    turn.record.say(sayUnderstood(turn, call) ?? turn.say('reasoning.notBuilt', { examples }))
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
