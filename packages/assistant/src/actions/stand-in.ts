import { type IntentCall, jsonObjectSchema } from '@parco/protocol'
import type { RoutedDecision } from '@parco/router'
import { proposeWrite } from '../approvals/propose-write.ts'
import type { ActionCall, Turn } from '../turn/turn.ts'

/** Decides other words than the user's in their place, with the same context. */
export type DecideWords = (turn: Turn, words: string) => Promise<RoutedDecision>

/**
 * Proposes what a domain can do for an intent that nothing carries out, or that lacks what the other
 * would not ask for; `false` when it can do nothing, and then nothing was said.
 */
export async function proposeStandIn(
  turn: Turn,
  { intent, params }: ActionCall,
  decide: DecideWords,
): Promise<boolean> {
  for (const domain of turn.services.domains) {
    const standIn = domain.standIns?.[intent]
    const tool = standIn && turn.services.tools.get(standIn.intent)?.tool
    if (!standIn || tool?.effect !== 'write') continue
    const context = turn.contextOf(domain)
    const read = callOf(await decide(turn, standIn.words(turn.text, context)))
    if (read?.intent !== standIn.intent || !standIn.agrees(params, read.params)) continue
    turn.record.say(standIn.remark?.(read.params, context) ?? '')
    await proposeWrite(turn, tool, read.params)
    return true
  }
  return false
}

/** A call whose params are whole; one that asks back tells of nothing yet. */
function callOf({ intent, params }: RoutedDecision): IntentCall | undefined {
  const parsed = jsonObjectSchema.safeParse(params)
  return parsed.success ? { intent, params: parsed.data } : undefined
}
