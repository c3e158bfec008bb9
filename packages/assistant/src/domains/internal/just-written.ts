import type { Receipt } from '@parco/protocol'
import { listUndoable } from '@parco/store'
import type { DomainContext } from '../domain-context.ts'

/** What was written longer ago is not what "actually 60" or "drop it" is about. */
const JUST_NOW_MS = 30 * 60 * 1000

/** Whether something was written so lately that a message without its name may be about it. */
export const isJustNow = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() <= JUST_NOW_MS

type RowChange = Receipt['changes'][number]

/** The changes of the conversation's last write to one of some tables, if that was just now. */
export async function justWritten(
  tables: readonly string[],
  { conversationId, now, sql }: DomainContext,
): Promise<readonly RowChange[]> {
  const [last] = await listUndoable(sql, { conversationId, limit: 1 })
  if (!last || !isJustNow(new Date(last.createdAt), now)) return []
  return last.changes.filter(({ table }) => tables.includes(table))
}
