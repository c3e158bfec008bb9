import type {
  DecisionSource,
  LearnedSentence,
  LearnedSentenceId,
  Locale,
  SentenceDecision,
  UserId,
} from '@parco/protocol'

/** A message that is looked at, not sent. */
export interface MessageInput {
  readonly userId: UserId
  readonly text: string
  /** The language of the page or terminal; the user's own by default. */
  readonly locale?: Locale
}

/** What one part of a message was taken for. */
export interface ExplainedPart {
  readonly said: string
  readonly outcome: 'call' | 'nothing' | 'comment' | 'for-model' | 'unexplained'
  readonly intent?: string
  /** What the domain of its tool is called: `Dinheiro`. */
  readonly area?: string
  /** The sentence that explains it: `gastei {money} na {name}`. */
  readonly sentence?: string
  /** The words of each slot of that sentence. */
  readonly values?: Readonly<Record<string, string>>
}

/** How a message is understood by code, were it said on its own now. */
export interface MessageExplanation {
  readonly intent: string
  readonly source: DecisionSource
  /** From 0 to 1. */
  readonly confidence: number
  readonly area?: string
  readonly parts: readonly ExplainedPart[]
  /** What the classifier finds likely, where no sentence decided. */
  readonly guesses: readonly {
    readonly intent: string
    readonly confidence: number
    readonly area?: string
  }[]
}

export interface TeachingInput extends MessageInput {
  /** The same said otherwise, with the same values, so that it is understood. */
  readonly sameAs: string
}

/** What came of teaching. */
export type TaughtSentence =
  | { readonly status: 'taught'; readonly sentence: LearnedSentence }
  /** The message is understood just so already. */
  | { readonly status: 'known' }
  /** What it should be the same as is not understood either, or is nothing that a tool does. */
  | { readonly status: 'not-understood' }
  /** No sentence says just that without changing what something else means. */
  | { readonly status: 'impossible' }

export interface SentenceDecisionInput extends SentenceDecision {
  readonly userId: UserId
  readonly sentenceId: LearnedSentenceId
}

/** How a message is understood by code, and what is learned from its user. */
export interface Teaching {
  /**
   * How code alone understands a message; nothing is stored and nothing happens.
   * @throws not-allowed when the installation's router does not explain itself.
   */
  explainMessage(input: MessageInput): Promise<MessageExplanation>
  /** Learns that a message means what another one does, at the user's own word. */
  teachSentence(input: TeachingInput): Promise<TaughtSentence>
  /** The sentences that are on offer to the user, then those adopted, the newest first. */
  learnedSentences(userId: UserId): Promise<readonly LearnedSentence[]>
  /**
   * Adopts a sentence that is on offer, or declines or forgets one.
   * @throws not-found when the user has no such sentence.
   * @throws conflict when adopting it would change what something else means.
   */
  decideSentence(input: SentenceDecisionInput): Promise<LearnedSentence>
}
