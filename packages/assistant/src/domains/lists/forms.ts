import type { DomainForms } from '../../forms/domain-forms.ts'

/** How items of lists are filled in. */
export const listsForms: DomainForms = {
  items: { kind: 'list', label: 'list.label.items' },
  item: { kind: 'text', label: 'list.label.item' },
  name: { kind: 'text', label: 'list.label.name' },
  list: { kind: 'text', label: 'list.label.list' },
}
