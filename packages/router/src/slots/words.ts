import type { Locale } from '../text/locale.ts'
import type { Token } from '../text/token.ts'
import { wordOf } from '../text/token.ts'
import type { LocalTime } from './civil-date.ts'
import { localTimeOf } from './civil-date.ts'
import type { NumberReading } from './numbers/number-reading.ts'
import { readNumberAt } from './numbers/read-number.ts'
import type { SlotContext } from './slot-span.ts'

/**
 * The tokens of one message as the scanners look at them: words compared in folded form, any index
 * answered (outside the message the word is empty), numbers read once per place.
 */
export class Words {
  readonly locale: Locale
  private readonly tokens: readonly Token[]
  private readonly slotContext: SlotContext
  private localNow: LocalTime | undefined
  private readonly said: readonly string[]
  private numbers: (NumberReading | null)[] = []
  private readonly readings = new Map<unknown, unknown[]>()
  private readonly mentioned = new Map<ReadonlySet<string>, boolean>()

  constructor(tokens: readonly Token[], context: SlotContext) {
    this.tokens = tokens
    this.said = tokens.map(wordOf)
    this.slotContext = context
    this.locale = context.locale
  }

  get length(): number {
    return this.tokens.length
  }

  get context(): SlotContext {
    return this.slotContext
  }

  /** The user's own day and clock. */
  get now(): LocalTime {
    this.localNow ??= localTimeOf(this.context.now, this.context.timeZone)
    return this.localNow
  }

  /** The token at an index: through here and `word` goes every look at the message. */
  token(at: number): Token | undefined {
    return this.tokens[at]
  }

  /** The word to compare at an index: alias or folded text; empty outside the message. */
  word(at: number): string {
    return this.said[at] ?? ''
  }

  /** The folded text at an index, without the alias; empty outside the message. */
  folded(at: number): string {
    return this.token(at)?.folded ?? ''
  }

  /** The characters as written at an index; empty outside the message. */
  raw(at: number): string {
    return this.token(at)?.raw ?? ''
  }

  isNumber(at: number): boolean {
    return this.token(at)?.kind === 'number'
  }

  /** Whether the token continues the one before it without a space: the "h" of "22h". */
  isGlued(at: number): boolean {
    return this.token(at)?.precededBySpace === false
  }

  isOneOf(at: number, words: ReadonlySet<string>): boolean {
    return words.has(this.word(at))
  }

  /** Whether the message goes on with these words; the index after them, or nothing. */
  after(at: number, ...words: readonly string[]): number | undefined {
    for (let offset = 0; offset < words.length; offset++) {
      if (this.word(at + offset) !== words[offset]) return undefined
    }
    return at + words.length
  }

  /** The index after one optional word of a set: `at` itself when another word stands there. */
  skip(at: number, words: ReadonlySet<string>): number {
    return this.isOneOf(at, words) ? at + 1 : at
  }

  /** The number that starts at an index, digits or spelled out. */
  number(at: number): NumberReading | undefined {
    const known = this.numbers[at]
    if (known !== undefined) return known ?? undefined
    const found = readNumberAt(this, at)
    // Before the message no number stands, and no list has room.
    if (at >= 0) this.numbers[at] = found ?? null
    return found
  }

  /** Whether any of these words is in the message: what needs one need not be read without. */
  mentions(words: ReadonlySet<string>): boolean {
    const known = this.mentioned.get(words)
    if (known !== undefined) return known
    const isSaid = this.said.some((word) => words.has(word))
    this.mentioned.set(words, isSaid)
    return isSaid
  }

  /** Drops what was read so far; it is read again when asked for. */
  forget(): void {
    this.numbers = []
    this.readings.clear()
  }

  /** What a reader finds at an index, read once per place however many readings build on it. */
  once<Found>(read: (words: Words, at: number) => Found, at: number): Found {
    const known = this.readings.get(read) ?? this.readingsOf(read)
    const found = known[at]
    // The list is filled by this very reader, so what it holds is what the reader returns.
    if (found !== undefined) return (found === NONE ? undefined : found) as Found
    const reading = read(this, at)
    if (at >= 0) known[at] = reading ?? NONE
    return reading
  }

  private readingsOf(read: unknown): unknown[] {
    const readings: unknown[] = []
    this.readings.set(read, readings)
    return readings
  }

  /** The words of a stretch, folded, with one space where the message has any gap (also a hyphen). */
  text(from: number, to: number): string {
    let text = ''
    let end = this.token(from)?.start ?? 0
    for (let at = from; at < to; at++) {
      const token = this.token(at)
      if (token === undefined) break
      text += (token.start > end ? ' ' : '') + token.folded
      end = token.end
    }
    return text
  }
}

/** Where a reader has found nothing. */
const NONE = Symbol('none')
