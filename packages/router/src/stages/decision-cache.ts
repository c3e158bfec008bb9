import { hasTrait } from '../intents/intent-table.ts'
import type { RoutedCall } from '../router-types.ts'
import { fold } from '../text/fold.ts'
import type { Locale } from '../text/locale.ts'

/** A decision as it is kept for the next time the same words are said. */
export interface CachedDecision extends RoutedCall {
  readonly confidence: number
  readonly reason?: string
}

/** Remembers decisions by the words that led to them; how long and how many is its owner's choice. */
export interface DecisionCache {
  get(key: string): CachedDecision | undefined
  set(key: string, decision: CachedDecision): void
}

/** The same words in the same language, however they are spaced, accented or capitalised. */
export function cacheKey(text: string, locale: Locale): string {
  return `${locale} ${fold(text).trim().replace(/\s+/g, ' ')}`
}

/** Whether a decision holds for these words tomorrow and for anybody. */
export function isCacheable({ intent }: RoutedCall): boolean {
  return intent === 'none' || hasTrait(intent, 'timeless')
}
