/** Joins phrases into one pattern that is looked for from a word's beginning. */
export function toPattern(phrases: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${phrases.join('|')})`)
}

/** Any one of several words or phrases. */
export const any = (...phrases: readonly string[]): string => `(?:${phrases.join('|')})`

/** What must not follow; a phrase may itself be a pattern. */
export const butNot = (...phrases: readonly string[]): string => `(?! ${any(...phrases)}\\b)`

/** Up to so many words of any kind, each with the space before it. */
export const upTo = (words: number): string => `(?: \\S+){0,${words}}?`
