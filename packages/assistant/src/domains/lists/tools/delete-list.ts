import { z } from 'zod'
import { asOpening } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { refuse } from '../../internal/preparations.ts'
import { assertItemsUnchanged, type ShownItem, toShown } from '../items/item-facts.ts'
import { fixedFields } from '../items/item-fields.ts'
import { isOpen, itemsOf, readItems } from '../items/read-items.ts'
import { type ListName, sayList } from '../names/list-name.ts'
import { resolveList } from '../names/resolve-list.ts'

const input = z.object({
  list: z.string().optional().describe('The list as the user names it.'),
  isDoneOnly: z.boolean().optional().describe('Only what is crossed off.'),
})

type Prepared = {
  readonly list: ListName
  readonly items: readonly ShownItem[]
  readonly isDoneOnly: boolean
}

/** Empties a list, which ends it, or takes what is crossed off away. */
export const deleteList = defineDomainWriteTool({
  name: 'delete_list',
  description: 'Empties a list: all of its items, or those that are crossed off.',
  input,
  verb: 'delete',
  writes: ['list_items'],
  async prepare({ isDoneOnly = false, list: said }, context) {
    const { text } = context
    const found = await resolveList(said, context)
    if (found.status !== 'found') return found
    const list = found.row
    const all = itemsOf(await readItems(context), list)
    const items = isDoneOnly ? all.filter((item) => !isOpen(item)) : all
    const values = { list: sayList(list, context), count: items.length }
    if (items.length === 0) return refuse(text('list.nothingDone', values))
    return {
      status: 'ready',
      arguments: { list, items: items.map(toShown), isDoneOnly },
      preview: {
        title: text(isDoneOnly ? 'list.deleteDoneTitle' : 'list.deleteTitle', values),
        fields: fixedFields(list, items, context),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    await assertItemsUnchanged(prepared.items, context)
    for (const { id } of prepared.items) await context.ledger.delete('list_items', id)
    return prepared
  },
  reply({ isDoneOnly, items, list }, context) {
    const values = { list: sayList(list, context), count: items.length }
    return asOpening(context.text(isDoneOnly ? 'list.deletedDone' : 'list.deleted', values))
  },
})
