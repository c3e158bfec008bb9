import { isAnswering } from '@parco/store'
import type { DueKind } from '../../domain-due.ts'
import { eraseForgotten, readOverdue } from './erase-forgotten.ts'
import { readPending } from './tombstones.ts'

/** An answer that is under way may still say what it read: it is waited for. */
const WAIT_MS = 60_000

/** What was forgotten is erased once it can no longer be brought back. Nothing is said of it. */
export const erasureDue: DueKind = {
  kind: 'erasure',
  prefix: 'tmb',
  tables: ['tombstones'],
  erases: true,
  async next(context) {
    const { sql, now } = context
    const stones = await readPending(context)
    if (stones.length === 0) return []
    const isBusy = await isAnswering(sql, now)
    const soon = new Date(now.getTime() + WAIT_MS)
    return stones.map(({ id, scrubAfter }) => ({
      ref: id,
      occurrence: '0',
      at: isBusy && scrubAfter < soon ? soon : scrubAfter,
    }))
  },
  async say(_due, context) {
    if (await isAnswering(context.sql, context.now)) return undefined
    const stones = await readOverdue(context)
    if (stones.length > 0) await eraseForgotten(stones, context)
    return undefined
  },
}
