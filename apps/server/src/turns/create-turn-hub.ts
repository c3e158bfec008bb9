import type { ConversationId, UserId } from '@parco/protocol'
import { type LiveTurn, type LiveTurnOptions, startLiveTurn } from './create-live-turn.ts'

/** Knows the turns under way, so that they can be heard again, stopped, and ended together. */
export interface TurnHub {
  start(options: LiveTurnOptions): LiveTurn
  /** The newest turn under way in a conversation of that user. */
  find(userId: UserId, conversationId: ConversationId): LiveTurn | undefined
  /** Asks every turn to end, and cuts off those that have not after that long. */
  close(graceMs: number): Promise<void>
}

export function createTurnHub(): TurnHub {
  const turns = new Set<LiveTurn>()
  return {
    start(options) {
      const turn = startLiveTurn(options)
      turns.add(turn)
      void turn.ended.then(() => turns.delete(turn))
      return turn
    },
    find: (userId, conversationId) =>
      [...turns].findLast(
        ({ place }) => place.userId === userId && place.conversationId === conversationId,
      ),
    async close(graceMs) {
      const open = [...turns]
      for (const turn of open) turn.abort()
      const timer = setTimeout(() => {
        for (const turn of open) turn.cutOff()
      }, graceMs)
      await Promise.all(open.map((turn) => turn.ended))
      clearTimeout(timer)
    },
  }
}
