import {
  APPROVAL_LIFETIME_MS,
  type Decision,
  type IntentCall,
  type JsonObject,
} from '@parco/protocol'
import type { Pending, RoutedDecision, Router, RouterContext } from '@parco/router'
import type { StoredQuestion } from '@parco/store'
import { isAboutParco, isSmallTalk } from '../actions/acknowledge.ts'
import { isCalculation } from '../actions/everyday/calculate.ts'
import { UNSURE_UNDO } from '../actions/undo-write.ts'
import { chooseOption, onlyOption } from '../approvals/choose-option.ts'
import { newestCard } from '../approvals/describe-card.ts'
import { inWordsOfCard } from '../approvals/in-words-of-card.ts'
import { isJustNow } from '../domains/internal/just-written.ts'
import { saidMeanwhile } from './said-meanwhile.ts'
import type { ActionCall, Turn } from './turn.ts'

export interface MessageDecision {
  readonly decision: Decision
  readonly call: ActionCall
}

/** What every decision about a turn's message depends on, whatever waits. */
export function routerContextOf(
  turn: Turn,
  known: Required<Pick<RouterContext, 'vocabulary' | 'own'>>,
): RouterContext {
  return {
    locale: turn.locale,
    timeZone: turn.user.timeZone,
    now: turn.now,
    ...known,
    ...lastWriteOf(turn),
  }
}

/**
 * Decides what a message means. It is first read as a reply to what waits: to the open question or
 * to the newest card, whichever came later; then on its own. What it leaves unanswered stays open.
 */
export function decideMessage(turn: Turn, router: Router, context: RouterContext): MessageDecision {
  for (const { pending, about, since } of pendingOf(turn)) {
    const chosen = about === 'question' ? choiceOf(turn, router, context) : decidedByCard(turn)
    if (chosen) return { decision: chosen, call: { ...toCall(chosen), about } }
    const routed = router.decide(turn.text, { ...context, pending })
    if (routed.source !== 'pending') continue
    if (routed.reason === 'hedge') {
      const aside = router.decide(turn.text, context)
      if (isAboutParco(aside) || isSmallTalk(aside)) return toMessageDecision(aside)
    }
    if (about === 'question') {
      const confirmed = confirmedCard(turn, router, context, routed)
      if (confirmed) return confirmed
    }
    if (routed.intent === 'correct' && wroteSince(turn, since)) {
      const read = router.decide(turn.text, context)
      const corrected = isUpdate(read) ? read : correctedWrite(turn, router, context)
      if (corrected) return toMessageDecision(corrected)
    }
    if (routed.intent === 'correct') {
      const meanwhile = saidMeanwhile(turn, router, context, pending)
      if (meanwhile) return toMessageDecision(meanwhile)
    }
    const { target } = routed
    const decision = toDecision(routed)
    const call = { ...toCall(decision), about, ...(target === undefined ? {} : { target }) }
    return { decision, call }
  }
  const routed = router.decide(turn.text, context)
  if (!isLeftOver(routed) && routed.source === 'sentence') return toMessageDecision(routed)
  if (isLeftOver(routed) && isCalculation(turn)) return CALCULATION
  if (isLeftOver(routed) && context.lastWrite && isBareRefusal(turn)) return TAKEN_BACK
  return toMessageDecision(correctedWrite(turn, router, context) ?? routed)
}

/**
 * "foi 45, não 35", "passa pra quinta" behind a write: what no sentence explains, and says of something
 * what it was or when it is to be, is read as if it began with a word that corrects.
 */
function correctedWrite(
  { text, say }: Turn,
  router: Router,
  context: RouterContext,
): RoutedDecision | undefined {
  const said = text.trim()
  if (!context.lastWrite || said.endsWith('?')) return undefined
  const openedWith = (key: string) =>
    say(key)
      .split('|')
      .find((words) => said.toLowerCase().startsWith(`${words} `))
  // "quer dizer, 84,2" has its own word that corrects, for which the opening stands.
  const own = openedWith('correction.opens')
  const isSaid = own !== undefined || openedWith('correction.says') !== undefined
  const rest = said.slice(own?.length ?? 0).trim()
  const corrected = isSaid && router.decide(`${say('correction.opening')} ${rest}`, context)
  // "foi caro" is what was thought of it: no new name.
  return corrected && isUpdate(corrected) && !('name' in corrected.params) ? corrected : undefined
}

/** Whether no sentence made anything of a message. */
const isLeftOver = ({ intent }: RoutedDecision): boolean => intent === 'model' || intent === 'none'

const isUpdate = ({ intent }: RoutedDecision): boolean => intent.startsWith('update_')

const CALCULATION: MessageDecision = {
  decision: { intent: 'calculate', params: {}, source: 'sentence', confidence: 1 },
  call: { intent: 'calculate', params: {} },
}

/** "cancela", "never mind" behind a write, where nothing waits: that write may be meant, so it is asked. */
const TAKEN_BACK: MessageDecision = {
  decision: {
    intent: 'undo',
    params: {},
    source: 'sentence',
    confidence: 1,
    reason: UNSURE_UNDO,
  },
  call: { intent: 'undo', params: {}, reason: UNSURE_UNDO },
}

const isBareRefusal = ({ openApprovals, openQuestion, say, text }: Turn): boolean =>
  openApprovals.length === 0 &&
  openQuestion === undefined &&
  say('undo.bare')
    .split('|')
    .includes(
      text
        .trim()
        .toLowerCase()
        .replace(/[.!,]+$/u, ''),
    )

/**
 * What answers no question may be for the card: a yes where both came in one turn, and a choice among
 * its items ("só os dois primeiros") at any time.
 */
function confirmedCard(
  turn: Turn,
  router: Router,
  context: RouterContext,
  answer: RoutedDecision,
): MessageDecision | undefined {
  const isOfOneTurn = turn.openQuestion?.turnId === newestCard(turn.openApprovals)[0]?.turnId
  const isOpen = answer.intent === 'none' || (answer.intent === 'clarify' && isOfOneTurn)
  const card = isOpen ? pendingOf(turn).find(({ about }) => about === 'approvals') : undefined
  const routed = card && router.decide(turn.text, { ...context, pending: card.pending })
  if (routed?.source !== 'pending' || routed.intent !== 'confirm') return undefined
  const decision = toDecision(routed)
  return { decision, call: { ...toCall(decision), about: 'approvals' } }
}

function toMessageDecision(routed: RoutedDecision): MessageDecision {
  const decision = toDecision(routed)
  return { decision, call: toCall(decision) }
}

/** Whether the last thing the user saw is a write that came after what waits: a correction means that one. */
function wroteSince({ lastReceipt, conversationId }: Turn, since: string): boolean {
  return lastReceipt?.conversationId === conversationId && lastReceipt.createdAt > since
}

/** The router's params are what its slots hold, which survives JSON; the rest is for its own traces. */
function toDecision({ intent, params, source, confidence, reason }: RoutedDecision): Decision {
  return {
    intent,
    params: params as JsonObject,
    source,
    confidence,
    ...(reason === undefined ? {} : { reason }),
  }
}

/** A reply in the words of the card's own buttons. */
function decidedByCard(turn: Turn): Decision | undefined {
  const intent = inWordsOfCard(turn)
  return intent && { intent, params: {}, source: 'pending', confidence: 1 }
}

/** A reply that picks one of the numbered answers, which only the question knows, or that the tool reads. */
function choiceOf(turn: Turn, router: Router, context: RouterContext): Decision | undefined {
  const { openQuestion, text, locale } = turn
  if (!openQuestion) return undefined
  const call =
    chooseOption(openQuestion, text, locale) ??
    onlyOption(openQuestion, () => {
      const pending: Pending = { kind: 'writes', writes: [openQuestion.candidate] }
      const { source, intent, params } = router.decide(text, { ...context, pending })
      return source === 'pending' && intent === 'confirm' && Object.keys(params).length === 0
    }) ??
    answerOf(turn, openQuestion)
  return call && { ...call, source: 'pending', confidence: 1 }
}

/** A reply that the tool whose question it was reads by itself. */
function answerOf(turn: Turn, { candidate, missing }: StoredQuestion): IntentCall | undefined {
  const { intent, params } = candidate
  const entry = turn.services.tools.get(intent)
  if (entry?.tool.effect !== 'write') return undefined
  const slots = entry.tool.fromAnswer?.(turn.text, missing, turn.contextOf(entry.domain))
  return slots && { intent, params: { ...params, ...slots } }
}

function toCall({ intent, params, reason }: Decision): ActionCall {
  return { intent, params, ...(reason === undefined ? {} : { reason }) }
}

interface Waiting {
  readonly about: 'approvals' | 'question'
  readonly pending: Pending
  readonly since: string
}

/** What waits, the latest first; a question and a card of one turn: the question, asked last. */
function pendingOf({ openApprovals, openQuestion, now }: Turn): Waiting[] {
  const waiting: Waiting[] = []
  if (openQuestion && !isForgotten(openQuestion, now)) waiting.push(toWaiting(openQuestion))
  const card = newestCard(openApprovals)
  const [first] = card
  if (first) {
    const writes = card.map(({ toolName, input }) => ({ intent: toolName, params: input }))
    const pending = { kind: 'writes', writes } as const
    waiting.push({ about: 'approvals', pending, since: first.requestedAt })
  }
  return waiting.sort((a, b) => (a.since < b.since ? 1 : a.since > b.since ? -1 : 0))
}

/** A question waits as long as an approval does; after that a message stands on its own. */
function isForgotten({ askedAt }: StoredQuestion, now: Date): boolean {
  return now.getTime() - Date.parse(askedAt) >= APPROVAL_LIFETIME_MS
}

function toWaiting({ missing, candidate, askedAt }: StoredQuestion): Waiting {
  return { about: 'question', pending: { kind: 'question', missing, candidate }, since: askedAt }
}

function lastWriteOf({ lastReceipt, conversationId, now }: Turn): { lastWrite?: IntentCall } {
  if (!lastReceipt || lastReceipt.conversationId !== conversationId) return {}
  if (!isJustNow(new Date(lastReceipt.createdAt), now)) return {}
  const params: JsonObject = lastReceipt.input
  return { lastWrite: { intent: lastReceipt.toolName, params } }
}
