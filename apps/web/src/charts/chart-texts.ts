import { definePageTexts } from '../i18n/define-page-texts.ts'

/** The words of every chart. */
export const useChartTexts = definePageTexts('charts', {
  'pt-BR': { asTable: 'Ver em tabela', asChart: 'Ver em gráfico' },
  en: { asTable: 'Show as table', asChart: 'Show as chart' },
})
