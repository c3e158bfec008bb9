import type { IntentCall, JsonObject } from '@parco/protocol'
import type { Locale } from '../text/locale.ts'
import { tokenize } from '../text/tokenize.ts'
import type { Change } from './change.ts'
import type { ItemDecision } from './decide-items.ts'
import { type ItemNames, itemNames } from './item-names.ts'
import { lexiconOf } from './lexicon.ts'
import type { PendingInput, PendingQuestion, PendingReading, PendingWrites } from './pending.ts'
import { readAnswer } from './read-answer.ts'
import { readChange } from './read-change.ts'
import { decidePart, decideWrites, readDecision } from './read-decision.ts'
import { readDouble } from './read-double.ts'
import { readRefusal } from './read-refusal.ts'
import { refusedOutright } from './refused-outright.ts'
import type { Reply } from './reply.ts'
import { replySpans } from './reply-spans.ts'
import { type ReplyWords, toReplyWords } from './reply-words.ts'
import { isRestated } from './restated-yes.ts'
import { undecided } from './undecided.ts'

/** A reply longer than this says more than a decision; it is read fresh. */
const MAX_REPLY_TOKENS = 48

/**
 * Reads a message as a reply to what is pending: approved, refused, corrected, answered, or spoken
 * of without deciding. Nothing when it is about something else. Approves only when every word of the
 * message is understood as approval. Deterministic, linear in the length of the message, never throws.
 */
export function readPending(input: PendingInput): PendingReading | undefined {
  const { pending, context } = input
  const reply = toReply(input, context.locale)
  if (reply === undefined) return undefined
  const reading =
    pending.kind === 'writes' ? replyToWrites(reply, pending) : replyToQuestion(reply, pending)
  if (reading !== undefined && reading.rule !== 'hedge') return reading
  return decideInOtherLanguage(input, reply) ?? reading
}

function toReply(input: PendingInput, locale: Locale): Reply | undefined {
  const context = { ...input.context, locale }
  const tokens = tokenize(input.text, locale)
  if (tokens.length === 0 || tokens.length > MAX_REPLY_TOKENS) return undefined
  const lexicon = lexiconOf(locale)
  const spans = replySpans(tokens, context)
  return { ...input, context, lexicon, reply: toReplyWords(tokens, lexicon), spans }
}

/** A few words may be taken for the other language: a decision wholly understood there counts. */
function decideInOtherLanguage(input: PendingInput, own: Reply): PendingReading | undefined {
  const { pending, context } = input
  const other = toReply(input, context.locale === 'en' ? 'pt-BR' : 'en')
  if (other === undefined || pending.kind !== 'writes') return undefined
  const { writes } = pending
  const isUnknown = readDecision(own, writes, itemNames(writes, own.lexicon)).unknownWords > 0
  if (!isUnknown) return undefined
  const decision = readDecision(other, writes, itemNames(writes, other.lexicon))
  return decision.type === 'unclear' ? undefined : toReading(decision, writes.length)
}

function replyToWrites(reply: Reply, { writes }: PendingWrites): PendingReading | undefined {
  if (writes.length === 0) return undefined
  const names = itemNames(writes, reply.lexicon)
  const decision = decideWrites(reply, writes, names)
  if (decision.type !== 'unclear') return toReading(decision, writes.length)
  const double = readDouble(reply, writes, names)
  if (double) return { call: double, rule: 'double' }
  const input = { ...reply, writes, names, complete: reply.complete ?? same }
  if (isRestated(input)) return toReading({ type: 'confirm', items: [0] }, 1)
  const change = readChange(input)
  if (change) return changeReading(change, writes)
  return undecided(reply, decision)
}

function toReading(
  { type, items }: Exclude<ItemDecision, { type: 'unclear' }>,
  count: number,
): PendingReading {
  const params: JsonObject = items.length === count ? {} : { items: [...items] }
  return { call: { intent: type, params }, rule: type === 'confirm' ? 'yes' : 'no' }
}

function changeReading(change: Change, writes: readonly IntentCall[]): PendingReading {
  switch (change.type) {
    case 'change': {
      const target = writes.length > 1 ? { target: change.target } : {}
      return {
        call: { intent: 'correct', params: { ...change.changes } },
        ...target,
        rule: 'change',
      }
    }
    case 'impossible':
      return {
        call: askAgain(writes[change.target], change.slots),
        target: change.target,
        rule: 'impossible-value',
      }
    case 'ambiguous':
      return { call: NONE, rule: 'ambiguous' }
  }
}

const NONE: IntentCall = { intent: 'none', params: {} }
const same = (call: IntentCall): IntentCall => call

function askAgain(write: IntentCall | undefined, slots: readonly string[]): IntentCall {
  if (write === undefined) return NONE
  const params = Object.fromEntries(
    Object.entries(write.params).filter(([slot]) => !slots.includes(slot)),
  )
  return {
    intent: 'clarify',
    params: { missing: [...slots], candidate: { intent: write.intent, params } },
  }
}

/** A question that is open names nothing to point at. */
const NO_NAMES: ItemNames = { positionsOf: () => [] }

function replyToQuestion(reply: Reply, question: PendingQuestion): PendingReading | undefined {
  const { complete } = reply
  const decision = readDecision({ ...reply, spans: [] }, [question.candidate], NO_NAMES)
  const again: IntentCall = {
    intent: 'clarify',
    params: {
      missing: [...question.missing],
      candidate: { intent: question.candidate.intent, params: question.candidate.params },
    },
  }
  const { locale } = reply.context
  const asked = [question.candidate]
  const decide = (rest: ReplyWords) => decidePart({ ...reply, spans: [] }, rest, asked, NO_NAMES)
  if (
    refusedOutright({ ...reply, spans: [], names: NO_NAMES, count: 1, locale }) ||
    (decision.type === 'unclear' &&
      readRefusal({ ...reply, writes: asked, names: NO_NAMES, decide }))
  )
    return { call: { intent: 'reject', params: {} }, rule: 'no' }
  if (decision.type !== 'unclear') {
    const isNo = decision.type === 'reject'
    return isNo
      ? { call: { intent: 'reject', params: {} }, rule: 'no' }
      : { call: again, rule: 'yes-to-a-question' }
  }
  const answer = readAnswer({ ...reply, question, complete: complete ?? same })
  if (answer) return { call: answer, rule: 'answer' }
  return undecided(reply, decision)
}
