import { fold } from '@parco/router'
import { relationshipOf, withoutArticle } from '../relationships.ts'

/** "my mother in law", "minha melhor amiga". */
const MOST_WORDS = 3

/** What a message calls somebody right before their name: "irmã" of "minha irmã Clara". */
export function relationshipBefore(name: string, said: string): string | undefined {
  const words = said.split(/[^\p{L}\p{M}'-]+/u).filter(Boolean)
  const [first = '', ...others] = fold(name).split(/\s+/u)
  const places = words.map(fold)
  const at = places.findIndex(
    (word, index) =>
      isName(word, first) && others.every((other, next) => isName(places[index + 1 + next], other)),
  )
  for (let count = Math.min(MOST_WORDS, at); count > 0; count -= 1) {
    const before = words.slice(at - count, at).join(' ')
    if (relationshipOf(before)) return withoutArticle(before)
  }
  return undefined
}

/** "Clara's birthday" names Clara. */
const isName = (word: string | undefined, name: string): boolean =>
  word !== undefined && word.replace(/'s$/u, '') === name
