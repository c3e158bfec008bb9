import { definePageTexts } from '../../i18n/define-page-texts.ts'

/** The words of the page of lists. */
export const useListsTexts = definePageTexts('lists', {
  'pt-BR': {
    title: 'Listas',
    lead: 'O que comprar, levar ou não esquecer. Toque num item para riscar.',
    add: 'Lista',
    left_one: 'falta {{count}}',
    left_other: 'faltam {{count}}',
    complete: 'Tudo riscado.',
    done_one: '{{count}} riscado',
    done_other: '{{count}} riscados',
    check: 'Riscar {{item}}',
    uncheck: 'Pôr {{item}} de volta na lista',
    edit: 'Mudar {{item}}',
    put: 'Adicionar em {{list}}',
    putShort: 'Mais itens',
    putButton: 'Adicionar',
    clear: 'Limpar riscados',
    clearNamed: 'Limpar os riscados de {{list}}',
    delete: 'Apagar lista',
    deleteNamed: 'Apagar a lista {{list}}',
    form: {
      add: 'Nova lista',
      items: 'Itens, como “leite, 2 quilos de arroz”',
      list: 'Nome da lista (compras, se ficar vazio)',
      edit: 'Item',
      remove: 'Tirar da lista',
    },
    empty: {
      title: 'Nenhuma lista ainda',
      text: 'A primeira coisa que você põe cria a lista: compras, mala, festa, o que for.',
      one: 'põe leite, ovos e pão na lista de compras',
      two: 'coloca protetor solar na lista da mala',
    },
  },
  en: {
    title: 'Lists',
    lead: 'What to buy, pack or not forget. Tap an item to cross it off.',
    add: 'List',
    left_one: '{{count}} left',
    left_other: '{{count}} left',
    complete: 'All crossed off.',
    done_one: '{{count}} crossed off',
    done_other: '{{count}} crossed off',
    check: 'Cross off {{item}}',
    uncheck: 'Put {{item}} back',
    edit: 'Change {{item}}',
    put: 'Add to {{list}}',
    putShort: 'More items',
    putButton: 'Add',
    clear: 'Clear crossed off',
    clearNamed: 'Clear crossed-off items from {{list}}',
    delete: 'Delete list',
    deleteNamed: 'Delete the list {{list}}',
    form: {
      add: 'New list',
      items: 'Items, such as “milk, 2 kg rice”',
      list: 'Name of the list (shopping, if left empty)',
      edit: 'Item',
      remove: 'Take off the list',
    },
    empty: {
      title: 'No lists yet',
      text: 'A list begins with the first thing you put on it: shopping, packing, a party, anything.',
      one: 'add milk and eggs to my shopping list',
      two: 'put sunscreen on my packing list',
    },
  },
})

/** Says a text of that page. */
export type SayLists = ReturnType<typeof useListsTexts>
