import type { Locale } from '@parco/protocol'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from './catalogue.en.ts'
import { ptBr } from './catalogue.pt-br.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof ptBr }
  }
}

/** Creates the page's texts, both languages in the bundle so that switching needs no request. */
export function createI18n(locale: Locale): i18n {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: 'en',
    initAsync: false,
    resources: { 'pt-BR': { translation: ptBr }, en: { translation: en } },
    // React escapes what it draws.
    interpolation: { escapeValue: false },
  })
  return instance
}
