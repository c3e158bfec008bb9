import type { Locale } from './locale.ts'
import {
  DELETE_CODE,
  DOLLAR_CODE,
  endsDigits,
  endsLetters,
  HYPHEN_CODE,
  isDigit,
  isPlainLetter,
  isPlainMark,
  PLUS_CODE,
  SLASH_CODE,
  SPACE_CODE,
} from './plain-characters.ts'
import type { Token } from './token.ts'
import type { TokenKind } from './token-kind.ts'
import { recordOf } from './word-record.ts'

/**
 * The shapes of tokens, tried in this order at each place. Each is anchored (sticky) and has no
 * nested repetition, so the whole text is read in linear time.
 */
const SPACE = /[\s\p{Z}\p{Cc}\p{Cf}]+/uy
const CURRENCY = /(?:R\$|r\$|US\$|us\$|U\$|u\$|A\$|C\$|AR\$|(?:AU|CA|NZ|HK|S)\$|[$€£¥₹₦])/y
const REAL_SIGN_TYPED = /rs(?=\d)/iy
/** "R450", "R1,200.50"; a code goes on with letters, or has one digit. */
const RAND_SIGN_TYPED = /R(?=\d{2,}(?:[.,]\d+)*(?![\d\p{L}]))/uy
const ISO_DATE = /\d{4}-\d{2}-\d{2}(?![\d-])/y
const NUMBER = /[\d\uff10-\uff19]+(?:[.,/:][\d\uff10-\uff19]+)*|[½¼¾]/y
const SLASHED = /(?:[pcs]|w(?:\/o)?)\/(?=$|[\s\p{L}])/iuy
const SUFFIX = /[\p{L}\p{M}]+/uy
const WORD = /\p{L}[\p{L}\p{M}\p{Nd}]*(?:['\u2019\u02bc\u00b4][\p{L}\p{M}]+)*['\u2019]?/uy
const EMOJI =
  /(?:\p{RI}\p{RI}|[0-9#*]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*)/uy
const PUNCTUATION = /[\p{P}]/uy

/** Characters that are `Extended_Pictographic` yet are written as signs, not as pictures. */
const SIGNS = new Set(['©', '®', '™', '‼', '⁉', 'ℹ', '↔'])

const APOSTROPHE = /['\u2019\u02bc\u00b4]/

/** Possessive or contracted endings that are words of their own: "rent's" reads as "rent" + "'s". */
const ENDING = /^(.+)(['\u2019\u02bc\u00b4]s)$/iu
/** Elided Portuguese prepositions: "d'água" reads as "d'" + "água". */
const ELISION = /^(d['\u2019\u02bc\u00b4])(.+)$/iu

/** Two words typed as one: "oq vence", "oque falta". */
const RUN_TOGETHER = /^(o)(q|que)$/iu
const LONGEST_RUN_TOGETHER = 4

/**
 * Splits a message into tokens. Numbers keep the separators between their digits ("1.234,56",
 * "31/02", "22:30") and lose their unit ("500ml" is "500" + "ml", "22h30" is "22" + "h" + "30");
 * a hyphen inside a word leaves no token ("segunda-feira" reads as "segunda" + "feira"), and neither
 * does the sign of a name ("Disney+"). Any string
 * is accepted. `locale` decides which abbreviations get an `alias`; without it none does.
 */
export function tokenize(text: string, locale?: Locale): Token[] {
  const reader = new Reader(text, locale)
  while (!reader.done) readToken(reader)
  return reader.tokens
}

function readToken(reader: Reader): void {
  // Most of what is typed is plain letters, which open neither a number nor a picture.
  if (reader.opensWithLetter()) {
    if (!readBehindLetters(reader)) readWord(reader)
    return
  }
  if (reader.skipSingleSpace() || readPlainNumber(reader) || reader.takePlainMark()) return
  if (reader.skip(SPACE)) return
  if (readEmoji(reader)) return
  if (readSign(reader)) return
  if (reader.take(ISO_DATE, 'number') || reader.take(NUMBER, 'number')) {
    readBehindNumber(reader)
    return
  }
  if (reader.take(SLASHED, 'word')) return
  if (readWord(reader)) return
  if (reader.take(PUNCTUATION, 'punctuation')) return
  reader.takeOne('symbol')
}

/** Most numbers are nothing but digits. */
function readPlainNumber(reader: Reader): boolean {
  const digits = reader.plainDigits
  if (digits === undefined) return false
  reader.push(digits, 'number')
  readBehindNumber(reader)
  return true
}

/** The unit of a number, or the hyphen that joins it to a word. */
function readBehindNumber(reader: Reader): void {
  if (!reader.isAtSpaceOrEnd()) reader.take(SUFFIX, 'word')
  if (reader.isAtHyphen()) reader.skipBefore(LETTER)
}

/** What stands right behind letters tells whether they are a sign ("R$", "rs50") or a shortened word ("p/"). */
function readBehindLetters(reader: Reader): boolean {
  const code = reader.codeBehindLetters
  if (code === DOLLAR_CODE) return reader.take(CURRENCY, 'symbol')
  if (code === SLASH_CODE) return reader.take(SLASHED, 'word')
  return isDigit(code) && readTypedSign(reader)
}

function readSign(reader: Reader): boolean {
  return reader.take(CURRENCY, 'symbol') || readTypedSign(reader)
}

/** "rs50", and in English "R450". */
function readTypedSign(reader: Reader): boolean {
  if (reader.take(REAL_SIGN_TYPED, 'symbol')) return true
  return reader.locale === 'en' && reader.take(RAND_SIGN_TYPED, 'symbol')
}

function readEmoji(reader: Reader): boolean {
  const found = reader.match(EMOJI)
  if (found === undefined) return false
  reader.push(found, SIGNS.has(found) ? 'symbol' : 'emoji')
  return true
}

function readWord(reader: Reader): boolean {
  const plain = reader.plainWord
  const found = plain ?? reader.match(WORD)
  if (found === undefined) return false
  const hasApostrophe = plain === undefined && APOSTROPHE.test(found)
  const parts = hasApostrophe ? apart(found) : ranTogether(found, reader.locale)
  if (parts) for (const part of parts.slice(1)) reader.push(part, 'word')
  else reader.push(found, 'word')
  if (reader.isAtHyphen()) reader.skipBefore(LETTER_OR_DIGIT)
  else reader.skipPlusOfName()
  return true
}

/** The two words an apostrophe parts; nothing where it is inside one. */
function apart(word: string): RegExpExecArray | null {
  return ELISION.exec(word) ?? ENDING.exec(word)
}

/** The two words that were typed as one; few words are as short, and fewer begin so. */
function ranTogether(word: string, locale: Locale | undefined): RegExpExecArray | null {
  if (word.length > LONGEST_RUN_TOGETHER || (word[0] !== 'o' && word[0] !== 'O')) return null
  return locale === 'pt-BR' ? RUN_TOGETHER.exec(word) : null
}

const LETTER = /\p{L}/u
const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u

const AFTER_NAME: ReadonlySet<string> = new Set(',.;:!?)')

/** A cursor over the text that collects tokens and remembers whether it has just passed a space. */
class Reader {
  readonly tokens: Token[] = []
  private at = 0
  /** Where the plain letters end that begin the token. */
  private lettersEnd = 0
  private afterSpace = true
  private readonly text: string
  readonly locale: Locale | undefined

  constructor(text: string, locale: Locale | undefined) {
    this.text = text
    this.locale = locale
  }

  get done(): boolean {
    return this.at >= this.text.length
  }

  /** Whether a letter without an accent comes next, and how far such letters reach. */
  opensWithLetter(): boolean {
    let end = this.at
    while (isPlainLetter(this.text.charCodeAt(end))) end += 1
    this.lettersEnd = end
    return end > this.at
  }

  get codeBehindLetters(): number {
    return this.text.charCodeAt(this.lettersEnd)
  }

  /** The word that comes next, where it and what ends it are plain: most words need no pattern. */
  get plainWord(): string | undefined {
    return this.lettersEnd > this.at && endsLetters(this.codeBehindLetters)
      ? this.text.slice(this.at, this.lettersEnd)
      : undefined
  }

  /** Passes one space before anything that is plainly none. */
  skipSingleSpace(): boolean {
    const next = this.text.charCodeAt(this.at + 1)
    if (this.text.charCodeAt(this.at) !== SPACE_CODE || !(next > SPACE_CODE && next < DELETE_CODE))
      return false
    this.at += 1
    this.afterSpace = true
    return true
  }

  /** The digits that come next, where nothing behind them may go on a number. */
  get plainDigits(): string | undefined {
    let end = this.at
    while (isDigit(this.text.charCodeAt(end))) end += 1
    return end > this.at && endsDigits(this.text.charCodeAt(end))
      ? this.text.slice(this.at, end)
      : undefined
  }

  takePlainMark(): boolean {
    if (!isPlainMark(this.text.charCodeAt(this.at))) return false
    this.push(this.text.charAt(this.at), 'punctuation')
    return true
  }

  match(shape: RegExp): string | undefined {
    shape.lastIndex = this.at
    return shape.exec(this.text)?.[0]
  }

  skip(shape: RegExp): boolean {
    const found = this.match(shape)
    if (found === undefined) return false
    this.at += found.length
    this.afterSpace = true
    return true
  }

  isAtHyphen(): boolean {
    const code = this.text.charCodeAt(this.at)
    return code === HYPHEN_CODE || code === 0x2010 || code === 0x2011
  }

  isAtSpaceOrEnd(): boolean {
    return this.done || this.text.charCodeAt(this.at) === SPACE_CODE
  }

  /** Passes a hyphen that joins what was just read to a following character of the given kind. */
  skipBefore(next: RegExp): void {
    if (next.test(this.text[this.at + 1] ?? '')) this.at += 1
  }

  /** "Disney+": glued behind a word and to nothing after it, the sign belongs to a name and joins nothing. */
  skipPlusOfName(): void {
    if (this.text.charCodeAt(this.at) !== PLUS_CODE) return
    const next = this.text.charCodeAt(this.at + 1)
    if (Number.isNaN(next) || next === SPACE_CODE || AFTER_NAME.has(this.text[this.at + 1] ?? ''))
      this.at += 1
  }

  take(shape: RegExp, kind: TokenKind): boolean {
    const found = this.match(shape)
    if (found === undefined) return false
    this.push(found, kind)
    return true
  }

  takeOne(kind: TokenKind): void {
    this.push(String.fromCodePoint(this.text.codePointAt(this.at) ?? 0), kind)
  }

  push(found: string, kind: TokenKind): void {
    const record = recordOf(found, this.locale, kind)
    const { raw, folded, alias } = record
    this.tokens.push({
      raw,
      folded,
      alias,
      start: this.at,
      end: this.at + raw.length,
      kind,
      precededBySpace: this.afterSpace,
      record,
    })
    this.at += raw.length
    this.afterSpace = false
  }
}
