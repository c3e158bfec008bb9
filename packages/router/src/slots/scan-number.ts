import { number, numberAt } from './numbers/read-number.ts'
import { joinParts } from './part.ts'
import type { Reading } from './reading.ts'
import { defineScanner } from './reading.ts'
import type { Words } from './words.ts'

/** Largest number the records hold; beyond it digits are a code or a paste. */
const MAX_NUMBER = 1e12

/** Finds numbers, in digits or words; an article ("um", "a") counts only when it is all that was said. */
export const numberScanner = defineScanner('number', joinParts([number], readPlainNumber))

function readPlainNumber(words: Words, at: number): Reading<number> | undefined {
  const said = numberAt(words, at)
  if (said === undefined || (said.isArticle && words.length > 1)) return undefined
  const invalid = said.invalid ?? (Math.abs(said.value) > MAX_NUMBER ? 'out-of-range' : undefined)
  const { value, to, alternatives, isApproximate } = said
  return {
    to,
    value,
    ...(alternatives.length > 0 ? { ambiguous: [value, ...alternatives] } : {}),
    isApproximate,
    ...(invalid ? { invalid } : {}),
  }
}
