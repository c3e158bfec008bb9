import type { IntentCall, JsonObject } from '@parco/protocol'
import { scanSlots } from '../slots/scan-slots.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import { fold } from '../text/fold.ts'
import { tokenize } from '../text/tokenize.ts'
import { WHOLE_REPLIES } from './cues.ts'
import { decideItems, type ItemDecision } from './decide-items.ts'
import { isComplete } from './is-complete.ts'
import { type ItemNames, itemNames } from './item-names.ts'
import { type Lexicon, lexiconOf } from './lexicon.ts'
import type { PendingInput, PendingQuestion, PendingReading, PendingWrites } from './pending.ts'
import { readAnswer } from './read-answer.ts'
import { type Change, readChange } from './read-change.ts'
import { readUnits, type UnitKind } from './read-units.ts'
import { readValues } from './read-values.ts'
import { type ReplyWords, toReplyWords } from './reply-words.ts'

/** A reply longer than this says more than a decision; it is read fresh. */
const MAX_REPLY_TOKENS = 48

/** The spans that can restate a value: a date said again is too easily part of something else. */
const AMOUNTS = new Set(['number', 'money', 'quantity', 'score'])

/** Units that by themselves say nothing about a decision. */
const SILENT: ReadonlySet<UnitKind> = new Set(['neutral', 'article', 'link', 'pause'])

/** Writes that take something back. */
const ERASING = /^(?:delete_|undo$|unmark_|forget_)/

/** Number words that in a reply point ("the second one", "um gasto") and count nothing. */
const PRONOUNS = new Set(['one', 'um', 'uma'])

interface Reply extends PendingInput {
  readonly reply: ReplyWords
  readonly spans: readonly SlotSpan[]
  readonly lexicon: Lexicon
}

/**
 * Reads a message as a reply to what is pending: approved, refused, corrected, answered, or spoken
 * of without deciding. Nothing when it is about something else. Approves only when every word of the
 * message is understood as approval. Deterministic, linear in the length of the message, never throws.
 */
export function readPending(input: PendingInput): PendingReading | undefined {
  const { text, pending, context } = input
  const tokens = tokenize(text, context.locale)
  if (tokens.length === 0 || tokens.length > MAX_REPLY_TOKENS) return undefined
  const lexicon = lexiconOf(context.locale)
  const reply: Reply = {
    ...input,
    lexicon,
    reply: toReplyWords(tokens, lexicon),
    spans: scanSlots(tokens, context).filter((span) => !PRONOUNS.has(span.text)),
  }
  return pending.kind === 'writes' ? replyToWrites(reply, pending) : replyToQuestion(reply, pending)
}

function replyToWrites(reply: Reply, { writes }: PendingWrites): PendingReading | undefined {
  if (writes.length === 0) return undefined
  const names = itemNames(writes, reply.lexicon)
  const decision = readDecision(reply, writes, names)
  if (decision.type !== 'unclear') return toReading(decision, writes.length)
  const change = readChange({ ...reply, writes, names, complete: reply.complete ?? same })
  if (change) return changeReading(change, writes)
  return undecided(reply, decision.hasCue)
}

type Decision =
  | Exclude<ItemDecision, { type: 'unclear' }>
  | { readonly type: 'unclear'; readonly hasCue: boolean }

function readDecision(reply: Reply, writes: readonly IntentCall[], names: ItemNames): Decision {
  const whole = wholeReply(reply.text)
  const all = writes.map((_, position) => position)
  if (whole) return { type: whole, items: all }
  const restated = restatedSpans(reply, writes)
  const { status, units } = readUnits({
    reply: reply.reply,
    lexicon: reply.lexicon,
    names,
    restated,
    count: writes.length,
    isErasing: areErasing(writes),
  })
  const hasCue = status === 'doubt' || units.some(({ kind }) => !SILENT.has(kind))
  if (status !== 'understood') return { type: 'unclear', hasCue }
  const decision = decideItems(units, writes.length)
  return decision.type === 'unclear' ? { ...decision, hasCue } : decision
}

function areErasing(writes: readonly IntentCall[]): boolean | undefined {
  const erasing = writes.filter(({ intent }) => ERASING.test(intent)).length
  return erasing === writes.length ? true : erasing === 0 ? false : undefined
}

function wholeReply(text: string): 'confirm' | 'reject' | undefined {
  const said = text
    .trim()
    .replace(/\s*(?:\.|!+)$/u, '')
    .toLowerCase()
  const isIn = (list: string) =>
    list
      .split(',')
      .some((word) => word.trim() === said || (said !== 'e' && fold(word.trim()) === said))
  if (isIn(WHOLE_REPLIES.yes)) return 'confirm'
  return isIn(WHOLE_REPLIES.no) ? 'reject' : undefined
}

/** The spans that repeat a value of exactly one write, as it is: "sim, 50", "o de 23". */
function restatedSpans(
  { spans, context }: Reply,
  writes: readonly IntentCall[],
): { span: SlotSpan; position: number }[] {
  const amounts = spans.filter(({ type }) => AMOUNTS.has(type))
  return amounts.flatMap((span) => {
    const fitting = writes.flatMap((write, position) =>
      readValues(write, [span], context).restated.length > 0 ? [position] : [],
    )
    const [position, second] = fitting
    return position === undefined || second !== undefined ? [] : [{ span, position }]
  })
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

/** A reply that touches the decision without taking it leaves everything open, unless it asks for something. */
function undecided({ text, readFresh }: Reply, hasCue: boolean): PendingReading | undefined {
  if (!hasCue) return undefined
  const fresh = readFresh(text)
  return isComplete(fresh) || fresh?.intent === 'clarify'
    ? undefined
    : { call: NONE, rule: 'hedge' }
}

function replyToQuestion(reply: Reply, question: PendingQuestion): PendingReading | undefined {
  const { lexicon, complete } = reply
  const decision = readDecision(
    { ...reply, spans: [] },
    [question.candidate],
    itemNames([], lexicon),
  )
  const again: IntentCall = {
    intent: 'clarify',
    params: {
      missing: [...question.missing],
      candidate: { intent: question.candidate.intent, params: question.candidate.params },
    },
  }
  if (decision.type !== 'unclear') {
    const isNo = decision.type === 'reject'
    return isNo
      ? { call: { intent: 'reject', params: {} }, rule: 'no' }
      : { call: again, rule: 'yes-to-a-question' }
  }
  const answer = readAnswer({ ...reply, question, complete: complete ?? same })
  if (answer) return { call: answer, rule: 'answer' }
  return undecided(reply, decision.hasCue)
}
