import type { VerbForm } from './conjugate.ts'
import type { Speech } from './speech.ts'

/**
 * What a word of the past tells: a deed of the speaker's ("rachei"), or perhaps one of theirs with others
 * ("rachamos", which is said of today as well), one of somebody else's ("rachou"), how things were for a
 * while ("rachava"), or a deed of anybody's: English forms do not tell whose ("shared").
 */
export type Deed = 'own' | 'ours' | 'others' | 'lasting' | 'anyones'

/** The deed that a word tells, by its form where the verb is known and else by how it ends. */
export function deedOf({ verbs, story, locale }: Speech, word: string): Deed | undefined {
  const form = verbs.get(word)?.form
  if (form !== undefined) return OF_FORM[form]
  return story.notTold.has(word) ? undefined : deedByEnding(word, locale)
}

const OF_FORM: Readonly<Partial<Record<VerbForm, Deed>>> = {
  did: 'own',
  'others-did': 'others',
  'was-doing': 'lasting',
}

/** The deed that a word tells if it is a verb at all, which its ending alone does not say. */
export function deedByEnding(word: string, locale: Speech['locale']): Deed | undefined {
  if (word.length < SHORTEST) return undefined
  if (locale === 'en') return REGULAR.test(word) ? 'anyones' : undefined
  switch (word.at(-1)) {
    case 'i':
      return /[^e]ei$/.test(word) ? 'own' : undefined
    case 's':
      return /[aei]mos$/.test(word) ? 'ours' : undefined
    case 'u':
      return /[eio]u$/.test(word) ? 'others' : undefined
    case 'm':
      if (/[aeiu]ram$/.test(word)) return 'others'
      return word.endsWith('avam') ? 'lasting' : undefined
    case 'a':
      return word.endsWith('ava') ? 'lasting' : undefined
    default:
      return undefined
  }
}

/** "eu", "sou", "bed": what is shorter has no room for a verb before its ending. */
const SHORTEST = 4
const REGULAR = /[a-z]{2}ed$/
