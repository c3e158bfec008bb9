/** Longest word worth comparing: beyond it a "word" is a paste, and the comparison would only cost. */
const MAX_WORD_LENGTH = 40

/**
 * Whether two folded words differ by at most `max` insertions, deletions, substitutions or swaps of
 * neighbours (restricted Damerau-Levenshtein, banded: cost grows with length × max).
 */
export function withinEdits(word: string, target: string, max: number): boolean {
  if (word === target) return true
  if (max <= 0 || Math.abs(word.length - target.length) > max) return false
  if (word.length > MAX_WORD_LENGTH || target.length > MAX_WORD_LENGTH) return false
  if (max === 1) return isOneEdit(word, target)
  let beforePrevious: number[] = []
  let previous = Array.from({ length: target.length + 1 }, (_, column) => column)
  for (let row = 1; row <= word.length; row++) {
    const current = nextRow({ word, target, max, row, previous, beforePrevious })
    if (isBeyond(current, max)) return false
    beforePrevious = previous
    previous = current
  }
  return (previous[target.length] ?? Number.POSITIVE_INFINITY) <= max
}

/** Whether what follows the first difference is the same once one edit has mended it. */
function isOneEdit(word: string, target: string): boolean {
  let at = 0
  while (word[at] === target[at]) at++
  const isSame = (from: number, targetFrom: number) =>
    word.length - from === target.length - targetFrom && word.endsWith(target.slice(targetFrom))
  const isSwapped = word[at] === target[at + 1] && word[at + 1] === target[at]
  return (
    isSame(at + 1, at + 1) ||
    isSame(at + 1, at) ||
    isSame(at, at + 1) ||
    (isSwapped && isSame(at + 2, at + 2))
  )
}

function isBeyond(row: readonly number[], max: number): boolean {
  for (const edits of row) if (edits <= max) return false
  return true
}

interface RowInput {
  readonly word: string
  readonly target: string
  readonly max: number
  readonly row: number
  readonly previous: readonly number[]
  readonly beforePrevious: readonly number[]
}

function nextRow({ word, target, max, row, previous, beforePrevious }: RowInput): number[] {
  const far = max + 1
  const current = new Array<number>(target.length + 1).fill(far)
  if (row <= max) current[0] = row
  const from = Math.max(1, row - max)
  const to = Math.min(target.length, row + max)
  for (let column = from; column <= to; column++) {
    const same = word[row - 1] === target[column - 1]
    let best = (previous[column - 1] ?? far) + (same ? 0 : 1)
    best = Math.min(best, (previous[column] ?? far) + 1, (current[column - 1] ?? far) + 1)
    const swapped =
      row > 1 &&
      column > 1 &&
      word[row - 1] === target[column - 2] &&
      word[row - 2] === target[column - 1]
    if (swapped) best = Math.min(best, (beforePrevious[column - 2] ?? far) + 1)
    current[column] = best
  }
  return current
}

/**
 * Whether a folded word is the target or a plausible typo of it: one edit from five letters on, two
 * from nine on. Short words and words with digits must be equal, because there a slip is another word.
 */
export function isTypoOf(word: string, target: string): boolean {
  if (word === target) return true
  if (word[0] !== target[0] && word[1] !== target[0] && word[0] !== target[1]) return false
  const length = Math.min(word.length, target.length)
  const max = length >= 9 ? 2 : length >= 5 ? 1 : 0
  if (max === 0 || Math.abs(word.length - target.length) > max) return false
  return withinEdits(word, target, max) && !/\d/.test(word) && !/\d/.test(target)
}

/**
 * Whether two folded words of five letters or more differ only in two neighbouring letters that
 * changed places ("reias", "onetm"): a slip that hardly ever makes another word.
 */
export function isSwapOf(word: string, target: string): boolean {
  if (word.length !== target.length || word.length < 5 || word[0] !== target[0]) return false
  let at = 1
  while (at < word.length && word[at] === target[at]) at++
  const isSwapped = word[at] === target[at + 1] && word[at + 1] === target[at]
  return at < word.length - 1 && isSwapped && word.slice(at + 2) === target.slice(at + 2)
}
