import type { Locale } from '../text/locale.ts'
import { type Token, wordOf } from '../text/token.ts'
import { type LocalTime, localTimeOf } from './civil-date.ts'
import type { SlotContext } from './slot-span.ts'

/** A way to read the words from one place on; nothing where they say something else. */
export interface Part<Found> {
  readonly read: (words: Words, at: number) => Found | undefined
  /** Itself, or the parts of which one must be found where it is, as bits. */
  readonly bits: number
  /** Its place among all parts, for what is kept of each. */
  readonly index: number
}

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
  /** What parts have found, by the part and by the place. */
  private readings: unknown[][] = []
  private readonly starts: readonly number[] | undefined
  private readonly mentioned = new Map<ReadonlySet<string>, boolean>()

  /** @param starts the parts that may begin at each token, as bits; all may where none are given. */
  constructor(tokens: readonly Token[], context: SlotContext, starts?: readonly number[]) {
    this.tokens = tokens
    this.said = tokens.map(wordOf)
    this.slotContext = context
    this.locale = context.locale
    this.starts = starts
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
    return at < 0 ? undefined : this.tokens[at]
  }

  /** The word to compare at an index: alias or folded text; empty outside the message. */
  word(at: number): string {
    return at < 0 ? '' : (this.said[at] ?? '')
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
    this.readings = []
  }

  /** Whether a part may begin at an index: words tell where to look. */
  mayBegin({ bits }: Part<unknown>, at: number): boolean {
    if (at < 0 || at >= this.tokens.length) return false
    return this.starts === undefined || ((this.starts[at] ?? 0) & bits) !== 0
  }

  /** What a part finds at an index. */
  read<Found>(part: Part<Found>, at: number): Found | undefined {
    return this.mayBegin(part, at) ? part.read(this, at) : undefined
  }

  /** What a part finds at an index, read once per place however many others build on it. */
  once<Found>(part: Part<Found>, at: number): Found | undefined {
    if (!this.mayBegin(part, at)) return undefined
    this.readings[part.index] ??= []
    const known = this.readings[part.index] as (Found | null | undefined)[]
    const found = known[at]
    if (found !== undefined) return found ?? undefined
    const reading = part.read(this, at)
    known[at] = reading ?? null
    return reading
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
