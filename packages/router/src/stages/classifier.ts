import type { RoutedCall, RouterContext } from '../router-types.ts'
import type { IntentCandidate } from './intent-reader.ts'

/** What a classifier makes of a message, with how sure it is, from 0 to 1. */
export interface Classification extends RoutedCall {
  readonly confidence: number
}

/**
 * Chooses an intent for what no sentence explains. Deterministic for a given training set; answers
 * nothing below its own threshold. Must not throw.
 */
export interface Classifier {
  classify(text: string, context: RouterContext): Classification | undefined
  /** The likeliest intents, the likeliest first, five at most, however unsure. */
  candidates(text: string, context: RouterContext): readonly IntentCandidate[]
}
