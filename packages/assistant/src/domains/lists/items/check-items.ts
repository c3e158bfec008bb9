import type { DomainContext } from '../../domain-context.ts'
import { cleanText } from '../../internal/clean-text.ts'
import { ask, type NotReady } from '../../internal/preparations.ts'
import { itemKey, readItem, type SaidItem, splitAtCommas } from './split-items.ts'

/** More are no card that anybody reads. */
export const MAX_ITEMS_AT_ONCE = 50

const MAX_ITEM_CHARACTERS = 100
const MAX_QUANTITY_CHARACTERS = 40

/** Items that can be kept, each once, with their quantities taken off. */
export function checkItems(
  said: readonly string[],
  question: string,
  { text }: DomainContext,
): { readonly status: 'checked'; readonly value: readonly SaidItem[] } | NotReady {
  const items = said
    .flatMap(splitAtCommas)
    .map(cleanText)
    .filter((item) => item !== '')
    .map(readItem)
    .filter(({ item }) => itemKey(item) !== '')
  if (items.length === 0) return ask('items', question)
  const isLong = ({ item, quantity }: SaidItem) =>
    [...item].length > MAX_ITEM_CHARACTERS || [...(quantity ?? '')].length > MAX_QUANTITY_CHARACTERS
  if (items.some(isLong))
    return ask('items', text('list.itemTooLong', { maximum: MAX_ITEM_CHARACTERS }))
  if (items.length > MAX_ITEMS_AT_ONCE)
    return ask('items', text('list.tooMany', { maximum: MAX_ITEMS_AT_ONCE }))
  return {
    status: 'checked',
    value: [...new Map(items.map((one) => [itemKey(one.item), one])).values()],
  }
}
