import type { Fact } from './memory-schemas.ts'

/** What is kept in which every word of a search begins some word, whatever its accents and letters. */
export function findFacts(facts: readonly Fact[], search: string): readonly Fact[] {
  const wanted = wordsOf(search)
  if (wanted.length === 0) return facts
  return facts.filter(({ content, quote }) => {
    const words = wordsOf(`${content} ${quote ?? ''}`)
    return wanted.every((part) => words.some((word) => word.startsWith(part)))
  })
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
