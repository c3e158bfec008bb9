import type { DomainContext } from '../../domain-context.ts'
import type { Resolution } from '../../domain-tool.ts'
import { asOpening, quoteText } from '../../internal/clean-text.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { askWhich, refuse } from '../../internal/preparations.ts'
import { type ListName, labelList, listNamed, sayList } from '../names/list-name.ts'
import { keptList } from '../names/resolve-list.ts'
import type { ListItem } from '../tables.ts'
import { describeItem } from './describe-items.ts'
import { itemsOf, listsIn, readItems } from './read-items.ts'
import { itemKey, readItem } from './split-items.ts'

/** Items of one list, and what was named beside them and stands on none. */
export type FoundItems = {
  readonly list: ListName
  readonly items: readonly ListItem[]
  readonly missing: readonly string[]
}

/** What says which items are meant. */
export type ItemsAsked = {
  readonly items: readonly string[]
  readonly list?: string | undefined
  /** Which of them can be meant: open ones, or those that are crossed off. */
  readonly fits: (item: ListItem) => boolean
  /** What is said of an item that is there and does not fit. */
  readonly unfit: string
}

/** The items that words name, among these: of the same name, or those whose name holds the words. */
export function itemsNamed(said: string, among: readonly ListItem[]): readonly ListItem[] {
  const byId = among.filter(({ id }) => id === said)
  if (byId.length > 0) return byId
  const { item } = readItem(said)
  const same = among.filter((one) => one.itemKey === itemKey(item))
  if (same.length > 0) return same
  const { candidates, match } = bestMatches(item, among, (one) => one.item)
  return match === 'same' || match === 'part' ? candidates : []
}

/** Finds the items that the user means, all of one list; asks where two lists or two items fit. */
export async function resolveItems(
  asked: ItemsAsked,
  context: DomainContext,
): Promise<Resolution<FoundItems>> {
  const { text } = context
  const all = await readItems(context)
  if (all.length === 0) return refuse(text('lists.none'))
  const lists = listsIn(all)
  const named = listNamed(asked.list)
  const list = named && keptList(named, lists)
  if (named !== undefined && list === undefined)
    return refuse(text('list.unknown', { list: sayList(named, context) }))
  const among = list === undefined ? all : itemsOf(all, list)
  const found = asked.items.map((said) => ({ said, ...fitting(said, among, asked) }))
  const missing = found.filter(({ items }) => items.length === 0)
  const present = found.filter(({ items }) => items.length > 0)
  if (present.length === 0) return refuse(nothingFound(missing, asked, list, context))
  const common = listsIn(all).filter(({ listKey }) =>
    present.every(({ items }) => items.some((item) => item.listKey === listKey)),
  )
  const [only] = common
  if (only === undefined) return refuse(text('list.onSeveral'))
  if (common.length > 1)
    return askWhich(
      'list',
      text('list.askWhich'),
      common.map((one) => ({ label: labelList(one, context), value: one.listName })),
    )
  const chosen = present.map(({ said, items }) => ({ said, items: itemsOf(items, only) }))
  const unsure = chosen.find(({ items }) => items.length > 1)
  if (unsure !== undefined) {
    const others = asked.items.filter((said) => said !== unsure.said)
    return {
      status: 'question',
      missing: ['items'],
      question: text('list.askItem'),
      options: unsure.items.slice(0, 8).map((item) => ({
        label: describeItem(item),
        slots: { items: [...others, item.id] },
      })),
    }
  }
  const items = [
    ...new Map(chosen.flatMap((one) => one.items).map((item) => [item.id, item])).values(),
  ]
  return { status: 'found', row: { list: only, items, missing: missing.map(({ said }) => said) } }
}

function fitting(said: string, among: readonly ListItem[], { fits }: ItemsAsked) {
  const items = itemsNamed(said, among.filter(fits))
  return { items, others: items.length > 0 ? [] : itemsNamed(said, among) }
}

function nothingFound(
  missing: readonly { readonly said: string; readonly others: readonly ListItem[] }[],
  { unfit }: ItemsAsked,
  list: ListName | undefined,
  context: DomainContext,
): string {
  const [other] = missing.flatMap(({ others }) => others)
  if (other !== undefined)
    return asOpening(context.text(unfit, { item: other.item, list: sayList(other, context) }))
  const items = context.format.list(missing.map(({ said }) => quoteText(said)))
  return list === undefined
    ? context.text('list.noItem', { items })
    : context.text('list.noItemOn', { items, list: sayList(list, context) })
}
