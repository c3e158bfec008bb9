import { ParcoError } from '@parco/protocol'
import type { DomainWriteContext } from '../../domain-context.ts'
import { holdLock } from '../../internal/hold-lock.ts'
import type { ListItem } from '../tables.ts'
import { readItems } from './read-items.ts'

/** What a card showed of an item. */
export type ShownItem = Pick<ListItem, 'doneOn' | 'id' | 'item' | 'quantity'>

export const toShown = ({ doneOn, id, item, quantity }: ShownItem): ShownItem => ({
  doneOn,
  id,
  item,
  quantity,
})

/** Holds the user's lists, so that what is read of them stays true until the write. */
export const holdLists = (context: DomainWriteContext): Promise<void> => holdLock('lists', context)

/**
 * Holds the user's lists and makes sure that items are still what the card showed.
 * @throws ParcoError `not-found` when one is gone, `stale` when one is different.
 */
export async function assertItemsUnchanged(
  shown: readonly ShownItem[],
  context: DomainWriteContext,
): Promise<void> {
  await holdLists(context)
  const kept = new Map((await readItems(context)).map((item) => [item.id, item]))
  for (const item of shown) {
    const now = kept.get(item.id)
    if (now === undefined) throw new ParcoError('not-found', context.text('list.itemGone'))
    if (JSON.stringify(toShown(now)) !== JSON.stringify(toShown(item)))
      throw new ParcoError('stale', context.text('shared.stale'))
  }
}
