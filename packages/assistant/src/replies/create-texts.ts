import { LOCALES, type Locale, ParcoError } from '@parco/protocol'
import { createInstance } from 'i18next'
import type { ReplyCatalogue } from '../domains/domain.ts'
import type { Text } from '../domains/domain-context.ts'

/** Catalogues by the name of whoever they belong to: a domain, or the pipeline itself. */
export type Catalogues = Readonly<Record<string, Readonly<Record<Locale, ReplyCatalogue>>>>

/** Finds the texts of one owner in one language. */
export type TextsOf = (owner: string, locale: Locale) => Text

/** Compiles catalogues of replies. A key that is missing throws: it is an error of ours, not the user's. */
export function createTexts(catalogues: Catalogues): TextsOf {
  const i18n = createInstance()
  i18n.init({
    lng: LOCALES[0],
    fallbackLng: false,
    ns: Object.keys(catalogues),
    resources: Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        Object.fromEntries(
          Object.entries(catalogues).map(([owner, languages]) => [owner, languages[locale]]),
        ),
      ]),
    ),
    // The reader is a person, not a page: whoever shows the text as HTML escapes it.
    interpolation: { escapeValue: false },
    initAsync: false,
    parseMissingKeyHandler: (key) => {
      throw new ParcoError('internal', `There is no reply "${key}".`)
    },
  })
  const known = new Map<string, Text>()
  return (owner, locale) => {
    const id = `${locale}/${owner}`
    const found = known.get(id)
    if (found) return found
    const translate = i18n.getFixedT(locale, owner)
    const text: Text = (key, values) => String(translate(key, { ...values }))
    known.set(id, text)
    return text
  }
}
