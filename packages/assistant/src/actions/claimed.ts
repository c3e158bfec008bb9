import type { IntentCall } from '@parco/protocol'
import { closeQuestion } from '@parco/store'
import { proposeWrite } from '../approvals/propose-write.ts'
import { slotsFromWords } from '../approvals/slots-from-words.ts'
import type { Instead } from '../domains/domain-tool.ts'
import type { Turn } from '../turn/turn.ts'
import { readAndReply } from './read-and-reply.ts'

/** The call of a message that no rule explains as a whole: a domain may know what it means to this user. */
export const UNEXPLAINED: IntentCall = { intent: 'model', params: {} }

/** Whoever decides what a message is asks, and whoever answers it: domains look up a call once. */
const claimedIn = new WeakMap<Turn, Map<string, Promise<Instead | undefined>>>()

/** What a domain knows a call to mean for this user; nothing where it stands as understood. */
export function claimOf(turn: Turn, call: IntentCall): Promise<Instead | undefined> {
  const known = claimedIn.get(turn) ?? new Map<string, Promise<Instead | undefined>>()
  claimedIn.set(turn, known)
  const key = JSON.stringify([call.intent, call.params])
  const claimed = known.get(key) ?? askDomains(turn, call)
  known.set(key, claimed)
  return claimed
}

/** The same of other words than the user's message. */
export async function askDomains(
  turn: Turn,
  { intent, params }: IntentCall,
  text: string = turn.text,
): Promise<Instead | undefined> {
  for (const domain of turn.services.domains) {
    const claim = domain.claims?.[intent]
    const instead = await claim?.(params, { text }, turn.contextOf(domain))
    if (instead && turn.services.tools.has(instead.call.intent)) return instead
  }
  return undefined
}

/** Proposes or answers what a domain knows a call to mean; `false` when it knows nothing, and nothing was said. */
export async function proposeClaimed(turn: Turn, call: IntentCall): Promise<boolean> {
  const claimed = await claimOf(turn, call)
  const entry = claimed && turn.services.tools.get(claimed.call.intent)
  if (!entry) return false
  const { domain, tool } = entry
  if (claimed.isWhole) turn.record.isReadWhole = true
  if (tool.effect === 'read') {
    turn.record.say(claimed.remark ?? '')
    await readAndReply(turn, tool, domain, { ...call, ...claimed.call })
    return true
  }
  const { openQuestion, sql, now } = turn
  // Whoever went on to something else that writes answers it no more.
  if (openQuestion) await closeQuestion(sql, openQuestion.id, 'dropped', now)
  turn.record.say(claimed.remark ?? '')
  await proposeWrite(turn, tool, await slotsFromWords(turn, tool, claimed.call.params))
  await proposeAlso(turn, claimed.also)
  return true
}

/** Proposes what the words of a claim ask for besides, with the slots that the claim gives. */
export async function proposeAlso(turn: Turn, calls: Instead['also'] = []): Promise<void> {
  for (const { intent, params } of calls) {
    const tool = turn.services.tools.get(intent)?.tool
    if (tool?.effect === 'write') await proposeWrite(turn, tool, params)
  }
}
