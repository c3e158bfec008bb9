import type { ActionHandler } from './action-handler.ts'

/** Danger to the user or to others: where help is, at once, and no tool runs. */
export const answerCrisis: ActionHandler = {
  name: 'answer-crisis',
  kind: 'deterministic',
  async run({ params }, turn) {
    turn.record.say(turn.say(params.kind === 'violence' ? 'safety.violence' : 'safety.self_harm'))
  },
}
