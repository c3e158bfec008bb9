import { type Id, ParcoError } from '@parco/protocol'
import type { DomainWriteContext } from '../../domain-context.ts'
import { findFact } from './read-facts.ts'

/** @throws stale when the fact does not hold any more, or reads otherwise than its card showed it. */
export async function assertHeld(
  id: Id<'kno'>,
  content: string,
  context: DomainWriteContext,
): Promise<void> {
  const now = await findFact(id, context)
  if (now?.content === content) return
  throw new ParcoError('stale', context.text('shared.stale'))
}

/** Ends a fact in favour of another; it stays in the history. */
export async function closeFact(
  id: Id<'kno'>,
  by: Id<'kno'>,
  { ledger, today }: DomainWriteContext,
): Promise<void> {
  await ledger.update('knowledge', id, { superseded_by_id: by, valid_until: today })
}
