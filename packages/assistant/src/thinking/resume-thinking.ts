import { ParcoError } from '@parco/protocol'
import { readTurnSurroundings, resumeTurn, type Sql } from '@parco/store'
import type { TurnIds, TurnRequest } from '../turn/turn-request.ts'
import { leaseUntil } from './lease.ts'
import { parseThinking, type SuspendedTurn } from './suspended-turn.ts'

/**
 * Takes over a turn whose holder is gone, to think about it again from what it left.
 * @throws conflict, retryable, when somebody else did, or another message of the conversation is
 * thought about.
 */
export async function resumeThinking(
  sql: Sql,
  { userId, conversationId }: Pick<TurnRequest, 'userId' | 'conversationId'>,
  ids: TurnIds,
  now: Date,
): Promise<SuspendedTurn> {
  const { turnId } = ids
  const resumed = await resumeTurn(sql, { turnId, now, leaseUntil: leaseUntil(now) })
  if (!resumed) {
    throw new ParcoError('conflict', 'The same request is under way.', { retryable: true })
  }
  const { user } = await readTurnSurroundings(sql, { userId, conversationId, now })
  const { epoch, events, thinking } = resumed
  return { ids, user, epoch, told: events, thinking: parseThinking(thinking) }
}
