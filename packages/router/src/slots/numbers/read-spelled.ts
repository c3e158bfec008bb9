import type { Words } from '../words.ts'
import type { NumberWords } from './number-words.ts'
import { numberWordsOf } from './number-words.ts'

/** A whole number read from words, before halves and approximations. */
export interface SpelledNumber {
  readonly value: number
  readonly to: number
  /** The smallest part said: 20 in "cento e vinte", 100 in "duzentos", 1000 in "dois mil". */
  readonly lastPart: number
}

/** Most scale words one number may have: millions, thousands and one to spare. */
const MAX_SCALES = 3

/** Reads a whole number from words: "dois mil e quinhentos", "one hundred and twenty five". */
export function readSpelled(words: Words, at: number): SpelledNumber | undefined {
  const lexicon = numberWordsOf(words.locale)
  let total = 0
  let ceiling = Number.POSITIVE_INFINITY
  let last: SpelledNumber | undefined
  let position = at
  for (let count = 0; count <= MAX_SCALES; count++) {
    const start = last ? skipJoiner(words, position, lexicon) : position
    const part = refuseArticle(words, start, readBelowThousand(words, start, lexicon), last)
    const scaleAt = part ? part.to : start
    const scale = readScale(words, scaleAt, lexicon, part !== undefined, last !== undefined)
    if (scale === undefined) return closeNumber(last, part, total, ceiling)
    if (scale >= ceiling) return last
    total += (part?.value ?? 1) * scale
    ceiling = scale
    position = scaleAt + 1
    last = { value: total, to: position, lastPart: scale }
  }
  return last
}

/** "two thousand a month" and "mil um dia" go on with an article, not with one more. */
function refuseArticle(
  words: Words,
  start: number,
  part: SpelledNumber | undefined,
  last: SpelledNumber | undefined,
): SpelledNumber | undefined {
  if (part === undefined || last === undefined || part.to > start + 1) return part
  const isArticle = numberWordsOf(words.locale).articles.has(words.word(start))
  const isCounted = words.locale === 'pt-BR' && start > last.to
  return isArticle && !isCounted ? undefined : part
}

function closeNumber(
  last: SpelledNumber | undefined,
  part: SpelledNumber | undefined,
  total: number,
  ceiling: number,
): SpelledNumber | undefined {
  if (part === undefined || part.value >= ceiling || (last && part.value === 0)) return last
  return { value: total + part.value, to: part.to, lastPart: part.lastPart }
}

/** A scale word; alone it counts once in Portuguese ("mil"), never in English ("thousand" needs "a"). */
function readScale(
  words: Words,
  at: number,
  lexicon: NumberWords,
  hasPart: boolean,
  isLater: boolean,
): number | undefined {
  const scale = lexicon.scales.get(words.word(at))
  if (scale === undefined || hasPart) return scale
  return words.word(at) === 'mil' && !isLater ? scale : undefined
}

/** Reads a number from 0 to 999; in English also "twelve hundred". */
export function readBelowThousand(
  words: Words,
  at: number,
  lexicon: NumberWords = numberWordsOf(words.locale),
): SpelledNumber | undefined {
  const hundreds = readHundreds(words, at, lexicon)
  if (hundreds === undefined) return readBelowHundred(words, at, lexicon)
  if (words.word(at) === 'cem') return hundreds
  const restAt = skipJoiner(words, hundreds.to, lexicon)
  const rest = readBelowHundred(words, restAt, lexicon)
  if (rest === undefined || rest.value === 0) return hundreds
  const isArticle = words.locale === 'en' && lexicon.articles.has(words.word(restAt))
  const isUnjoined = words.locale === 'pt-BR' && restAt === hundreds.to && rest.value < 10
  if (isArticle || isUnjoined) return hundreds
  return { value: hundreds.value + rest.value, to: rest.to, lastPart: rest.lastPart }
}

function readHundreds(words: Words, at: number, lexicon: NumberWords): SpelledNumber | undefined {
  const direct = lexicon.hundreds.get(words.word(at))
  if (direct !== undefined) return { value: direct, to: at + 1, lastPart: 100 }
  if (words.locale !== 'en') return undefined
  const count = readBelowHundred(words, at, lexicon)
  if (count === undefined || words.word(count.to) !== 'hundred') return undefined
  return { value: count.value * 100, to: count.to + 1, lastPart: 100 }
}

function readBelowHundred(
  words: Words,
  at: number,
  lexicon: NumberWords,
): SpelledNumber | undefined {
  const unit = lexicon.units.get(words.word(at))
  if (unit !== undefined) return { value: unit, to: at + 1, lastPart: unit }
  const ten = lexicon.tens.get(words.word(at))
  if (ten === undefined) return undefined
  const isJoined = words.locale === 'pt-BR'
  const unitAt = isJoined ? (words.after(at + 1, 'e') ?? -1) : at + 1
  const added = lexicon.units.get(words.word(unitAt))
  const isArticle = words.locale === 'en' && lexicon.articles.has(words.word(unitAt))
  if (added === undefined || added < 1 || added > 9 || isArticle) {
    return { value: ten, to: at + 1, lastPart: ten }
  }
  return { value: ten + added, to: unitAt + 1, lastPart: added }
}

function skipJoiner(words: Words, at: number, lexicon: NumberWords): number {
  return words.word(at) === lexicon.joiner ? at + 1 : at
}
