import { numberAt } from '../numbers/read-number.ts'
import { definePart } from '../part.ts'
import type { Reading } from '../reading.ts'
import type { Words } from '../words.ts'

/** Most instalments a plan has: forty years of months. */
const MAX_INSTALMENTS = 480
const INSTALMENT_NOUNS = new Set([
  ...['parcela', 'parcelas', 'prestacao', 'prestacoes', 'installment', 'installments'],
  ...['instalment', 'instalments', 'mensalidades'],
])
const TIMES_NOUNS = new Set(['vezes', 'vez', 'payments', 'pagamentos'])
/** Words before "3 vezes" that make it instalments, not a frequency. */
const SPLIT_BEFORE = new Set([
  'em',
  'in',
  'parcelado',
  'parcelei',
  'dividi',
  'dividido',
  'over',
  'into',
  'parcelada',
])

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

const SPLITTING = new Set(
  'split spread parcelado parcelada parcelei dividido dividida dividi parcelou'.split(' '),
)
const INTO = new Set(['into', 'in', 'over', 'em'])

/** "split into 6", "parcelado em 10": the verb says what is counted. */
function isSaidSplit(words: Words, at: number, end: number): boolean {
  const isAlone = words.token(end)?.kind !== 'word' || words.isOneOf(end, AFTER_SPLIT)
  return isAlone && words.isOneOf(at - 1, INTO) && words.isOneOf(at - 2, SPLITTING)
}

const AFTER_SPLIT = new Set('on no na com with sem de of at'.split(' '))

function endOfInstalments(words: Words, at: number, end: number): number | undefined {
  if (isSaidSplit(words, at, end)) return end
  // "12 monthly payments of 40"
  if (words.isOneOf(end, RHYTHMS)) return endOfInstalments(words, at, end + 1)
  if (words.isOneOf(end, INSTALMENT_NOUNS)) return end + 1
  if (words.isOneOf(end, TIMES_NOUNS)) return isSplit(words, at, end) ? end + 1 : undefined
  const isTimes = words.word(end) === 'x' && !isProduct(words, end) && !isFrequency(words, end + 1)
  return isTimes && words.isNumber(at) ? end + 1 : undefined
}

const RHYTHMS = new Set('monthly equal easy mensais iguais'.split(' '))

const PER = new Set(['por', 'na', 'ao', 'a', 'per', 'this', 'essa', 'nessa'])
const SPANS = new Set(['semana', 'dia', 'mes', 'ano', 'week', 'day', 'month', 'year'])

/** "em 3 vezes", or "3 vezes de 50" with its price. */
function isSplit(words: Words, at: number, end: number): boolean {
  const isPriced = words.word(end + 1) === 'de' || words.word(end + 1) === 'of'
  return words.isOneOf(at - 1, SPLIT_BEFORE) || (isPriced && numberAt(words, end + 2) !== undefined)
}

const COMPARED = new Set(['mais', 'menos', 'maior', 'menor', 'more', 'less'])

/** "3x por semana" counts how often, "3x mais" compares. */
function isFrequency(words: Words, at: number): boolean {
  const isComparison = words.isOneOf(at, COMPARED)
  return isComparison || (words.isOneOf(at, PER) && words.isOneOf(at + 1, SPANS))
}

/** "12x8" may be a blood pressure; "10x289,90" is a price. */
function isProduct(words: Words, at: number): boolean {
  const next = words.isNumber(at + 1) ? words.folded(at + 1) : ''
  return words.isGlued(at + 1) && /^\d{1,2}$/.test(next)
}
