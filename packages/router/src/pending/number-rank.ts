import { PAUSE } from './reply-words.ts'
import { NUMBER_RANK as WORDS } from './words.generated.ts'

const JOINS: ReadonlySet<string> = new Set(['e', 'and', PAUSE])

/** The position that a figure points at: "o 2", "itens 1 e 3". Nothing where it may be a value. */
export function numberRank(
  words: readonly string[],
  at: number,
  count: number,
): number | undefined {
  const position = Number(words[at]) - 1
  if (count < 2 || !/^[1-9]$/.test(words[at] ?? '') || position >= count) return undefined
  const before = words[at - 1] ?? ''
  if (WORDS.beforeNumbers.has(before)) return position
  const isJoined = JOINS.has(before) && numberRank(words, at - 2, count) !== undefined
  return isJoined ? position : undefined
}
