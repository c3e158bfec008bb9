import type { IntentCall } from '@parco/protocol'
import { proposeWrite } from '../approvals/propose-write.ts'
import { slotsFromWords } from '../approvals/slots-from-words.ts'
import type { Turn } from '../turn/turn.ts'

/**
 * Proposes what a domain knows a call to mean for this user, in its place; `false` when it stands as
 * understood, and then nothing was said.
 */
export async function proposeClaimed(turn: Turn, { intent, params }: IntentCall): Promise<boolean> {
  for (const domain of turn.services.domains) {
    const claim = domain.claims?.[intent]
    const instead = await claim?.(params, { text: turn.text }, turn.contextOf(domain))
    const tool = instead && turn.services.tools.get(instead.call.intent)?.tool
    if (tool?.effect !== 'write') continue
    turn.record.say(instead?.remark ?? '')
    await proposeWrite(turn, tool, await slotsFromWords(turn, tool, instead?.call.params ?? {}))
    return true
  }
  return false
}
