import { definePart } from '../part.ts'
import type { Words } from '../words.ts'
import { type Fraction, readFraction } from './fraction.ts'
import type { NumberReading } from './number-reading.ts'
import { DIGIT_SCALES, numberWordsOf } from './number-words.ts'
import { parseDigits } from './parse-digits.ts'
import { readBelowThousand, readSpelled } from './read-spelled.ts'
import { roundTo } from './round-to.ts'
import { READ_NUMBER as WORDS } from './words.generated.ts'

const MINUS = new Set(['-', '−', '–'])
/** Words behind a number that may belong to it; most that follow one do not. */
const GOES_ON = new Set([
  'e',
  'and',
  ...WORDS.decimalWords,
  ...WORDS.dictatedPoints,
  ...WORDS.dozens,
  ...WORDS.pairs,
])

/** A number, in digits or words. */
export const number = definePart(readNumber)

/** The number that starts at an index, digits or spelled out. */
export function numberAt(words: Words, at: number): NumberReading | undefined {
  return words.once(number, at)
}

function readNumber(words: Words, at: number): NumberReading | undefined {
  const base = readMinus(words, at) ?? readDigits(words, at) ?? readSpelledNumber(words, at)
  if (base === undefined) return readCollective(words, at)
  if (base.invalid) return base
  const goesOn = words.isOneOf(base.to, GOES_ON)
  const whole = goesOn ? withLowerBound(words, withWordsBehind(words, base)) : base
  return whole.invalid ? whole : withApproximation(words, at, whole)
}

function readMinus(words: Words, at: number): NumberReading | undefined {
  if (!MINUS.has(words.raw(at))) return undefined
  const opens = !words.isGlued(at) || words.token(at - 1)?.kind === 'symbol'
  if (!opens || !words.isGlued(at + 1)) return undefined
  const positive = readDigits(words, at + 1)
  if (positive === undefined || positive.invalid) return positive
  const alternatives = positive.alternatives.map((value) => -value)
  return { ...positive, value: -positive.value, alternatives }
}

function readDigits(words: Words, at: number): NumberReading | undefined {
  if (!words.isNumber(at) || isExponent(words, at - 2)) return undefined
  const parsed = parseDigits(words.folded(at), words.locale)
  if (parsed === undefined) return undefined
  const plain: NumberReading = {
    value: parsed.value,
    to: at + 1,
    form: 'digits',
    decimals: parsed.decimals,
    alternatives: parsed.alternatives,
    isArticle: false,
    isApproximate: false,
    isCollective: false,
    isScaled: false,
  }
  if (isExponent(words, at)) {
    return { ...plain, to: at + 3, value: 0, invalid: 'malformed-number' }
  }
  if (parsed.isMalformed) return { ...plain, value: 0, invalid: 'malformed-number' }
  return withScale(words, plain)
}

/** "1e400" in one piece: nobody means a number of a conversation by it, least of all its last part. */
function isExponent(words: Words, at: number): boolean {
  if (words.folded(at + 1) !== 'e' || !words.isNumber(at) || !words.isNumber(at + 2)) return false
  return words.isGlued(at + 1) && words.isGlued(at + 2)
}

/** "2 mil", "1,5k", "1 milhão e 200 mil", "2 mil e 500". */
function withScale(words: Words, plain: NumberReading): NumberReading {
  const word = words.word(plain.to)
  const scale = isMileAbbreviation(words, word) ? undefined : DIGIT_SCALES.get(word)
  if (scale === undefined) return plain
  // A decimal that could be thousands is plainly a decimal before a scale: "1,234 milhão".
  const value = roundTo(plain.value * scale, 2)
  const scaled = {
    ...plain,
    value,
    to: plain.to + 1,
    decimals: 0,
    alternatives: [],
    isScaled: true,
  }
  return word === 'k' ? scaled : withRemainder(words, scaled, scale)
}

function isMileAbbreviation(words: Words, word: string): boolean {
  return words.locale === 'en' && (word === 'mi' || word === 'mil')
}

/** What follows a scale and is smaller than it: "e 500", "e quinhentos", "e 200 mil". */
function withRemainder(words: Words, scaled: NumberReading, scale: number): NumberReading {
  const isJoined = words.word(scaled.to) === numberWordsOf(words.locale).joiner
  const at = isJoined ? scaled.to + 1 : scaled.to
  const digits = words.isNumber(at) ? parseDigits(words.folded(at), words.locale) : undefined
  const spelled = readBelowThousand(words, at)
  const value = digits?.value ?? spelled?.value ?? Number.NaN
  const to = digits ? at + 1 : (spelled?.to ?? at)
  const smaller = scale > 1_000 ? DIGIT_SCALES.get(words.word(to)) : undefined
  if (smaller !== undefined && smaller < scale && value < 1_000) {
    return { ...scaled, value: scaled.value + value * smaller, to: to + 1 }
  }
  const isRemainder = Number.isInteger(value) && value < 1_000 && value >= (isJoined ? 10 : 100)
  return isRemainder && scale === 1_000 ? { ...scaled, value: scaled.value + value, to } : scaled
}

function readSpelledNumber(words: Words, at: number): NumberReading | undefined {
  const spelled = readSpelled(words, at)
  if (spelled === undefined) return undefined
  const isSingle = spelled.to === at + 1
  return {
    value: spelled.value,
    to: spelled.to,
    form: 'spelled',
    decimals: 0,
    alternatives: [],
    isArticle: isSingle && numberWordsOf(words.locale).articles.has(words.word(at)),
    isApproximate: false,
    isCollective: false,
    isScaled: spelled.lastPart >= 1_000,
  }
}

/** "dois vírgula cinco", "dois e meio", "duas dúzias". */
function withWordsBehind(words: Words, base: NumberReading): NumberReading {
  return withCollective(words, withHalf(words, withDecimalWord(words, base)))
}

/** "oitenta e dois vírgula cinco", "one point five". */
function withDecimalWord(words: Words, base: NumberReading): NumberReading {
  const isSpelled = words.isOneOf(base.to, WORDS.decimalWords) && base.form === 'spelled'
  const isSaid = (isSpelled || isDictatedPoint(words, base)) && !base.isArticle
  const opens = isSaid || (base.isArticle && words.word(base.to) === 'virgula')
  if (!opens) return base
  let at = base.to + 1
  let digits = ''
  while (words.word(at) === 'zero' && digits.length < 3) {
    digits += '0'
    at += 1
  }
  const rest = dictatedDigits(words, at) ?? readBelowThousand(words, at)
  if (rest) digits += String(rest.value)
  if (digits === '' || rest === undefined) return base
  const value = Number(`${base.value}.${digits}`)
  return { ...base, value, to: rest.to, decimals: digits.length, isArticle: false }
}

/** "70 point 5", "82 comma 4": dictation writes both sides as digits. */
function isDictatedPoint(words: Words, base: NumberReading): boolean {
  if (words.locale !== 'en' || !words.isOneOf(base.to, WORDS.dictatedPoints)) return false
  return (
    base.form === 'digits' &&
    base.decimals === 0 &&
    dictatedDigits(words, base.to + 1) !== undefined
  )
}

function dictatedDigits(words: Words, at: number): { value: string; to: number } | undefined {
  const isDigits = words.isNumber(at) && /^\d{1,2}$/.test(words.folded(at))
  return isDigits ? { value: words.folded(at), to: at + 1 } : undefined
}

/** "dois e meio", "um milhão e meio", "two and a half", "seven and three quarters". */
function withHalf(words: Words, base: NumberReading): NumberReading {
  const isWhole = Number.isInteger(base.value) && base.decimals === 0
  const isMillions = base.isScaled && base.value % 1_000_000 === 0 && base.value > 0
  if (!isWhole || (base.isScaled && !isMillions)) return base
  const part = partAfter(words, base.to)
  if (part === undefined) return base
  const { to } = part
  const half = isMillions ? 1_000_000 * part.share : part.share
  const scale = isMillions ? undefined : numberWordsOf(words.locale).scales.get(words.word(to))
  if (words.locale === 'en' && scale !== undefined) {
    return {
      ...base,
      value: (base.value + half) * scale,
      to: to + 1,
      isScaled: true,
      isArticle: false,
    }
  }
  const decimals = isMillions ? 0 : part.share === 0.5 ? 1 : 2
  return { ...base, value: base.value + half, to, decimals, isArticle: false }
}

function partAfter(words: Words, at: number): Fraction | undefined {
  if (words.locale === 'en') return readFraction(words, at)
  const isHalf = words.word(at) === 'e' && words.isOneOf(at + 1, WORDS.half)
  return isHalf ? { to: at + 2, share: 0.5 } : undefined
}

/** "50 e poucos", "fifty and change": at least as much. */
function withLowerBound(words: Words, base: NumberReading): NumberReading {
  const isBound =
    (words.word(base.to) === 'e' && words.isOneOf(base.to + 1, WORDS.lowerBounds)) ||
    (words.locale === 'en' && words.after(base.to, 'and', 'change') !== undefined)
  if (!isBound) return base
  return { ...base, to: base.to + 2, isApproximate: true, invalid: 'inexact-amount' }
}

function withApproximation(words: Words, from: number, base: NumberReading): NumberReading {
  const isIsh = words.word(base.to) === 'ish'
  const isApproximate = base.isApproximate || isIsh || isRounded(words, from)
  return isApproximate ? { ...base, to: isIsh ? base.to + 1 : base.to, isApproximate } : base
}

/** "uns 200", "cerca de 200", "mais ou menos 200". */
function isRounded(words: Words, from: number): boolean {
  const before = words.word(from - 1)
  if (before === 'de') return WORDS.roundedOpeners.has(words.word(from - 2))
  return WORDS.roundedBefore.has(before) || words.after(from - 3, 'mais', 'ou', 'menos') === from
}

/** Words that count without naming a number: dozens, couples, half millions. */
function readCollective(words: Words, at: number): NumberReading | undefined {
  const isHalf = words.isOneOf(at, WORDS.half) || words.word(at) === 'half'
  const nounAt = isHalf && words.word(at + 1) === 'a' ? at + 2 : at + 1
  const scale = isHalf ? numberWordsOf(words.locale).scales.get(words.word(nounAt)) : undefined
  if (scale !== undefined && scale >= 1_000) return collective(scale / 2, nounAt + 1)
  if (isHalf && isDozen(words, nounAt)) return { ...collective(6, nounAt + 1), isCollective: true }
  return isDozen(words, at) ? { ...collective(12, at + 1), isCollective: true } : undefined
}

/** "duas dúzias", "a dozen", "a couple of". */
function withCollective(words: Words, base: NumberReading): NumberReading {
  if (isDozen(words, base.to)) {
    return {
      ...base,
      value: base.value * 12,
      to: base.to + 1,
      isArticle: false,
      isCollective: true,
    }
  }
  const isPair = base.isArticle && words.isOneOf(base.to, WORDS.pairs)
  if (!isPair) return base
  const to = words.isOneOf(base.to + 1, WORDS.of) ? base.to + 2 : base.to + 1
  return { ...base, value: 2, to, isArticle: false, isApproximate: true, isCollective: true }
}

function isDozen(words: Words, at: number): boolean {
  return words.isOneOf(at, WORDS.dozens)
}

function collective(value: number, to: number): NumberReading {
  return {
    value,
    to,
    form: 'spelled',
    decimals: 0,
    alternatives: [],
    isArticle: false,
    isApproximate: false,
    isCollective: false,
    isScaled: false,
  }
}
