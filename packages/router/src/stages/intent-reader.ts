import type { RouterContext } from '../router-types.ts'

/** An intent that a message may have, with how likely that is, from 0 to 1. */
export interface IntentCandidate {
  readonly intent: string
  readonly confidence: number
}

/** What code alone finds of an intent's params in a message. */
export interface FilledCall {
  readonly params: Record<string, unknown>
  /** Required slots that were not found. */
  readonly missing: readonly string[]
}

/** What helps somebody else decide a message that no sentence explains. Pure, and never throws. */
export interface IntentReader {
  /** The likeliest intents, the likeliest first, five at most; none without a classifier. */
  candidates(text: string, context: RouterContext): readonly IntentCandidate[]
  /**
   * The params of a given intent. `undefined` when a gate forbids that intent for these words, such
   * as a write in a question, a negation or somebody else's story: whoever chose it was wrong.
   */
  fill(text: string, intent: string, context: RouterContext): FilledCall | undefined
}
