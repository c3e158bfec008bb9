import type { JsonObject } from '@parco/protocol'
import { readFacts } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import { unitFromWords } from './unit-from-words.ts'

/** A longer answer says something else. */
const MAX_WORDS = 5
const CURRENCY_SIGN = /^(?:R\$|US\$|[$€£])\s*/i
const OF = new Set(['de', 'of'])

/** "10 livros" or "R$ 5 mil" in answer to how much: the number, and what is counted behind it. */
export function targetFromAnswer(
  said: string,
  missing: readonly string[],
  context: DomainContext,
): JsonObject | undefined {
  if (!missing.includes('targetValue')) return undefined
  const isMoney = CURRENCY_SIGN.test(said.trim())
  const words = said.trim().replace(CURRENCY_SIGN, '').replace(/[.!]$/, '').split(/\s+/)
  const isNumber = (word: string) => readFacts(word, context).numbers.size > 0
  const end = words.findIndex((word) => !isNumber(word))
  const count = end < 0 ? words.length : end
  const [value, other] = readFacts(words.slice(0, count).join(' '), context).numbers
  const counted = words.slice(count).filter((word, index) => index > 0 || !OF.has(word))
  const isPlain = counted.every((word) => /^\p{L}[\p{L}-]*$/u.test(word))
  if (count === 0 || words.length > MAX_WORDS || value === undefined || other !== undefined)
    return undefined
  if (!isPlain || counted.length > 2) return undefined
  const slots = { targetValue: value, ...(counted.length > 0 ? { unit: counted.join(' ') } : {}) }
  return isMoney ? unitFromWords({ targetValue: value }, { text: said }, context) : slots
}
