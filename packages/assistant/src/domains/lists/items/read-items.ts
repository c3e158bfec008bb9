import type { DomainContext } from '../../domain-context.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { type ListName, SHOPPING } from '../names/list-name.ts'
import { type ListItem, listItems } from '../tables.ts'

/** More are not read. */
const MAX_ITEMS = 2000

/** All items of the user, those of a list together, in the order in which they were added. */
export const readItems = (context: DomainContext): Promise<ListItem[]> =>
  selectRows(listItems, `true order by list_key, created_at, id limit ${MAX_ITEMS}`, [], context)

/** The items of one list. */
export const itemsOf = (
  items: readonly ListItem[],
  { listKey }: Pick<ListName, 'listKey'>,
): ListItem[] => items.filter((item) => item.listKey === listKey)

/** The lists that there are; the shopping list first, then by name. */
export function listsIn(items: readonly ListItem[]): ListName[] {
  const names = new Map(items.map(({ listKey, listName }) => [listKey, { listKey, listName }]))
  return [...names.values()].sort(
    (one, other) =>
      Number(other.listKey === SHOPPING) - Number(one.listKey === SHOPPING) ||
      one.listName.localeCompare(other.listName),
  )
}

export const isOpen = ({ doneOn }: Pick<ListItem, 'doneOn'>): boolean => doneOn === null
