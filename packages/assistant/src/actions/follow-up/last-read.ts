import type { IntentCall } from '@parco/protocol'
import type { Turn } from '../../turn/turn.ts'
import { recentCalls } from './recent-calls.ts'

/** A question older than this many messages is out of mind. */
const REMEMBERED_MESSAGES = 20

/** The last question about the user's records that this conversation answered, as the call it was. */
export async function lastRead(turn: Turn): Promise<IntentCall | undefined> {
  const { tools } = turn.services
  const calls = await recentCalls(turn, REMEMBERED_MESSAGES)
  return calls.find(({ intent }) => tools.get(intent)?.tool.effect === 'read')
}
