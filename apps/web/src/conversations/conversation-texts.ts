import { definePageTexts } from '../i18n/define-page-texts.ts'

/** What is said about conversations, beside what is said in them. */
export const useConversationTexts = definePageTexts('conversations', {
  'pt-BR': {
    title: 'Conversas',
    open: 'Abrir conversas',
    search: 'Buscar nas conversas',
    more: 'Mostrar mais',
    none: 'Suas conversas aparecem aqui.',
    noneFound: 'Nenhuma conversa com essas palavras.',
    failed: 'Não consegui carregar as conversas.',
    untitled: 'Sem título',
    options: 'Opções de “{{title}}”',
    group: {
      today: 'Hoje',
      yesterday: 'Ontem',
      week: 'Últimos 7 dias',
      earlier: 'Antes disso',
    },
    edit: 'Conversa',
    name: 'Nome',
    save: 'Salvar nome',
    delete: 'Apagar conversa…',
    deleteTitle: 'Apagar “{{title}}”?',
    deleteText:
      'Tudo o que foi dito nela some de vez, e não dá para desfazer. O que você anotou continua guardado.',
    deleteSure: 'Apagar para sempre',
    keep: 'Manter',
    deleted: 'Conversa apagada.',
  },
  en: {
    title: 'Conversations',
    open: 'Open conversations',
    search: 'Search conversations',
    more: 'Show more',
    none: 'Your conversations show up here.',
    noneFound: 'No conversation has these words.',
    failed: 'The conversations could not be loaded.',
    untitled: 'Untitled',
    options: 'Options for “{{title}}”',
    group: {
      today: 'Today',
      yesterday: 'Yesterday',
      week: 'Last 7 days',
      earlier: 'Earlier',
    },
    edit: 'Conversation',
    name: 'Name',
    save: 'Save name',
    delete: 'Delete conversation…',
    deleteTitle: 'Delete “{{title}}”?',
    deleteText:
      'Everything said in it is gone for good, and that cannot be undone. What you saved stays.',
    deleteSure: 'Delete forever',
    keep: 'Keep it',
    deleted: 'Conversation deleted.',
  },
})
