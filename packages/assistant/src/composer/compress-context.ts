import { estimateTokens } from '@parco/agent/tokens'
import type { ConversationContext } from '@parco/store'
import { BUDGETS } from './budgets.ts'

/** After so many turns a conversation's memory is written anew. */
export const SUMMARY_EVERY_TURNS = 5

/** Facts that stay as they are beside a summary. */
const FRESH_FACTS = 5

/** Half of the budget is for facts that are still fresh. */
const SUMMARY_TOKENS = BUDGETS.context / 2

export const isSummaryDue = ({ turnCount }: Pick<ConversationContext, 'turnCount'>): boolean =>
  turnCount > 0 && turnCount % SUMMARY_EVERY_TURNS === 0

/**
 * The memory of a conversation without a model: facts that are no longer fresh move into the summary,
 * whose oldest are dropped. The same context always gives the same.
 */
export function compressByRule(
  context: ConversationContext,
): Pick<ConversationContext, 'summary' | 'keyFacts'> {
  const { keyFacts, summary = '' } = context
  if (keyFacts.length <= FRESH_FACTS) return { keyFacts, ...(summary === '' ? {} : { summary }) }
  const older = keyFacts.slice(0, -FRESH_FACTS)
  const pieces = [...summary.split('; ').filter((piece) => piece !== ''), ...older]
  while (pieces.length > 1 && estimateTokens(pieces.join('; ')) > SUMMARY_TOKENS) pieces.shift()
  return { summary: pieces.join('; '), keyFacts: keyFacts.slice(-FRESH_FACTS) }
}

/** The same with a summary that a model wrote of everything that is older. */
export function compressBySummary(
  { keyFacts }: ConversationContext,
  summary: string,
): Pick<ConversationContext, 'summary' | 'keyFacts'> {
  return { summary: cut(summary), keyFacts: keyFacts.slice(-FRESH_FACTS) }
}

/** A model may write more than it was asked for. */
function cut(summary: string): string {
  const sentences = summary.trim().split(/(?<=[.!?])\s+/)
  while (sentences.length > 1 && estimateTokens(sentences.join(' ')) > SUMMARY_TOKENS)
    sentences.pop()
  return sentences.join(' ').slice(0, SUMMARY_TOKENS * 6)
}
