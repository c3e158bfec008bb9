import type { Locale } from '../text/locale.ts'
import { SAMPLE_VALUES as WORDS } from './words.generated.ts'

/** Words that fill each slot when a template is tried out; a template with any other slot is not tried. */
export const SAMPLE_VALUES: Readonly<Record<Locale, Readonly<Record<string, string>>>> =
  WORDS.values
