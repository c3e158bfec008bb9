import { definePageTexts } from '../i18n/define-page-texts.ts'

/** What the palette says. */
export const usePaletteTexts = definePageTexts('palette', {
  'pt-BR': {
    title: 'Ir para…',
    field: 'Página, conversa ou ação',
    none: 'Nada com esse nome.',
    found_one: 'Um resultado',
    found_other: '{{count}} resultados',
    group: {
      pages: 'Páginas',
      actions: 'Ações',
      conversations: 'Conversas',
      say: 'Dizer ao Parco',
    },
    say: '“{{text}}”',
    newConversation: 'Nova conversa',
    waiting: 'Ver o que espera seu ok',
    theme: {
      light: 'Aparência clara',
      dark: 'Aparência escura',
      system: 'Aparência do sistema',
    },
    themeWords: 'tema cor modo noturno',
    otherLanguage: 'Speak English',
    languageWords: 'idioma língua language english inglês',
    hint: '↑ ↓ para escolher, Enter para ir, Esc para fechar',
  },
  en: {
    title: 'Go to…',
    field: 'A page, a conversation or an action',
    none: 'Nothing is called that.',
    found_one: 'One result',
    found_other: '{{count}} results',
    group: {
      pages: 'Pages',
      actions: 'Actions',
      conversations: 'Conversations',
      say: 'Tell Parco',
    },
    say: '“{{text}}”',
    newConversation: 'New conversation',
    waiting: 'See what waits for your OK',
    theme: {
      light: 'Light appearance',
      dark: 'Dark appearance',
      system: 'Appearance of the system',
    },
    themeWords: 'theme color mode night',
    otherLanguage: 'Falar em português',
    languageWords: 'language idioma português portuguese',
    hint: '↑ ↓ to choose, Enter to go, Esc to close',
  },
})
