import type { IntentCall } from '@parco/protocol'
import type { UserVocabulary } from '../router-types.ts'
import type { Locale } from '../text/locale.ts'
import { billCategoryOf, expenseCategoryOf, incomeTypeOf } from '../values/category-of.ts'
import { METRICS, type MetricType } from '../values/metrics.ts'

/** Adds what follows from the slots already known: a category from a name, a unit from a metric's type. */
export function completeCall(
  call: IntentCall,
  locale: Locale,
  vocabulary: UserVocabulary | undefined,
): IntentCall {
  const derived = derive(call, locale, vocabulary)
  return { ...call, params: { ...derived, ...call.params } }
}

function derive(
  { intent, params }: IntentCall,
  locale: Locale,
  vocabulary: UserVocabulary | undefined,
): IntentCall['params'] {
  const { name, type } = params
  if (intent === 'record_metric' && typeof type === 'string' && type in METRICS) {
    return { unit: METRICS[type as MetricType].unit }
  }
  if (typeof name !== 'string') return {}
  if (intent === 'create_expense') return { category: expenseCategoryOf(name, locale, vocabulary) }
  if (intent === 'create_bill') return { category: billCategoryOf(name) }
  if (intent === 'create_income') return { type: incomeTypeOf(name) }
  return {}
}
