import type { DecisionSource, Locale } from '@parco/protocol'
import type { IntentCatalogue } from './grammar/catalogue.ts'

/** An intent with its params, before references are resolved. */
export interface RoutedCall {
  readonly intent: string
  readonly params: Record<string, unknown>
}

/** What is open as a message arrives: writes that await approval, or a question Parco asked. */
export type Pending =
  | { readonly kind: 'writes'; readonly writes: readonly RoutedCall[] }
  | {
      readonly kind: 'question'
      readonly missing: readonly string[]
      readonly candidate: RoutedCall
    }

/** The names one user has given to things; they count as known words. */
export interface UserVocabulary {
  readonly bills?: readonly string[]
  /** What the user has spent on before, with the category it was filed under. */
  readonly expenses?: Readonly<Record<string, string>>
  readonly customMetrics?: readonly string[]
  readonly debts?: readonly string[]
  readonly investments?: readonly string[]
  readonly habits?: readonly string[]
  readonly goals?: readonly string[]
  readonly people?: readonly string[]
}

/** What a decision depends on besides the text. */
export interface RouterContext {
  readonly locale: Locale
  readonly now: Date
  /** IANA name, such as `America/Sao_Paulo`. */
  readonly timeZone: string
  readonly pending?: Pending
  /** The last write that was carried out, which "errei, era 81" corrects. */
  readonly lastWrite?: RoutedCall
  readonly vocabulary?: UserVocabulary
  /**
   * Sentences that hold for this user besides the shipped ones; they go before those of equal rank and
   * pass no gate that those do not. Hand the same array every time: it is compiled once.
   */
  readonly own?: readonly IntentCatalogue[]
}

/** What the router chose for one message. */
export interface RoutedDecision extends RoutedCall {
  readonly source: DecisionSource
  /** From 0 to 1. */
  readonly confidence: number
  /** Why it asks or abstains: a code such as `impossible-date`. */
  readonly reason?: string
  /** For a `correct` while several writes wait: the position of the one it changes. */
  readonly target?: number
  /** The sentences that matched, for a trace. */
  readonly explanation?: readonly string[]
}
