import { definePageTexts } from '../../i18n/define-page-texts.ts'

/** The words of every form. */
export const useFormTexts = definePageTexts('form', {
  'pt-BR': {
    continue: 'Continuar',
    cancel: 'Cancelar',
    more: 'Mais detalhes',
    choose: 'Escolha',
    none: '–',
    optional: 'opcional',
    unchanged: 'Nada mudou ainda.',
    listHint: 'separe por vírgulas',
    invalid: 'Veja o que falta nos campos marcados.',
    loading: 'Um momento…',
    failed: 'Não deu para abrir o formulário.',
  },
  en: {
    continue: 'Continue',
    cancel: 'Cancel',
    more: 'More details',
    choose: 'Choose',
    none: '–',
    optional: 'optional',
    unchanged: 'Nothing has changed yet.',
    listHint: 'separate with commas',
    invalid: 'Look at the marked fields.',
    loading: 'One moment…',
    failed: 'The form could not be opened.',
  },
})
