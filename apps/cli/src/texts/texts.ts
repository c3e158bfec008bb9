import type { Locale } from '@parco/protocol'
import { EN_TEXTS, type Texts } from './en.ts'
import { PT_BR_TEXTS } from './pt-br.ts'

export type { Texts } from './en.ts'

/** The texts of a language. */
export function textsOf(locale: Locale): Texts {
  return locale === 'pt-BR' ? PT_BR_TEXTS : EN_TEXTS
}
