import type { PreviewField } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { readOnly, textField } from '../../internal/preview-fields.ts'
import { type ListName, labelList } from '../names/list-name.ts'
import { describeItem, describeItems } from './describe-items.ts'
import type { SaidItem } from './split-items.ts'

/** The list on a card. */
export const listField = (list: ListName, context: DomainContext): PreviewField =>
  textField({
    slot: 'list',
    label: context.text('list.label.list'),
    value: labelList(list, context),
  })

/** The items on a card, as they may be said anew. */
export const itemsField = (items: readonly SaidItem[], context: DomainContext): PreviewField => ({
  slot: 'items',
  label: context.text('list.label.items'),
  kind: 'list',
  value: items.map(({ item, quantity }) => (quantity === null ? item : `${quantity} ${item}`)),
  display: describeItems(items, context),
  editable: true,
})

/** The same on the card of what is done to them. */
export const fixedFields = (
  list: ListName,
  items: readonly SaidItem[],
  context: DomainContext,
): PreviewField[] => [
  readOnly(listField(list, context)),
  {
    ...readOnly(itemsField(items, context)),
    display: items.map(describeItem).join(', '),
  },
]

/** What is said on a card of words that name nothing on the list; nothing where all do. */
export const missingWarning = (
  missing: readonly string[],
  { format, text }: DomainContext,
): { readonly warning?: string } =>
  missing.length === 0 ? {} : { warning: text('list.noItem', { items: format.list(missing) }) }
