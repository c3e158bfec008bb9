import { mayEndAmount } from '../amount-end.ts'
import type { NumberReading } from '../numbers/number-reading.ts'
import { parseDigits } from '../numbers/parse-digits.ts'
import { readBelowThousand } from '../numbers/read-spelled.ts'
import type { Words } from '../words.ts'
import { CENT_WORDS, CURRENCY_NAMES } from './currency-words.ts'
import { READ_CENTS as WORDS } from './words.generated.ts'

/** Hundredths that follow an amount. */
interface Cents {
  readonly cents: number
  readonly to: number
}

/** Largest whole part said with bare cents; beyond it people say the currency. */
const MAX_WHOLE = 99_999

/** The hundredths after an amount whose currency was said: "reais e cinquenta", "dollars fifty". */
export function readSaidCents(words: Words, at: number, number: NumberReading): Cents | undefined {
  if (!Number.isInteger(number.value) || number.decimals > 0) return undefined
  const isJoined = words.isOneOf(at, WORDS.joiners)
  const found = readHundredths(words, isJoined ? at + 1 : at)
  if (found === undefined) return undefined
  if (words.isOneOf(found.to, CENT_WORDS)) return { cents: found.cents, to: found.to + 1 }
  // "30 reais e 40 reais" are two amounts.
  if (CURRENCY_NAMES.has(words.word(found.to))) return undefined
  const isSpelled = !words.isNumber(found.to - 1)
  if (!isJoined && !(words.locale === 'en' && isSpelled)) return undefined
  return found.cents >= 10 && mayEndAmount(words, found.to) ? found : undefined
}

/** The hundredths of an amount said without currency: "27 e cinquenta", "twenty-five fifty". */
export function readBareCents(
  words: Words,
  at: number,
  number: NumberReading,
): (Cents & { readonly alternative?: number }) | undefined {
  const isWhole = Number.isInteger(number.value) && number.decimals === 0 && number.value > 0
  const isOne = number.isArticle && words.word(at) !== 'um'
  if (!isWhole || isOne || number.invalid || number.value > MAX_WHOLE) return undefined
  if (words.isOneOf(at - 1, WORDS.pairOpeners)) return undefined
  const isPortuguese = words.locale === 'pt-BR'
  if (!isPortuguese && number.form !== 'spelled') return undefined
  const centsAt = isPortuguese ? words.after(number.to, 'e') : number.to
  const found = centsAt === undefined ? undefined : readHundredths(words, centsAt)
  if (found === undefined || found.cents < 10) return undefined
  const isNamed = CURRENCY_NAMES.has(words.word(found.to))
  if (!isNamed && !mayEndAmount(words, found.to)) return undefined
  if (!isPortuguese && words.isNumber(found.to - 1)) return undefined
  const alternative = otherAmount(words, at, number, found.cents)
  return alternative === undefined ? found : { ...found, alternative }
}

/** "cem e cinquenta" is said for 150 too, and "one fifty" for 1.50 as well as 150. */
function otherAmount(words: Words, at: number, number: NumberReading, cents: number) {
  if (words.locale === 'en') return number.value < 10 ? number.value * 100 + cents : undefined
  return words.word(at) === 'cem' && number.to === at + 1 ? 100 + cents : undefined
}

function readHundredths(words: Words, at: number): Cents | undefined {
  const digits = words.isNumber(at) ? parseDigits(words.folded(at), words.locale) : undefined
  const spelled = digits ? undefined : readBelowThousand(words, at)
  const cents = digits?.value ?? spelled?.value
  if (cents === undefined || !Number.isInteger(cents) || cents < 1 || cents > 99) return undefined
  return { cents, to: spelled?.to ?? at + 1 }
}
