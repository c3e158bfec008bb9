import { fold } from '@parco/router'

/**
 * Words that a sentence read, as they stand in the message: reading may mend what it takes for a slip of
 * typing, and "entregar" is no "entrega".
 */
export function asTyped(words: string, text: string): string {
  const wanted = words.split(/\s+/)
  const tokens = text.split(/\s+/)
  const fit = (at: number): number =>
    wanted.filter((word, place) => isSame(word, tokens[at + place] ?? '')).length
  let best = 0
  for (let at = 1; at + wanted.length <= tokens.length; at++) if (fit(at) > fit(best)) best = at
  if (fit(best) === 0) return words
  return tokens
    .slice(best, best + wanted.length)
    .join(' ')
    .replace(/[,;:.!?]+$/u, '')
}

const isSame = (one: string, other: string): boolean =>
  fold(one) === fold(other).replace(/[,;:.!?]+$/u, '')
