import { definePageTexts } from '../i18n/define-page-texts.ts'

/** What is said about cards that wait in other conversations. */
export const useWaitingTexts = definePageTexts('waiting', {
  'pt-BR': {
    title: 'Esperando seu ok',
    elsewhere_one: 'Em outra conversa: {{title}}',
    elsewhere_other: 'Em outras conversas: {{count}} cartões',
    review: 'ver',
    lead: 'Nada disto foi gravado ainda. Cada cartão vale por um dia.',
    open: 'Abrir a conversa',
  },
  en: {
    title: 'Waiting for you',
    elsewhere_one: 'In another conversation: {{title}}',
    elsewhere_other: 'In other conversations: {{count}} cards',
    review: 'review',
    lead: 'None of this is saved yet. A card stays open for a day.',
    open: 'Open the conversation',
  },
})
