import type { Decision, IntentCall, JsonObject } from '@parco/protocol'
import type { StoredQuestion } from '@parco/store'
import { newestCard } from '../approvals/describe-card.ts'
import type { MessageRouter, PendingReply, RouteInput } from './message-router.ts'
import type { ActionCall, Turn } from './turn.ts'

/** How long after a write a message may still be about it without naming it. */
const LAST_WRITE_LIFETIME_MS = 30 * 60 * 1000

export interface MessageDecision {
  readonly decision: Decision
  readonly call: ActionCall
}

/**
 * Decides what a message means. It is first read as a reply to what waits: to the open question or
 * to the newest card, whichever came later; then on its own. What it leaves unanswered stays open.
 */
export function decideMessage(
  turn: Turn,
  router: MessageRouter,
  vocabulary: RouteInput['vocabulary'],
): MessageDecision {
  const input: RouteInput = {
    text: turn.text,
    locale: turn.locale,
    timeZone: turn.user.timeZone,
    currency: turn.user.currency,
    now: turn.now,
    vocabulary,
    ...lastWriteOf(turn),
  }
  for (const { pending, about } of pendingOf(turn)) {
    const { target, ...decision } = router.route({ ...input, pending })
    if (decision.source !== 'pending') continue
    const call = { ...toCall(decision), about, ...(target === undefined ? {} : { target }) }
    return { decision, call }
  }
  const { target: _target, ...decision } = router.route(input)
  return { decision, call: toCall(decision) }
}

function toCall({ intent, params, reason }: Decision): ActionCall {
  return { intent, params, ...(reason === undefined ? {} : { reason }) }
}

interface Waiting {
  readonly about: 'approvals' | 'question'
  readonly pending: PendingReply
  readonly since: string
}

/** What waits, the latest first; a question and a card of one turn: the question, asked last. */
function pendingOf({ openApprovals, openQuestion }: Turn): Waiting[] {
  const waiting: Waiting[] = openQuestion ? [toWaiting(openQuestion)] : []
  const card = newestCard(openApprovals)
  const [first] = card
  if (first) {
    const writes = card.map(({ toolName, input }) => ({ intent: toolName, params: input }))
    const pending = { kind: 'writes', writes } as const
    waiting.push({ about: 'approvals', pending, since: first.requestedAt })
  }
  return waiting.sort((a, b) => (a.since < b.since ? 1 : a.since > b.since ? -1 : 0))
}

function toWaiting({ missing, candidate, askedAt }: StoredQuestion): Waiting {
  return { about: 'question', pending: { kind: 'question', missing, candidate }, since: askedAt }
}

function lastWriteOf({ lastReceipt, conversationId, now }: Turn): { lastWrite?: IntentCall } {
  if (!lastReceipt || lastReceipt.conversationId !== conversationId) return {}
  const ageMs = now.getTime() - Date.parse(lastReceipt.createdAt)
  if (ageMs > LAST_WRITE_LIFETIME_MS) return {}
  const params: JsonObject = lastReceipt.input
  return { lastWrite: { intent: lastReceipt.toolName, params } }
}
