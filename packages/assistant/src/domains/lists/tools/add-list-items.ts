import type { JsonObject } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import type { WordsRead } from '../../domain-tool.ts'
import { asOpening } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { ask, isNotReady, refuse } from '../../internal/preparations.ts'
import { checkItems } from '../items/check-items.ts'
import { describeItems } from '../items/describe-items.ts'
import { holdLists } from '../items/item-facts.ts'
import { itemsField, listField } from '../items/item-fields.ts'
import { itemsFromAnswer, itemsFromWords } from '../items/items-from-words.ts'
import { isOpen, itemsOf, listsIn, readItems } from '../items/read-items.ts'
import { itemKey, type SaidItem } from '../items/split-items.ts'
import { type ListName, listNamed, MAX_LIST_CHARACTERS, sayList } from '../names/list-name.ts'
import { keptList, unnamedList } from '../names/resolve-list.ts'
import type { ListItem } from '../tables.ts'

const input = z.object({
  items: z.array(z.string()).optional().describe('Each as said, with its quantity: "2 kg rice".'),
  list: z.string().optional().describe('Its name: "packing". The shopping list when not said.'),
})

type Prepared = { readonly list: ListName; readonly items: readonly SaidItem[] }
type Output = Prepared & { readonly open: number }

/** Puts items on a list, which its first one makes. */
export const addListItems = defineDomainWriteTool({
  name: 'add_list_items',
  description:
    'Puts items on the shopping list or on another named list (packing, party, wishes). No tasks.',
  input,
  verb: 'record',
  writes: ['list_items'],
  async prepare(slots, context) {
    const { text } = context
    const all = await readItems(context)
    const lists = listsIn(all)
    const named = listNamed(slots.list) ?? unnamedList(lists)
    if ([...named.listName].length > MAX_LIST_CHARACTERS)
      return ask('list', text('list.nameTooLong', { maximum: MAX_LIST_CHARACTERS }))
    const list = keptList(named, lists) ?? named
    const question = text('list.askItems', { list: sayList(list, context) })
    const items = checkItems(slots.items ?? [], question, context)
    if (isNotReady(items)) return items
    const kept = itemsOf(all, list)
    const wanted = items.value.filter((item) => !isThere(item, kept))
    const there = items.value.filter((item) => isThere(item, kept))
    if (wanted.length === 0) return refuse(sayThere(there, list, context))
    return {
      status: 'ready',
      arguments: { list, items: wanted },
      preview: {
        title: text('list.addTitle', {
          list: sayList(list, context),
          items: describeItems(wanted, context),
        }),
        fields: [itemsField(wanted, context), listField(list, context)],
        ...(there.length === 0 ? {} : { warning: sayThere(there, list, context) }),
      },
    }
  },
  fromWords: (slots: JsonObject, words: WordsRead) => itemsFromWords(slots, words),
  fromAnswer: itemsFromAnswer,
  async execute({ items, list }: Prepared, context): Promise<Output> {
    await holdLists(context)
    const kept = itemsOf(await readItems(context), list)
    const created_at = context.now.toISOString()
    for (const { item, quantity } of items) {
      const before = sameItem(item, kept)
      if (before === undefined)
        await context.ledger.insert('list_items', {
          id: context.mint('lit'),
          list_name: list.listName,
          list_key: list.listKey,
          item,
          item_key: itemKey(item),
          quantity,
          done_on: null,
          created_at,
        })
      // What was crossed off once is wanted again, and stands at the end as a new one does.
      else if (!isOpen(before))
        await context.ledger.update('list_items', before.id, {
          item,
          quantity,
          done_on: null,
          created_at,
        })
      else if (quantity !== null) await context.ledger.update('list_items', before.id, { quantity })
    }
    const open = itemsOf(await readItems(context), list).filter(isOpen).length
    return { items, list, open }
  },
  reply({ items, list, open }, context) {
    const { text } = context
    const said = text('list.added', {
      list: sayList(list, context),
      items: describeItems(items, context),
    })
    return open > items.length ? `${said} ${text('list.now', { count: open })}` : said
  },
})

const sameItem = (item: string, kept: readonly ListItem[]): ListItem | undefined =>
  kept.find((one) => one.itemKey === itemKey(item))

/** Whether an item stands there open already, in no other quantity. */
function isThere({ item, quantity }: SaidItem, kept: readonly ListItem[]): boolean {
  const same = sameItem(item, kept)
  return same !== undefined && isOpen(same) && (quantity === null || quantity === same.quantity)
}

const sayThere = (there: readonly SaidItem[], list: ListName, context: DomainContext): string =>
  asOpening(
    context.text('list.there', {
      count: there.length,
      items: describeItems(there, context),
      list: sayList(list, context),
    }),
  )
