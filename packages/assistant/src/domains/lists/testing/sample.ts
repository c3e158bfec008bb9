import type { DomainSample } from '../../internal/testing/domain-sample.ts'

/** Records and inputs of lists for the tests of every domain. */
export const sample: DomainSample = {
  writes: [
    ['add_list_items', { items: ['leite', '2 quilos de arroz', 'pão'] }],
    ['add_list_items', { items: ['gelo'], list: 'festa' }],
  ],
  inputs: {
    add_list_items: { items: ['uma dúzia de ovos', 'café'], list: 'compras' },
    check_list_items: { items: ['leite'], list: 'compras', isAll: false, isDone: true },
    remove_list_items: { items: ['pão'], list: 'compras' },
    update_list_item: { itemRef: 'arroz', item: '3 quilos de arroz', list: 'compras' },
    delete_list: { list: 'festa', isDoneOnly: false },
    rename_list: { list: 'festa', name: 'aniversário' },
    get_lists: { list: 'compras', status: 'open' },
  },
  /** The title says whether items are crossed off or put back, and whether all of a list goes. */
  named: ['isAll', 'isDone', 'isDoneOnly'],
}
