import type { ActionHandler } from './action-handler.ts'

/** Danger to the user or to others: where help is, at once, and no tool runs. */
export const answerCrisis: ActionHandler = {
  name: 'answer-crisis',
  kind: 'deterministic',
  async run({ params }, turn) {
    // What waits goes on waiting, but this is no moment to remind of it.
    for (const { id } of turn.openApprovals) turn.record.told.add(id)
    turn.record.say(turn.say(params.kind === 'violence' ? 'safety.violence' : 'safety.self_harm'))
  },
}
