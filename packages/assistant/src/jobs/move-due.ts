import type { RowChange } from '@parco/protocol'
import type { Turn } from '../turn/turn.ts'

/** After a turn wrote rows, or put them back: works out anew when what comes from them comes next. */
export function moveDue(
  { services, sql, user, now, contextOf }: Turn,
  changes: readonly RowChange[],
): Promise<void> {
  const tables = changes.map(({ table }) => table)
  return services.due.afterChanges({ sql, userId: user.id, now, contextOf }, tables)
}
