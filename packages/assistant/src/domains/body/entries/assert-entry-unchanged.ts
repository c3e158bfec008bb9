import { canonicalJson } from '@parco/agent/approvals'
import { type Id, ParcoError } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { EntryFacts } from './describe-entry.ts'
import { readEntry, toEntryFacts } from './read-entries.ts'

/**
 * Makes sure that a measurement is still what the user saw on the card.
 * @throws ParcoError `not-found` when it is gone, `stale` when it is different.
 */
export async function assertEntryUnchanged(
  id: Id<'met'>,
  shown: EntryFacts,
  context: DomainContext,
): Promise<void> {
  const now = await readEntry(id, context)
  if (!now) throw new ParcoError('not-found', context.text('metric.gone'))
  if (canonicalJson(toEntryFacts(now)) === canonicalJson(shown)) return
  throw new ParcoError('stale', context.text('shared.stale'))
}
