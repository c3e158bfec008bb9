import type { FormSpec } from '../../records/form/form-spec.ts'
import type { List, ListItem } from './lists-schemas.ts'
import type { SayLists } from './lists-texts.ts'

/** A list with its first items, or more items for one that is there. */
export const newList = (say: SayLists): FormSpec => ({
  title: say('form.add'),
  tool: 'add_list_items',
  fields: ['list', 'items'],
  required: ['items'],
  labels: { items: say('form.items'), list: say('form.list') },
})

/** Another name for a list. */
export const listName = ({ key, name }: List, say: SayLists): FormSpec => ({
  title: say('form.rename'),
  tool: 'rename_list',
  fields: ['name'],
  required: ['name'],
  values: { name },
  labels: { name: say('form.name') },
  fixed: { list: key },
  isChange: true,
})

/** An item that stands on a list. */
export const itemForm = ({ id, item, quantity }: ListItem, say: SayLists): FormSpec => ({
  title: say('form.edit'),
  tool: 'update_list_item',
  fields: ['item'],
  values: { item: quantity === null ? item : `${quantity} ${item}` },
  fixed: { itemRef: id },
  isChange: true,
  actions: [
    {
      label: say('form.remove'),
      tool: 'remove_list_items',
      input: { items: [id] },
      isDanger: true,
    },
  ],
})
