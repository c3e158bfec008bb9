import { fold } from './fold.ts'
import type { Locale } from './locale.ts'
import type { Token, TokenKind } from './token.ts'
import { wordForms } from './word-forms.ts'

/**
 * The shapes of tokens, tried in this order at each place. Each is anchored (sticky) and has no
 * nested repetition, so the whole text is read in linear time.
 */
const SPACE = /[\s\p{Z}\p{Cc}\p{Cf}]+/uy
const CURRENCY = /(?:R\$|r\$|US\$|us\$|U\$|u\$|A\$|C\$|AR\$|(?:AU|CA|NZ)\$|[$€£¥₹])/y
const REAL_SIGN_TYPED = /rs(?=\d)/iy
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
  const letter = reader.plainLetter
  if (letter !== undefined) {
    const isSign = SIGN_LETTERS.has(letter) && readSign(reader)
    if (!isSign && !(SLASHED_LETTERS.has(letter) && reader.take(SLASHED, 'word'))) readWord(reader)
    return
  }
  if (reader.skipSingleSpace() || reader.skip(SPACE)) return
  if (readEmoji(reader)) return
  if (readSign(reader)) return
  if (reader.take(ISO_DATE, 'number') || reader.take(NUMBER, 'number')) {
    reader.take(SUFFIX, 'word')
    reader.skipHyphenBefore(/\p{L}/u)
    return
  }
  if (reader.take(SLASHED, 'word')) return
  if (readWord(reader)) return
  if (reader.take(PUNCTUATION, 'punctuation')) return
  reader.takeOne('symbol')
}

/** The letters with which signs of currencies and shortened words begin. */
const SIGN_LETTERS: ReadonlySet<string> = new Set('rRuUaAcCnN')
const SLASHED_LETTERS: ReadonlySet<string> = new Set('pcswPCSW')

function readSign(reader: Reader): boolean {
  return reader.take(CURRENCY, 'symbol') || reader.take(REAL_SIGN_TYPED, 'symbol')
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
  const parts =
    plain === undefined && APOSTROPHE.test(found)
      ? (ELISION.exec(found) ?? ENDING.exec(found))
      : reader.locale === 'pt-BR' && found.length <= LONGEST_RUN_TOGETHER
        ? RUN_TOGETHER.exec(found)
        : null
  if (parts) for (const part of parts.slice(1)) reader.push(part, 'word')
  else reader.push(found, 'word')
  reader.skipHyphenBefore(/[\p{L}\p{Nd}]/u)
  reader.skipPlusOfName()
  return true
}

const HYPHENS: ReadonlySet<string> = new Set('-\u2010\u2011')

const AFTER_NAME: ReadonlySet<string> = new Set(',.;:!?)')

const SPACE_CODE = 0x20
const DELETE_CODE = 0x7f

function isPlainLetter(code: number): boolean {
  const lower = code | 32
  return lower >= 97 && lower <= 122
}

/** Whether a word ends before a character, or the text does: neither a digit nor an apostrophe may follow. */
function isPlainEnd(code: number): boolean {
  const isInWord = (code >= 48 && code <= 57) || code === 39
  return Number.isNaN(code) || (code < DELETE_CODE && !isInWord)
}

/** A cursor over the text that collects tokens and remembers whether it has just passed a space. */
class Reader {
  readonly tokens: Token[] = []
  private at = 0
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

  /** The letter that comes next, where it is one without an accent. */
  get plainLetter(): string | undefined {
    return isPlainLetter(this.text.charCodeAt(this.at)) ? this.text[this.at] : undefined
  }

  /** The word that comes next, where it and what ends it are plain: most words need no pattern. */
  get plainWord(): string | undefined {
    let end = this.at
    while (isPlainLetter(this.text.charCodeAt(end))) end += 1
    return end > this.at && isPlainEnd(this.text.charCodeAt(end))
      ? this.text.slice(this.at, end)
      : undefined
  }

  /** Passes one space before anything that is plainly none. */
  skipSingleSpace(): boolean {
    const next = this.text.charCodeAt(this.at + 1)
    if (this.text[this.at] !== ' ' || !(next > SPACE_CODE && next < DELETE_CODE)) return false
    this.at += 1
    this.afterSpace = true
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

  /** Passes a hyphen that joins what was just read to a following character of the given kind. */
  skipHyphenBefore(next: RegExp): void {
    if (HYPHENS.has(this.text[this.at] ?? '') && next.test(this.text[this.at + 1] ?? ''))
      this.at += 1
  }

  /** "Disney+": glued behind a word and to nothing after it, the sign belongs to a name and joins nothing. */
  skipPlusOfName(): void {
    if (this.text[this.at] !== '+') return
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
    const { raw, folded, alias } =
      this.locale && kind === 'word'
        ? wordForms(found, this.locale)
        : { raw: found, folded: fold(found), alias: undefined }
    const token = {
      raw,
      folded,
      start: this.at,
      end: this.at + raw.length,
      kind,
      precededBySpace: this.afterSpace,
    }
    this.tokens.push(alias === undefined ? token : { ...token, alias })
    this.at += raw.length
    this.afterSpace = false
  }
}
