import { z } from 'zod'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { ask, isNotReady } from '../../internal/preparations.ts'
import { describeItems } from '../items/describe-items.ts'
import { assertItemsUnchanged, type ShownItem, toShown } from '../items/item-facts.ts'
import { fixedFields, missingWarning } from '../items/item-fields.ts'
import { itemsFromAnswer, itemsFromWords } from '../items/items-from-words.ts'
import { isOpen } from '../items/read-items.ts'
import { resolveItems } from '../items/resolve-items.ts'
import { type ListName, sayList } from '../names/list-name.ts'

const input = z.object({
  items: z.array(z.string()).optional(),
  list: z.string().optional().describe('Only where the user names it.'),
})

type Prepared = { readonly list: ListName; readonly items: readonly ShownItem[] }

/** Takes items off their list as though they had never stood there. */
export const removeListItems = defineDomainWriteTool({
  name: 'remove_list_items',
  description: 'Takes items off a list that are not wanted any more.',
  input,
  verb: 'delete',
  writes: ['list_items'],
  async prepare({ items = [], list }, context) {
    const { text } = context
    if (items.length === 0) return ask('items', text('list.askRemoved'))
    const open = await resolveItems({ items, list, fits: isOpen, unfit: 'list.noItem' }, context)
    const found =
      open.status === 'refused'
        ? await resolveItems({ items, list, fits: () => true, unfit: 'list.noItem' }, context)
        : open
    if (isNotReady(found)) return found
    const { missing, ...row } = found.row
    return {
      status: 'ready',
      arguments: { list: row.list, items: row.items.map(toShown) },
      preview: {
        title: text('list.removeTitle', {
          list: sayList(row.list, context),
          items: describeItems(row.items, context),
        }),
        fields: fixedFields(row.list, row.items, context),
        ...missingWarning(missing, context),
      },
    }
  },
  fromWords: itemsFromWords,
  fromAnswer: itemsFromAnswer,
  async execute(prepared: Prepared, context): Promise<Prepared> {
    await assertItemsUnchanged(prepared.items, context)
    for (const { id } of prepared.items) await context.ledger.delete('list_items', id)
    return prepared
  },
  reply: ({ items, list }, context) =>
    context.text('list.removed', {
      list: sayList(list, context),
      items: describeItems(items, context),
    }),
})
