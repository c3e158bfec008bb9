import { numberAt } from '../numbers/read-number.ts'
import { definePart } from '../part.ts'
import type { Reading } from '../reading.ts'
import type { Words } from '../words.ts'
import { READ_INSTALLMENTS as WORDS } from './words.generated.ts'

/** Most instalments a plan has: forty years of months. */
const MAX_INSTALMENTS = 480

/** A number of instalments: "10x", "em 3 vezes", "12 parcelas", "3 instalments". */
export const installments = definePart(readInstallments)

function readInstallments(words: Words, at: number): Reading<number> | undefined {
  const number = numberAt(words, at)
  if (number === undefined || number.isArticle || number.invalid) return undefined
  const to = endOfInstalments(words, at, number.to)
  if (to === undefined) return undefined
  const isCount =
    Number.isInteger(number.value) && number.value >= 1 && number.value <= MAX_INSTALMENTS
  return { to, value: number.value, ...(isCount ? {} : { invalid: 'out-of-range' as const }) }
}

/** "split into 6", "parcelado em 10": the verb says what is counted. */
function isSaidSplit(words: Words, at: number, end: number): boolean {
  const isAlone = words.token(end)?.kind !== 'word' || words.isOneOf(end, WORDS.afterSplit)
  return isAlone && words.isOneOf(at - 1, WORDS.into) && words.isOneOf(at - 2, WORDS.splitting)
}

function endOfInstalments(words: Words, at: number, end: number): number | undefined {
  if (isSaidSplit(words, at, end)) return end
  // "12 monthly payments of 40"
  if (words.isOneOf(end, WORDS.rhythms)) return endOfInstalments(words, at, end + 1)
  if (words.isOneOf(end, WORDS.instalmentNouns)) return end + 1
  if (words.isOneOf(end, WORDS.timesNouns)) return isSplit(words, at, end) ? end + 1 : undefined
  const isTimes = words.word(end) === 'x' && !isProduct(words, end) && !isFrequency(words, end + 1)
  return isTimes && words.isNumber(at) ? end + 1 : undefined
}

/** "em 3 vezes", or "3 vezes de 50" with its price. */
function isSplit(words: Words, at: number, end: number): boolean {
  const isPriced = words.word(end + 1) === 'de' || words.word(end + 1) === 'of'
  return (
    words.isOneOf(at - 1, WORDS.splitBefore) || (isPriced && numberAt(words, end + 2) !== undefined)
  )
}

/** "3x por semana" counts how often, "3x mais" compares. */
function isFrequency(words: Words, at: number): boolean {
  const isComparison = words.isOneOf(at, WORDS.compared)
  return isComparison || (words.isOneOf(at, WORDS.per) && words.isOneOf(at + 1, WORDS.spans))
}

/** "12x8" may be a blood pressure; "10x289,90" is a price. */
function isProduct(words: Words, at: number): boolean {
  const next = words.isNumber(at + 1) ? words.folded(at + 1) : ''
  return words.isGlued(at + 1) && /^\d{1,2}$/.test(next)
}
