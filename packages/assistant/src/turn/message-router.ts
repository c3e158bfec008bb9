import type { Decision, IntentCall, Locale } from '@parco/protocol'

/** What is open in the conversation as a message arrives. */
export type PendingReply =
  | { readonly kind: 'writes'; readonly writes: readonly IntentCall[] }
  | {
      readonly kind: 'question'
      readonly missing: readonly string[]
      readonly candidate: IntentCall
    }

/** A message with everything that its reading may depend on. */
export interface RouteInput {
  readonly text: string
  readonly locale: Locale
  readonly timeZone: string
  readonly currency: string
  readonly now: Date
  readonly pending?: PendingReply
  /** What was written a moment ago, for "na verdade foram 38". */
  readonly lastWrite?: IntentCall
  /** Names that the user already has: `{ bills: ['Luz'], … }`. */
  readonly vocabulary: Readonly<Record<string, unknown>>
}

/** What the router chose, with the position of the one pending write that a `correct` changes. */
export interface RoutedMessage extends Decision {
  readonly target?: number
}

/** Reads messages into decisions: pure, deterministic, and must not throw. */
export interface MessageRouter {
  /** The source is `pending` when the message answers what is pending, and only then. */
  route(input: RouteInput): RoutedMessage
  /** The question of an intent for a missing slot, in the language given. */
  askFor(intent: string, slot: string, locale: Locale): string | undefined
}
