import type { IntentCall } from '@parco/protocol'
import { intentNamed } from '../intents/intent-table.ts'
import type { UserVocabulary } from '../router-types.ts'
import type { Locale } from '../text/locale.ts'

/** Adds what follows from the slots already known: a category from a name, a unit from a metric's type. */
export function completeCall(
  call: IntentCall,
  locale: Locale,
  vocabulary: UserVocabulary | undefined,
): IntentCall {
  const derived = intentNamed(call.intent)?.complete?.(call.params, { locale, vocabulary })
  return { ...call, params: { ...derived, ...call.params } }
}
