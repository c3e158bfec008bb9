import type { DomainContext } from '../../domain-context.ts'
import type { Resolution } from '../../domain-tool.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { askWhich, refuse } from '../../internal/preparations.ts'
import { listsIn, readItems } from '../items/read-items.ts'
import { type ListName, labelList, listNamed, SHOPPING } from './list-name.ts'

/** The list that is meant where none is named: the shopping list, or the only one there is. */
export function unnamedList(lists: readonly ListName[]): ListName {
  const [only] = lists
  return only !== undefined && lists.length === 1 ? only : { listKey: SHOPPING, listName: SHOPPING }
}

/** The kept list that words name, by its own name or by most of it: "viagem" of "mala da viagem". */
export function keptList(said: ListName, lists: readonly ListName[]): ListName | undefined {
  const same = lists.find(({ listKey }) => listKey === said.listKey)
  if (same !== undefined || said.listKey === SHOPPING) return same
  const { candidates, match } = bestMatches(said.listName, lists, ({ listName }) => listName)
  return (match === 'same' || match === 'part') && candidates.length === 1
    ? candidates[0]
    : undefined
}

/** Finds the list that the user means; the unnamed one where they name none. */
export async function resolveList(
  said: string | undefined,
  context: DomainContext,
): Promise<Resolution<ListName>> {
  const lists = listsIn(await readItems(context))
  if (lists.length === 0) return refuse(context.text('lists.none'))
  const named = listNamed(said)
  const wanted = named ?? unnamedList(lists)
  const kept = keptList(wanted, lists)
  if (kept !== undefined) return { status: 'found', row: kept }
  if (named?.listKey === SHOPPING || (lists.length === 1 && named === undefined))
    return refuse(context.text('list.emptyShopping'))
  const options = lists.slice(0, 8).map((list) => ({
    label: labelList(list, context),
    value: list.listName,
  }))
  const key = named === undefined ? 'list.askWhich' : 'list.notFound'
  return askWhich('list', context.text(key, { name: quoteText(named?.listName ?? '') }), options)
}
