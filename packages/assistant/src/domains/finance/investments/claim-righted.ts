import { fromUuid } from '@parco/store'
import type { Claim } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { justWritten } from '../../internal/just-written.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))

/** "na verdade 60", "put 20 more toward it", right behind money that was put aside: of that move, or one more. */
export const claimRighted: Claim = async (_slots, { text }, context) => {
  const { intent, params = {} } = readSaid(text, context) ?? {}
  if (intent !== 'right_move' && intent !== 'add_to_pointed') return undefined
  const [move] = await justWritten(['investment_moves'], context)
  const { investment_id: investmentId, kind } = move?.after ?? {}
  const tool = TOOLS[String(kind)]
  if (!move || typeof investmentId !== 'string' || tool === undefined) return undefined
  const investmentRef = fromUuid('inv', investmentId)
  const { amount } = params
  if (typeof amount !== 'number') return undefined
  return intent === 'right_move'
    ? { call: { intent: tool, params: { investmentRef, amount, moveRef: move.id } } }
    : { call: { intent: 'add_investment_contribution', params: { investmentRef, amount } } }
}

/** Which tool writes a move of a kind. */
const TOOLS: Readonly<Record<string, string>> = {
  deposit: 'add_investment_contribution',
  withdrawal: 'withdraw_investment',
  value: 'set_investment_value',
}
