import type { ThinkingAction } from '../thinking/thinking-action.ts'
import type { ActionCall, LikelyIntent, Turn } from '../turn/turn.ts'
import type { ActionHandler } from './action-handler.ts'

/** What a message may be about, as the router takes it, the likeliest first. */
export type LikelyIntents = (turn: Turn) => Promise<readonly LikelyIntent[]>

/**
 * Hands a call to an action that thinks: what that needs is read now, and the thinking begins once
 * the turn's transaction is over. A turn thinks about one thing.
 */
export function createThinkAbout(
  action: ThinkingAction,
  likelyIntents: LikelyIntents,
): ActionHandler {
  return {
    name: `think-${action.name}`,
    kind: 'reasoning',
    async run(call, turn) {
      if (turn.record.thought) {
        turn.record.say(turn.say('thinking.oneAtATime'))
        return
      }
      const likely = await likelyIntents(turn)
      turn.record.thought = {
        action: action.name,
        call: toStoredCall(call),
        brief: await action.open({ ...call, likely }, turn),
      }
    },
  }
}

const toStoredCall = ({ intent, params, reason }: ActionCall) => ({
  intent,
  params,
  ...(reason === undefined ? {} : { reason }),
})
