/** A fraction of whole numbers, whose denominator is above zero. */
interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

/** What arithmetic gives: a number as it is written, or that there is none. */
export type Result =
  | {
      readonly status: 'number'
      readonly text: string
      readonly isRounded: boolean
      /** It is what each pays of a sum: written to the cent. */
      readonly isShare: boolean
    }
  | { readonly status: 'divided-by-zero' | 'too-large' }

/** How numbers are written, and the words that stand for signs, longest first. */
export interface ArithmeticWords {
  readonly decimal: ',' | '.'
  readonly signs: readonly (readonly [words: string, sign: string])[]
  /** What asks for a result, in front of it. */
  readonly asks: readonly string[]
  /** What asks for a share among several: "split 86.50 between 3". */
  readonly splits: readonly string[]
}

const MAX_CHARACTERS = 120
const MAX_EXPONENT = 100n
const MAX_DIGITS = 60
/** Decimals of a number that does not end. */
const ROUNDED_DECIMALS = 6
const SHARE_DECIMALS = 2

class Unsolvable extends Error {
  readonly status: 'divided-by-zero' | 'too-large'
  constructor(status: 'divided-by-zero' | 'too-large') {
    super(status)
    this.status = status
  }
}

/**
 * Works out an expression of + - * / ^ %, parentheses and numbers, exactly: 0.1 + 0.2 is 0.3. A share
 * is of what it follows: 200 + 10% is 220. Nothing for a text that is anything else, or a number alone.
 */
export function workOut(text: string, words: ArithmeticWords): Result | undefined {
  if (text.length > MAX_CHARACTERS) return undefined
  const tokens = toTokens(withSigns(text, words), words.decimal)
  const operators = tokens?.filter((token) => typeof token === 'string' && /[-+*/^%]/.test(token))
  if (tokens === undefined || operators?.length === 0) return undefined
  try {
    const value = new Reader(tokens).readAll()
    const isShare = words.splits.some((split) => text.trimStart().toLowerCase().startsWith(split))
    return value && written(value, words.decimal, isShare)
  } catch (error) {
    if (error instanceof Unsolvable) return { status: error.status }
    throw error
  }
}

function withSigns(text: string, { asks, signs }: ArithmeticWords): string {
  let rest = text
    .toLowerCase()
    .replace(/[?=!.\s]+$/u, '')
    .trim()
  const ask = asks.find((words) => rest.startsWith(`${words} `))
  if (ask !== undefined) rest = rest.slice(ask.length)
  // "12x7" and "15% de 230": a sign may touch its numbers.
  for (const [said, sign] of signs) {
    rest = rest.replaceAll(
      new RegExp(`(?<![\\p{L}])${escaped(said)}(?![\\p{L}])`, 'gu'),
      ` ${sign} `,
    )
  }
  return rest.replaceAll(/r\$|[$€£]/g, ' ')
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

type Token = string | Fraction

/** "% of" takes a share of what follows. */
const PIECE = /\s*(\d[\d.,]*|%\s*of(?![a-z])|[-+*/^()%]|[×·]|÷|[−–])/uy

function toTokens(text: string, decimal: ',' | '.'): Token[] | undefined {
  const tokens: Token[] = []
  PIECE.lastIndex = 0
  const end = text.trimEnd().length
  while (PIECE.lastIndex < end) {
    const piece = PIECE.exec(text)?.[1]
    if (piece === undefined) return undefined
    const token = /^\d/.test(piece) ? toNumber(piece, decimal) : (SIGNS[piece] ?? piece)
    if (token === undefined) return undefined
    if (typeof token === 'string' && token.startsWith('%') && token !== '%') tokens.push('%', '*')
    else tokens.push(token)
  }
  return tokens.length > 0 ? tokens : undefined
}

const SIGNS: Readonly<Record<string, string>> = { '×': '*', '·': '*', '÷': '/', '−': '-', '–': '-' }

/** A number as a person writes it; nothing for a text that is none. */
export function readNumber(text: string, decimal: ',' | '.'): number | undefined {
  const sign = text.startsWith('-') ? -1 : 1
  const number = toNumber(text.replace(/^-/, ''), decimal)
  return number && (sign * Number(number.over)) / Number(number.under)
}

/** "1.234,56", "1,234.56", and what is plain in either language; nothing where groups do not hold. */
function toNumber(text: string, decimal: ',' | '.'): Fraction | undefined {
  const group = decimal === ',' ? '.' : ','
  const grouped = new RegExp(`^\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d+)?$`)
  const plain = grouped.test(text) ? text.replaceAll(group, '') : text
  const [, whole, , part = ''] = /^(\d+)(([.,])(\d+))?$/.test(plain)
    ? (/^(\d+)([.,](\d+))?$/.exec(plain) ?? [])
    : []
  if (whole === undefined) return undefined
  return { over: BigInt(whole + part), under: 10n ** BigInt(part.length) }
}

class Reader {
  private at = 0
  private readonly tokens: readonly Token[]

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }

  readAll(): Fraction | undefined {
    const value = this.readSum()
    return this.at === this.tokens.length ? value : undefined
  }

  private take(...signs: string[]): string | undefined {
    const token = this.tokens[this.at]
    if (typeof token !== 'string' || !signs.includes(token)) return undefined
    this.at += 1
    return token
  }

  private readSum(): Fraction | undefined {
    let value = this.readProduct()
    for (let sign = this.take('+', '-'); sign && value; sign = this.take('+', '-')) {
      const isShare = this.isShareNext()
      const next = this.readProduct()
      const added = next && isShare ? times(value, next) : next
      value = added && plus(value, sign === '+' ? added : negative(added))
    }
    return value
  }

  /** A number with its percent sign, and nothing that it is a share of. */
  private isShareNext(): boolean {
    const [number, percent, next] = this.tokens.slice(this.at, this.at + 3)
    return (
      typeof number === 'object' &&
      percent === '%' &&
      (next === undefined || next === '+' || next === '-' || next === ')')
    )
  }

  private readProduct(): Fraction | undefined {
    let value = this.readPower()
    for (let sign = this.take('*', '/'); sign && value; sign = this.take('*', '/')) {
      const next = this.readPower()
      value = next && times(value, sign === '*' ? next : inverse(next))
    }
    return value
  }

  private readPower(): Fraction | undefined {
    const base = this.readPart()
    if (base === undefined || this.take('^') === undefined) return base
    const exponent = this.readPower()
    return exponent && toPower(base, exponent)
  }

  private readPart(): Fraction | undefined {
    if (this.take('-')) {
      const value = this.readPart()
      return value && negative(value)
    }
    if (this.take('(')) {
      const value = this.readSum()
      return this.take(')') ? value : undefined
    }
    const token = this.tokens[this.at]
    if (typeof token !== 'object') return undefined
    this.at += 1
    return this.take('%') ? times(token, { over: 1n, under: 100n }) : token
  }
}

const plus = (one: Fraction, other: Fraction): Fraction =>
  reduced(one.over * other.under + other.over * one.under, one.under * other.under)

const times = (one: Fraction, other: Fraction): Fraction =>
  reduced(one.over * other.over, one.under * other.under)

const negative = ({ over, under }: Fraction): Fraction => ({ over: -over, under })

function inverse({ over, under }: Fraction): Fraction {
  if (over === 0n) throw new Unsolvable('divided-by-zero')
  return over < 0n ? { over: -under, under: -over } : { over: under, under: over }
}

function toPower(base: Fraction, { over, under }: Fraction): Fraction | undefined {
  if (under !== 1n) return undefined
  const size = over < 0n ? -over : over
  if (size > MAX_EXPONENT) throw new Unsolvable('too-large')
  const power = reduced(base.over ** size, base.under ** size)
  return over < 0n ? inverse(power) : power
}

function reduced(over: bigint, under: bigint): Fraction {
  if (String(over).length > MAX_DIGITS * 4 || String(under).length > MAX_DIGITS * 4)
    throw new Unsolvable('too-large')
  let [a, b] = [over < 0n ? -over : over, under]
  while (b !== 0n) [a, b] = [b, a % b]
  return a > 1n ? { over: over / a, under: under / a } : { over, under }
}

function written({ over, under }: Fraction, decimal: ',' | '.', isShare: boolean): Result {
  const size = over < 0n ? -over : over
  const decimals = endingDecimals(under)
  const shown = isShare ? SHARE_DECIMALS : (decimals ?? ROUNDED_DECIMALS)
  const scale = 10n ** BigInt(shown)
  const scaled = (size * scale * 2n + under) / (under * 2n)
  const digits = String(scaled).padStart(shown + 1, '0')
  if (digits.length > MAX_DIGITS) return { status: 'too-large' }
  const whole = digits.slice(0, digits.length - shown)
  const cents = digits.slice(digits.length - shown)
  const part = isShare && Number(cents) > 0 ? cents : cents.replace(/0+$/, '')
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, decimal === ',' ? '.' : ',')
  const sign = over < 0n && scaled !== 0n ? '-' : ''
  const text = `${sign}${groups}${part === '' ? '' : decimal + part}`
  const isRounded = isShare ? (decimals ?? Infinity) > shown : decimals === undefined
  return { status: 'number', text, isRounded, isShare }
}

/** How many decimals write a number of that denominator in full; nothing when they never end, or go on too long. */
function endingDecimals(under: bigint): number | undefined {
  for (let decimals = 0; decimals <= 12; decimals += 1) {
    if (10n ** BigInt(decimals) % under === 0n) return decimals
  }
  return undefined
}
