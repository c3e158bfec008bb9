import { fold } from '@parco/router'
import { readWordLists } from './word-lists.ts'

const NO = readWordLists<'things'>(new URL('./no-things.yaml', import.meta.url))
const MAX_WORDS = 4

/** A thing by its name, in few words: "the vet", and not "the whole idea". */
export const isThing = (value: string): boolean => {
  const words = fold(value).split(/\s+/)
  return words.length <= MAX_WORDS && !words.some((word) => NO.things.has(word))
}
