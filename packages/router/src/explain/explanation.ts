import type { RoutedDecision } from '../router-types.ts'
import type { SlotProblem, SlotType } from '../slots/slot-span.ts'
import type { IntentCandidate } from '../stages/intent-reader.ts'
import type { Locale } from '../text/locale.ts'

/** Characters of a message: from the first up to, not including, the last offset. */
export interface ExplainedWords {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Words that keep a statement from being recorded. */
export interface ExplainedGate extends ExplainedWords {
  readonly gate: string
}

/** A value found in the message. */
export interface ExplainedSlot extends ExplainedWords {
  readonly type: SlotType
  readonly value: unknown
  readonly invalid?: SlotProblem
}

/** A sentence that explains all of a clause. */
export interface ExplainedReading {
  readonly intent: string
  readonly template: string
  /** The file the sentence is written in. */
  readonly source: string
  readonly score: number
  /** Whether the decision rests on it. */
  readonly isChosen: boolean
  /** The words of each slot, by its name. */
  readonly bound: Readonly<Record<string, string>>
}

/** What one clause was taken for. */
export interface ExplainedClause extends ExplainedWords {
  readonly outcome: 'call' | 'nothing' | 'comment' | 'for-model' | 'unexplained'
  readonly intent?: string
  /** Why there is nothing to record: a gate, or the sentence's own reason. */
  readonly reason?: string
  readonly gates: readonly ExplainedGate[]
  /** The best first; no more than six. */
  readonly readings: readonly ExplainedReading[]
}

/** What a classifier made of words of which the sentences were not sure. */
export interface ExplainedOpinion {
  /** The intent that the sentences found, `none` and `model` among them. */
  readonly said: string
  /** The intent that the classifier finds likely; absent when none is. */
  readonly found?: string
  readonly isSure: boolean
  /** Whether the sentences' decision stood, gave way to the classifier's, or was left to a model. */
  readonly outcome: 'kept' | 'replaced' | 'withdrawn'
}

/** Why nothing was decided here. */
export type Abstention =
  | 'empty'
  | 'too-long'
  | 'framed'
  | 'unexplained'
  | 'outside-sentences'
  | 'contradicted'
  | 'no-classifier'
  | 'classifier-unsure'

/** A decision with everything that led to it. */
export interface Explanation {
  readonly decision: RoutedDecision
  readonly language: {
    /** The language that the words speak for. */
    readonly detected: Locale
    readonly isSure: boolean
    /** The language in which the clauses below were read. */
    readonly readAs: Locale
    readonly wasOtherTried: boolean
  }
  /** The two halves of a statement that its speaker corrected. */
  readonly repair?: { readonly before: string; readonly after: string }
  /** Gates over the whole message. */
  readonly frames: readonly ExplainedGate[]
  readonly clauses: readonly ExplainedClause[]
  readonly slots: readonly ExplainedSlot[]
  /** Told where the sentences decided, but rest on words that may mean more. */
  readonly secondOpinion?: ExplainedOpinion
  /** The classifier's likeliest intents, when no sentence decided. */
  readonly candidates: readonly IntentCandidate[]
  /** Why it was left to a model, the first reason first. */
  readonly abstained: readonly Abstention[]
}
