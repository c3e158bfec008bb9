import type { Locale } from '../text/locale.ts'
import type { Token } from '../text/token.ts'
import type { Scanner } from './reading.ts'
import type { SlotContext, SlotType } from './slot-span.ts'
import { Words } from './words.ts'

/** Words kept per language; a language has fewer that are said every day. */
const MAX_KEPT = 10_000

/** A number may start any slot: what follows decides. */
const ALL = 0xffff
/** "42,90": neither a day nor an hour, a count or a rank. */
const CENTS = /^\d+(?:\.\d{3})*,\d\d$/
/** What a number with cents may start. */
const OF_CENTS: ReadonlySet<SlotType> = new Set(['number', 'money', 'quantity', 'percent', 'score'])

/** Learning is about the word alone, so any clock will do: a scanner that looks at it counts as one that may start. */
const ANY_CLOCK = { now: new Date(0), timeZone: 'UTC' } as const

/**
 * Knows which scanners cannot start at a word, whatever follows. A scanner is tried once on the word
 * alone: when it finds nothing and has looked at nothing else, neither a neighbour nor the clock,
 * it finds nothing there in any message. Most words of a message start no slot at all.
 */
export class WordStarts {
  private readonly scanners: readonly Scanner[]
  private readonly ofCents: number
  private readonly kept: Readonly<Record<Locale, Kept>> = { 'pt-BR': noneKept(), en: noneKept() }

  constructor(scanners: readonly Scanner[]) {
    this.scanners = scanners
    this.ofCents = scanners.reduce(
      (bits, { type }, index) => (OF_CENTS.has(type) ? bits | (1 << index) : bits),
      0,
    )
  }

  /** The scanners that may start at a token, as bits in their order. */
  at(token: Token, locale: Locale): number {
    if (token.kind === 'number') return CENTS.test(token.raw) ? this.ofCents : ALL
    const kept = token.precededBySpace ? this.kept[locale].free : this.kept[locale].glued
    const known = kept.get(token.raw)
    if (known !== undefined) return known
    const learnt = this.learn(token, locale)
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(token.raw, learnt)
    return learnt
  }

  private learn(token: Token, locale: Locale): number {
    const alone = new LoneWord(token, { locale, ...ANY_CLOCK })
    let starts = 0
    for (const [index, scanner] of this.scanners.entries()) {
      // What one scanner has read would hide from the next what it looked at.
      alone.forget()
      alone.hasLookedElsewhere = false
      const found = scanner.scanAt(alone, 0)
      if (found.length > 0 || alone.hasLookedElsewhere) starts |= 1 << index
    }
    return starts
  }
}

/** What is known of words that stand free, and of those glued to what is before them. */
interface Kept {
  readonly free: Map<string, number>
  readonly glued: Map<string, number>
}

const noneKept = (): Kept => ({ free: new Map(), glued: new Map() })

/** One token that notices when anything else is asked for. */
class LoneWord extends Words {
  hasLookedElsewhere = false

  constructor(token: Token, context: SlotContext) {
    super([token], context)
  }

  override get length(): number {
    this.hasLookedElsewhere = true
    return super.length
  }

  override get context(): SlotContext {
    this.hasLookedElsewhere = true
    return super.context
  }

  override word(at: number): string {
    if (at !== 0) this.hasLookedElsewhere = true
    return super.word(at)
  }

  /** Any word may follow in a message. */
  override mentions(): boolean {
    return true
  }

  override token(at: number): Token | undefined {
    if (at !== 0) this.hasLookedElsewhere = true
    return super.token(at)
  }
}
