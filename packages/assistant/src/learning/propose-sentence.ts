import { canonicalJson } from '@parco/agent/approvals'
import type { JsonObject } from '@parco/protocol'
import { type RoutedCall, type Router, type RouterContext, toSentences } from '@parco/router'
import type { IntentTable } from '../known-intents.ts'
import { type OwnSentence, toOwnCatalogues } from './own-catalogues.ts'

export interface ProposalParts {
  readonly router: Router
  readonly shipped: readonly IntentTable[]
}

/**
 * A sentence with which code alone would have decided the message just so; none when no sentence
 * does. `context.own` holds the sentences that the user has already.
 */
export function proposeSentence(
  { router, shipped }: ProposalParts,
  text: string,
  call: RoutedCall,
  context: RouterContext,
): OwnSentence | undefined {
  const { locale } = context
  const { intent } = call
  for (const sentence of toSentences(text, call, context)) {
    for (const params of [{}, fixedParams(call)]) {
      const own = { locale, sentence, intent, params }
      const catalogues = [...(context.own ?? []), ...toOwnCatalogues([own], shipped)]
      const decided = router.decide(text, { ...context, own: catalogues })
      if (isSameCall(decided, call)) return own
    }
  }
  return undefined
}

/** Whether two decisions are the same call with the same params. */
export function isSameCall(one: RoutedCall, other: RoutedCall): boolean {
  return one.intent === other.intent && toText(one) === toText(other)
}

const toText = ({ params }: RoutedCall): string => canonicalJson(params as JsonObject)

/** What may hold for every message of the sentence: words of a choice, and never numbers or days. */
function fixedParams({ params }: RoutedCall): JsonObject {
  const fixed = Object.entries(params).filter(
    ([, value]) => typeof value === 'string' && !/^\d/.test(value),
  )
  return Object.fromEntries(fixed) as JsonObject
}
