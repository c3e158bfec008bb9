import { useTranslation } from 'react-i18next'

/** Texts by name, in groups where there are many; `_one` and `_other` for what is counted. */
export interface Texts {
  readonly [name: string]: string | Texts
}

/** The same names with other words. */
type Same<Given extends Texts> = {
  readonly [Name in keyof Given]: Given[Name] extends Texts ? Same<Given[Name]> : string
}

/** The names by which texts are asked for: `month.title`, `records` for `records_one`. */
type NameIn<Given extends Texts, Before extends string = ''> = {
  [Name in keyof Given & string]: Given[Name] extends Texts
    ? NameIn<Given[Name], `${Before}${Name}.`>
    : `${Before}${Name extends `${infer Counted}_${'one' | 'many' | 'other'}` ? Counted : Name}`
}[keyof Given & string]

/** Says a text of a page in the user's language. */
export type Say<Given extends Texts> = (
  name: NameIn<Given>,
  values?: Readonly<Record<string, string | number>>,
) => string

/**
 * Defines the texts of one page beside it, so that they load with it and nobody else's file changes.
 * Returns the hook that says them. English has to have the same names.
 */
export function definePageTexts<const Given extends Texts>(
  page: string,
  texts: { readonly 'pt-BR': Given; readonly en: Same<Given> },
): () => Say<Given> {
  return function usePageTexts() {
    const { i18n } = useTranslation()
    for (const [language, words] of Object.entries(texts))
      if (!i18n.hasResourceBundle(language, page)) i18n.addResourceBundle(language, page, words)
    const say: unknown = i18n.getFixedT(i18n.language, page as 'translation')
    return say as Say<Given>
  }
}
