import type { ActionHandler } from './action-handler.ts'
import { worryOf } from './hard-moment.ts'
import { sayCare } from './say-care.ts'
import { saySetUpOnceADay } from './say-set-up.ts'

/** A worry gets kind words, and a choice is handed back with what helps to make it. */
export const answerContext: ActionHandler = {
  name: 'answer-context',
  kind: 'deterministic',
  async run({ params }, turn) {
    const worry = worryOf(turn.text, params.relatedAreas)
    if (worry !== undefined) return sayCare(turn, worry)
    turn.record.say(turn.say('chat.unknown'))
    await saySetUpOnceADay(turn)
  },
}
