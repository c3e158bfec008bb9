import type { IntentCall } from '@parco/protocol'
import type { SlotContext } from '../slots/slot-span.ts'

/** Writes that wait for the user's approval, each complete as it was shown. */
export interface PendingWrites {
  readonly kind: 'writes'
  readonly writes: readonly IntentCall[]
}

/** A question Parco asked: the slots it lacks and what it knows already. */
export interface PendingQuestion {
  readonly kind: 'question'
  readonly missing: readonly string[]
  readonly candidate: IntentCall
}

/** What is open in the conversation as a message arrives. */
export type Pending = PendingWrites | PendingQuestion

/** What the reader of a reply needs besides the reply itself. */
export interface PendingInput {
  readonly text: string
  readonly pending: Pending
  readonly context: SlotContext
  /**
   * Reads a text as if nothing were pending: the whole message, or the part after "na verdade".
   * Must not throw; returns the call, `{intent: 'none'}` for what is surely no request, or
   * undefined when it abstains.
   */
  readonly readFresh: (text: string) => IntentCall | undefined
  /**
   * Adds what follows from the slots already known (a category from a name, a unit from a metric's
   * type) and changes nothing that is set. Absent: nothing is derived.
   */
  readonly complete?: (call: IntentCall) => IntentCall
}

/**
 * How a message answers what is pending. `call` is one of: `confirm` or `reject` (`items` = 0-based
 * positions, absent = all), `correct` (only the changed slots), the completed write, a shorter
 * `clarify`, or `none` when it speaks of the pending thing without deciding ("sim?", "acho que sim"):
 * then what is pending stays open. It is `model` where a reply may approve as well as refuse.
 */
export interface PendingReading {
  readonly call: IntentCall
  /** For a `correct` while several writes wait: the position of the one it changes. */
  readonly target?: number
  /** The rule that answered, for explanations: `yes`, `no`, `hedge`, `change`, `answer`, … */
  readonly rule: string
}
