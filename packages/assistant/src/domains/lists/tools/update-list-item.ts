import type { JsonObject } from '@parco/protocol'
import { ParcoError } from '@parco/protocol'
import { z } from 'zod'
import { asOpening } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { ask, isNotReady, refuse } from '../../internal/preparations.ts'
import { readOnly, textField } from '../../internal/preview-fields.ts'
import { checkItems } from '../items/check-items.ts'
import { describeItem } from '../items/describe-items.ts'
import { assertItemsUnchanged, type ShownItem, toShown } from '../items/item-facts.ts'
import { listField } from '../items/item-fields.ts'
import { asSaid } from '../items/items-from-words.ts'
import { isOpen, itemsOf, readItems } from '../items/read-items.ts'
import { resolveItems } from '../items/resolve-items.ts'
import { itemKey, readItem, type SaidItem } from '../items/split-items.ts'
import { type ListName, sayList } from '../names/list-name.ts'

const input = z.object({
  itemRef: z.string().optional().describe('The item as it stands there.'),
  item: z.string().optional().describe('What it is to be, with its quantity.'),
  list: z.string().optional().describe('Only where the user names it.'),
})

type Prepared = {
  readonly list: ListName
  readonly before: ShownItem
  readonly after: SaidItem
}

/** Changes what an item is called, or how much of it is wanted. */
export const updateListItem = defineDomainWriteTool({
  name: 'update_list_item',
  description: 'Changes the name or the quantity of an item on a list.',
  input,
  verb: 'change',
  writes: ['list_items'],
  async prepare({ item, itemRef = '', list }, context) {
    const { text } = context
    if (itemRef.trim() === '') return ask('itemRef', text('list.askChanged'))
    const found = await resolveItems(
      { items: [itemRef], list, fits: isOpen, unfit: 'list.doneAlready' },
      context,
    )
    if (found.status === 'question')
      return { ...found, ...asOne(found.options), missing: found.missing.map(itemSlot) }
    if (found.status !== 'found') return found
    const [before] = found.row.items
    if (before === undefined) return refuse(text('list.itemGone'))
    const question = text('list.askChange', { item: describeItem(before) })
    const checked = checkItems(item === undefined ? [] : [item], question, context)
    if (isNotReady(checked)) return { ...checked, ...asOneMissing(checked) }
    const [said] = checked.value
    const after = said === undefined ? before : merged(before, said)
    if (describeItem(after) === describeItem(before)) return ask('item', question)
    const same = itemsOf(await readItems(context), found.row.list).find(
      (one) => one.itemKey === itemKey(after.item) && one.id !== before.id,
    )
    const values = { list: sayList(found.row.list, context), items: after.item, count: 1 }
    if (same !== undefined) return refuse(asOpening(text('list.there', values)))
    return {
      status: 'ready',
      arguments: {
        list: found.row.list,
        before: toShown(before),
        after: { item: after.item, quantity: after.quantity },
      },
      preview: {
        title: text('list.changeTitle', {
          ...values,
          from: describeItem(before),
          to: describeItem(after),
        }),
        fields: [
          textField({ slot: 'item', label: text('list.label.item'), value: spoken(after) }),
          readOnly(listField(found.row.list, context)),
        ],
      },
    }
  },
  fromWords: ({ item, ...slots }, { text }) =>
    typeof item === 'string' ? { ...slots, item: asSaid(item, text) } : slots,
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { after, before, list } = prepared
    await assertItemsUnchanged([before], context)
    const key = itemKey(after.item)
    const kept = itemsOf(await readItems(context), list)
    if (kept.some((one) => one.itemKey === key && one.id !== before.id))
      throw new ParcoError('conflict', context.text('shared.stale'))
    await context.ledger.update('list_items', before.id, { ...after, item_key: key })
    return prepared
  },
  reply: ({ after, before, list }, context) =>
    context.text('list.changed', {
      list: sayList(list, context),
      from: describeItem(before),
      to: describeItem(after),
    }),
})

const spoken = ({ item, quantity }: SaidItem): string =>
  quantity === null ? item : `${quantity} ${item}`

/** A quantity alone is of the item that it was; a name alone keeps no quantity of something else. */
function merged(before: SaidItem, said: SaidItem): SaidItem {
  const { item, quantity } = readItem(`${said.item} ${before.item}`)
  const isQuantityAlone = said.quantity === null && item === before.item && quantity === said.item
  return isQuantityAlone ? { item: before.item, quantity: said.item } : said
}

const itemSlot = (slot: string): string => (slot === 'items' ? 'itemRef' : slot)

/** Questions about items, of the one that this tool takes. */
function asOne(options: readonly { readonly label: string; readonly slots: JsonObject }[]) {
  return {
    options: options.map(({ label, slots: { items, ...slots } }) => ({
      label,
      slots: { ...slots, ...(Array.isArray(items) ? { itemRef: items.at(-1) ?? null } : {}) },
    })),
  }
}

const asOneMissing = (asked: { readonly status: string }) =>
  asked.status === 'question' ? { missing: ['item'] } : {}
