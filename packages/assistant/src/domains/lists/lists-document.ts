import type { DomainContext } from '../domain-context.ts'
import type { KnownDocument } from '../domain-memory.ts'
import { describeItem } from './items/describe-items.ts'
import { isOpen, itemsOf, listsIn, readItems } from './items/read-items.ts'
import { labelList } from './names/list-name.ts'

/** All lists, to read and to take along. */
export async function listsDocument(context: DomainContext): Promise<KnownDocument> {
  const all = await readItems(context)
  const lists = listsIn(all).map((list) => ({
    name: labelList(list, context),
    items: itemsOf(all, list).map(({ doneOn, item, quantity }) => ({ item, quantity, doneOn })),
  }))
  if (lists.length === 0) return { markdown: '', json: { lists } }
  const lines = lists.flatMap(({ items, name }) => [
    '',
    `## ${name}`,
    '',
    ...items.map((item) => `- [${isOpen(item) ? ' ' : 'x'}] ${describeItem(item)}`),
  ])
  return {
    markdown: `${[`# ${context.text('record.area')}`, ...lines].join('\n')}\n`,
    json: { lists },
  }
}
