import type { Receipt } from '@parco/protocol'
import { listUndoable } from '@parco/store'
import type { DomainContext } from '../domain-context.ts'

/** What was written longer ago is not what "actually 60" or "drop it" is about. */
const JUST_NOW_MS = 30 * 60 * 1000

type RowChange = Receipt['changes'][number]

/** The changes of the conversation's last write to one of some tables, if that was just now. */
export async function justWritten(
  tables: readonly string[],
  { conversationId, now, sql }: DomainContext,
): Promise<readonly RowChange[]> {
  const [last] = await listUndoable(sql, { conversationId, limit: 1 })
  if (!last || now.getTime() - Date.parse(last.createdAt) > JUST_NOW_MS) return []
  return last.changes.filter(({ table }) => tables.includes(table))
}
