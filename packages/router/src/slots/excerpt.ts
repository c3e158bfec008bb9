import type { Locale } from '../text/locale.ts'
import type { Token } from '../text/token.ts'
import { number } from './numbers/read-number.ts'
import type { SlotContext } from './slot-span.ts'
import type { Part } from './words.ts'
import { Words } from './words.ts'

/** Learning is about the words alone, so any clock will do: looking at it is noticed like a look elsewhere. */
const ANY_CLOCK = { now: new Date(0), timeZone: 'UTC' } as const

/** Words out of any message; it notices when anything else is asked for. */
export class Excerpt extends Words {
  /** Where it is not known how the message goes on. */
  private readonly end: number
  private hasLookedBack = false
  private hasLookedOn = false

  /** @param endsMessage whether nothing follows; otherwise anything may. */
  constructor(tokens: readonly Token[], locale: Locale, endsMessage = false) {
    super(tokens, { locale, ...ANY_CLOCK })
    this.end = endsMessage ? Number.POSITIVE_INFINITY : tokens.length
  }

  /** Whether a part may be found at the first word in some message that holds these words. */
  mayHold(part: Part<unknown>): boolean {
    // What one part has read would hide from the next what it looked at.
    this.forget()
    this.hasLookedBack = false
    this.hasLookedOn = false
    return part.read(this, 0) !== undefined || this.hasLookedBack || this.hasLookedOn
  }

  override get length(): number {
    this.hasLookedOn = true
    return super.length
  }

  override get context(): SlotContext {
    this.hasLookedOn = true
    return super.context
  }

  override word(at: number): string {
    this.notice(at)
    return super.word(at)
  }

  override token(at: number): Token | undefined {
    this.notice(at)
    return super.token(at)
  }

  override mayBegin(part: Part<unknown>, at: number): boolean {
    this.notice(at)
    return super.mayBegin(part, at)
  }

  /** Any word may follow in a message. */
  override mentions(): boolean {
    return true
  }

  /** What stands before a number tells how exact it is, not whether anything comes of it. */
  override once<Found>(part: Part<Found>, at: number): Found | undefined {
    const { hasLookedBack } = this
    const found = super.once(part, at)
    if (part.index === number.index) this.hasLookedBack = hasLookedBack
    return found
  }

  private notice(at: number): void {
    if (at < 0) this.hasLookedBack = true
    else if (at >= this.end) this.hasLookedOn = true
  }
}
