import { readFileSync } from 'node:fs'
import { fold } from '@parco/router'
import { parse } from 'yaml'

type Words = Readonly<Record<'drinks' | 'water' | 'joints' | 'also' | 'around', string>>
const languages: readonly Words[] = Object.values(
  parse(readFileSync(new URL('./drinks.yaml', import.meta.url), 'utf8')),
)

const listed = (list: keyof Words): readonly string[] =>
  languages.flatMap((words) => words[list].split(/,\s*/)).flatMap((word) => [word, fold(word)])
const anyOf = (list: keyof Words): string => `(?<!\\p{L})(?:${listed(list).join('|')})(?!\\p{L})`

const DRINK = new RegExp(anyOf('drinks'), 'iu')
const WATER = new RegExp(anyOf('water'), 'iu')
/** Where one thing that was drunk ends and the next begins. */
const JOINT = new RegExp(`\\s*(?:[,;+.!]|${anyOf('joints')})\\s*(?:${anyOf('also')}\\s+)?`, 'iu')
/** The verb and when it was say nothing of what was drunk. */
const AROUND = new RegExp(`^(?:${anyOf('around')}\\s+)+|(?:\\s+${anyOf('around')})+$`, 'giu')

/** The first thing besides water that words say somebody drinks. */
export const drinkIn = (text: string): string | undefined => DRINK.exec(text)?.[0].toLowerCase()

/** Whether a word is what people drink besides water. */
export const isDrink = (word: string): boolean => DRINKS.has(fold(word))
const DRINKS: ReadonlySet<string> = new Set(listed('drinks'))

/**
 * What of "tomei 3 copos de água e um café" is no water, in the user's words: it is kept as a note of
 * the entry, where they find it again.
 */
export function otherDrinksIn(text: string): string | undefined {
  const others = text
    .split(JOINT)
    .filter((part) => DRINK.test(part) && !WATER.test(part))
    .map((part) => part.trim().replace(AROUND, '').trim())
  return others.length === 0 ? undefined : others.join(', ')
}
