import type { JsonObject } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { asOpening, quoteText } from '../../internal/clean-text.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { describeItem, describeItems } from '../items/describe-items.ts'
import type { ShownItem } from '../items/item-facts.ts'
import { toShown } from '../items/item-facts.ts'
import { isOpen, itemsOf, listsIn, readItems } from '../items/read-items.ts'
import { itemsNamed } from '../items/resolve-items.ts'
import { type ListName, labelList, listNamed, SHOPPING, sayList } from '../names/list-name.ts'
import { keptList, unnamedList } from '../names/resolve-list.ts'

const STATUSES = ['open', 'done', 'all'] as const

const input = z.object({
  list: z.string().optional().describe('One list, as the user names it; all when left out.'),
  item: z.string().optional().describe('Whether this item stands there.'),
  status: z.enum(STATUSES).optional(),
  isUnnamed: z.boolean().optional().describe('"The list": the one that is meant without a name.'),
  hasItems: z.boolean().optional().describe('What stands on each of several, not only how much.'),
})

type Listed = {
  readonly key: string
  readonly name: string
  /** As it is kept, with its preposition. */
  readonly listName: string
  readonly items: readonly ShownItem[]
}
type Output = JsonObject & {
  readonly asked: {
    readonly list: ListName | null
    readonly item: string | null
    readonly status: (typeof STATUSES)[number]
    readonly hasItems: boolean
  }
  /** Those that were asked about, with their items. */
  readonly lists: readonly Listed[]
  /** How many lists there are. */
  readonly count: number
}

/** Shows a list, or which lists there are. */
export const getLists = defineDomainReadTool({
  name: 'get_lists',
  description: "The user's lists (shopping, packing, …) with their items, open and crossed off.",
  input,
  codeSlots: ['isUnnamed', 'hasItems'],
  async execute(
    { hasItems = false, isUnnamed, item, list: said, status = 'all' },
    context,
  ): Promise<Output> {
    const all = await readItems(context)
    const lists = listsIn(all)
    const named = listNamed(said) ?? (isUnnamed === true ? unnamedList(lists) : undefined)
    const list = named && (keptList(named, lists) ?? named)
    const shown = lists.filter(({ listKey }) => list === undefined || list.listKey === listKey)
    const fits = (one: ShownItem) => status === 'all' || isOpen(one) === (status === 'open')
    return {
      asked: { list: list ?? null, item: item ?? null, status, hasItems },
      lists: shown.map((one) => ({
        key: one.listKey,
        name: labelList(one, context),
        listName: one.listName,
        items: itemsAsked(item, itemsOf(all, one)).filter(fits).map(toShown),
      })),
      count: lists.length,
    }
  },
  reply({ asked, count, lists }, context) {
    const { text } = context
    if (asked.item !== null) return sayItem(asked.item, asked.list, lists, context)
    const [only] = lists
    if (asked.list !== null) return sayOne(asked.list, only, asked.status, context)
    if (only === undefined || count === 0) return text('lists.none')
    if (count === 1) return sayOne(nameOf(only), only, asked.status, context)
    const open = lists.filter(({ items }) => items.some(isOpen))
    if (asked.hasItems && open.length > 0)
      return open.map((list) => sayOne(nameOf(list), list, 'open', context)).join('\n')
    const lines = lists.map((list) => `- ${list.name}: ${sayState(list, context)}`)
    return [text('lists.heading'), ...lines].join('\n')
  },
})

const nameOf = ({ key, listName }: Listed): ListName => ({ listKey: key, listName })

const itemsAsked = (item: string | undefined, items: ReturnType<typeof itemsOf>) =>
  item === undefined ? items : itemsNamed(item, items)

/** `5 itens`, `2 de 5 riscados`. */
function sayState({ items }: Listed, { text }: DomainContext): string {
  const open = items.filter(isOpen).length
  if (open === 0) return text('lists.complete', { count: items.length })
  return text('lists.open', { count: open })
}

/** A list with a line for each open item. */
function sayOne(
  name: ListName,
  list: Listed | undefined,
  status: (typeof STATUSES)[number],
  context: DomainContext,
): string {
  const { text } = context
  const says = sayList(name, context)
  const items = list?.items ?? []
  const done = items.filter((item) => !isOpen(item))
  if (status === 'done')
    return done.length === 0
      ? text('list.nothingDone', { list: says })
      : text('lists.done', { list: says, items: describeItems(done, context) })
  const open = items.filter(isOpen)
  if (list === undefined)
    return text(name.listKey === SHOPPING ? 'list.emptyShopping' : 'list.unknown', { list: says })
  if (open.length === 0) return text('list.allDone', { list: says, count: done.length })
  const heading = asOpening(text('lists.of', { list: says, count: open.length }))
  const lines = open.map((item) => `- ${asOpening(describeItem(item))}`)
  const rest = done.length === 0 ? [] : [text('lists.doneToo', { count: done.length })]
  return [heading, ...lines, ...rest].join('\n')
}

/** Whether an item stands on a list. */
function sayItem(
  said: string,
  asked: ListName | null,
  lists: readonly Listed[],
  context: DomainContext,
): string {
  const { text } = context
  const holding = lists.flatMap((list) => list.items.map((item) => ({ item, list })))
  const found = holding.find(({ item }) => isOpen(item)) ?? holding[0]
  if (found === undefined) {
    const values = { item: quoteText(said), items: quoteText(said) }
    return asked === null
      ? text('list.noItem', values)
      : text('list.noItemOn', { ...values, list: sayList(asked, context) })
  }
  const values = { item: describeItem(found.item), list: sayList(nameOf(found.list), context) }
  return asOpening(text(isOpen(found.item) ? 'list.hasItem' : 'list.doneAlready', values))
}
