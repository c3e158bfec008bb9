import type { Message } from '../../clauses/message.ts'
import { PhraseSet } from '../../speech/phrase-set.ts'
import type { Locale } from '../../text/locale.ts'
import { PERSON_PREDICATES as WORDS } from './words.generated.ts'

/** What may be kept of what somebody likes. */
export type Preference = 'interests' | 'dislikes' | 'giftIdeas' | 'dietaryRestrictions'

const kindsIn = (phrases: Readonly<Record<Preference, string>>) =>
  Object.entries(phrases) as [Preference, string][]

let predicates: Record<Locale, readonly (readonly [Preference, PhraseSet])[]> | undefined

function predicatesOf(locale: Locale) {
  predicates ??= {
    'pt-BR': kindsIn(WORDS.predicates['pt-BR']).map(([kind, words]) => [
      kind,
      new PhraseSet(words, 'pt-BR'),
    ]),
    en: kindsIn(WORDS.predicates.en).map(([kind, en]) => {
      // "my mum's allergic to nuts" says "is" in short.
      const short = en.replaceAll(/\bis /g, "'s ")
      return [kind, new PhraseSet(`${en}, ${short}`, 'en')]
    }),
  }
  return predicates[locale]
}

/** The longest of the phrases that stand there: "is into" says more than "is". */
export function predicateAt(
  message: Message,
  at: number,
  to: number,
): { readonly kind: Preference; readonly length: number } | undefined {
  const wordAt = (place: number) => message.items[place]?.word
  const found = predicatesOf(message.locale)
    .map(([kind, phrases]) => ({ kind, length: phrases.lengthAt(wordAt, at, to) }))
    .filter(({ length }) => length > 0)
  return found.sort((one, other) => other.length - one.length)[0]
}
