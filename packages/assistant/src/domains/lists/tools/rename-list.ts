import { ParcoError } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { asOpening } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { ask, refuse } from '../../internal/preparations.ts'
import { readOnly, textField } from '../../internal/preview-fields.ts'
import { assertItemsUnchanged, type ShownItem, toShown } from '../items/item-facts.ts'
import { listField } from '../items/item-fields.ts'
import { itemsOf, listsIn, readItems } from '../items/read-items.ts'
import {
  type ListName,
  labelList,
  listNamed,
  MAX_LIST_CHARACTERS,
  sayList,
} from '../names/list-name.ts'
import { resolveList } from '../names/resolve-list.ts'

const input = z.object({
  list: z.string().optional().describe('The list as it is called now.'),
  name: z.string().optional().describe('What it is to be called.'),
})

type Prepared = {
  readonly list: ListName
  readonly renamed: ListName
  readonly items: readonly ShownItem[]
}

/** Gives a list another name, which no other list has. */
export const renameList = defineDomainWriteTool({
  name: 'rename_list',
  description: 'Gives a list another name.',
  input,
  verb: 'change',
  writes: ['list_items'],
  async prepare({ list: said, name }, context) {
    const { text } = context
    const found = await resolveList(said, context)
    if (found.status !== 'found') return found
    const list = found.row
    const renamed = listNamed(name)
    if (renamed === undefined) return ask('name', text('list.askName', listValues(list, context)))
    if ([...renamed.listName].length > MAX_LIST_CHARACTERS)
      return ask('name', text('list.nameTooLong', { maximum: MAX_LIST_CHARACTERS }))
    const all = await readItems(context)
    const other = listsIn(all).find(({ listKey }) => listKey === renamed.listKey)
    if (
      other !== undefined &&
      (other.listKey !== list.listKey || renamed.listName === list.listName)
    )
      return refuse(text('list.nameTaken', listValues(other, context)))
    return {
      status: 'ready',
      arguments: { list, renamed, items: itemsOf(all, list).map(toShown) },
      preview: {
        title: text('list.renameTitle', renamedValues(list, renamed, context)),
        fields: [
          readOnly(listField(list, context)),
          textField({
            slot: 'name',
            label: text('list.label.name'),
            value: labelList(renamed, context),
          }),
        ],
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { items, list, renamed } = prepared
    await assertItemsUnchanged(items, context)
    const all = await readItems(context)
    const isTaken = renamed.listKey !== list.listKey && itemsOf(all, renamed).length > 0
    // What was put there since the card was shown goes along with the rest.
    const kept = itemsOf(all, list)
    if (isTaken || kept.length === 0) throw new ParcoError('stale', context.text('shared.stale'))
    for (const { id } of kept)
      await context.ledger.update('list_items', id, {
        list_name: renamed.listName,
        list_key: renamed.listKey,
      })
    return prepared
  },
  reply: ({ list, renamed }, context) =>
    asOpening(context.text('list.renamed', renamedValues(list, renamed, context))),
})

const listValues = (list: ListName, context: DomainContext) => ({ list: sayList(list, context) })

const renamedValues = (list: ListName, renamed: ListName, context: DomainContext) => ({
  ...listValues(list, context),
  name: labelList(renamed, context),
})
