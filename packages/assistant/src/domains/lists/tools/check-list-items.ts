import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import type { Resolution } from '../../domain-tool.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { ask, isNotReady, refuse } from '../../internal/preparations.ts'
import { describeItems } from '../items/describe-items.ts'
import { assertItemsUnchanged, type ShownItem, toShown } from '../items/item-facts.ts'
import { fixedFields, missingWarning } from '../items/item-fields.ts'
import { itemsFromAnswer, itemsFromWords } from '../items/items-from-words.ts'
import { isOpen, itemsOf, readItems } from '../items/read-items.ts'
import { type FoundItems, resolveItems } from '../items/resolve-items.ts'
import { type ListName, sayList } from '../names/list-name.ts'
import { resolveList } from '../names/resolve-list.ts'

const input = z.object({
  items: z.array(z.string()).optional(),
  list: z.string().optional().describe('Only where the user names it.'),
  isAll: z.boolean().optional().describe('Every open item of the list.'),
  isDone: z.boolean().optional().describe('False puts back what was crossed off.'),
})

type Prepared = {
  readonly list: ListName
  readonly items: readonly ShownItem[]
  readonly isDone: boolean
}
type Output = Prepared & { readonly left: readonly ShownItem[] }

/** Crosses items off their list, or takes that back. */
export const checkListItems = defineDomainWriteTool({
  name: 'check_list_items',
  description: 'Crosses items off a list once the user has them.',
  input,
  codeSlots: ['isDone'],
  verb: 'confirm',
  writes: ['list_items'],
  async prepare({ isAll, isDone = true, items, list }, context) {
    const { text } = context
    if (isAll !== true && (items === undefined || items.length === 0))
      return ask('items', text('list.askChecked'))
    const fits = (item: Pick<ShownItem, 'doneOn'>) => isOpen(item) === isDone
    const unfit = isDone ? 'list.doneAlready' : 'list.openAlready'
    const found =
      isAll === true
        ? await allOf(list, fits, context)
        : await resolveItems({ items: items ?? [], list, fits, unfit }, context)
    if (isNotReady(found)) return found
    const { missing, ...row } = found.row
    const values = { list: sayList(row.list, context), items: describeItems(row.items, context) }
    const key = isDone ? 'list.checkTitle' : 'list.uncheckTitle'
    return {
      status: 'ready',
      arguments: { list: row.list, items: row.items.map(toShown), isDone },
      preview: {
        title: text(isAll === true ? 'list.checkAllTitle' : key, {
          ...values,
          count: row.items.length,
        }),
        fields: fixedFields(row.list, row.items, context),
        ...missingWarning(missing, context),
      },
    }
  },
  fromWords: itemsFromWords,
  fromAnswer: itemsFromAnswer,
  async execute(prepared: Prepared, context): Promise<Output> {
    const { isDone, items, list } = prepared
    await assertItemsUnchanged(items, context)
    const done_on = isDone ? context.today : null
    for (const { id } of items) await context.ledger.update('list_items', id, { done_on })
    const left = itemsOf(await readItems(context), list).filter(isOpen)
    return { ...prepared, left: left.map(toShown) }
  },
  reply({ isDone, items, left, list }, context) {
    const { text } = context
    const values = { list: sayList(list, context), items: describeItems(items, context) }
    const said = text(isDone ? 'list.checked' : 'list.unchecked', values)
    if (!isDone) return said
    return left.length === 0
      ? `${said} ${text('list.complete')}`
      : `${said} ${text('list.left', { count: left.length, items: describeItems(left, context) })}`
  },
})

/** All items of a list that fit. */
async function allOf(
  said: string | undefined,
  fits: (item: ShownItem) => boolean,
  context: DomainContext,
): Promise<Resolution<FoundItems>> {
  const list = await resolveList(said, context)
  if (list.status !== 'found') return list
  const items = itemsOf(await readItems(context), list.row).filter(fits)
  if (items.length === 0)
    return refuse(context.text('list.nothingOpen', { list: sayList(list.row, context) }))
  return { status: 'found', row: { list: list.row, items, missing: [] } }
}
