import type { IntentCall, JsonValue } from '@parco/protocol'
import type { SlotContext, SlotSpan } from '../slots/slot-span.ts'
import { fold } from '../text/fold.ts'
import { wordOf } from '../text/token.ts'
import { changeableSlots, metricTypeOf } from './changeable-slots.ts'
import { isComplete } from './is-complete.ts'
import { itemNames } from './item-names.ts'
import type { Lexicon } from './lexicon.ts'
import { matchChoice } from './match-choice.ts'
import { nameOf, POSSESSIVES } from './named-change.ts'
import type { PendingQuestion } from './pending.ts'
import { readMetricValue } from './read-metric-value.ts'
import { readPlanAnswer } from './read-plan-answer.ts'
import { readSignals } from './read-signals.ts'
import { readValues } from './read-values.ts'
import type { ReplyWords } from './reply-words.ts'

/** What the reader of answers needs. */
export interface AnswerInput {
  readonly text: string
  readonly question: PendingQuestion
  readonly reply: ReplyWords
  readonly spans: readonly SlotSpan[]
  readonly lexicon: Lexicon
  readonly context: SlotContext
  readonly readFresh: (text: string) => IntentCall | undefined
  readonly complete: (call: IntentCall) => IntentCall
}

type Slots = Record<string, JsonValue>

/** Slots that hold the user's own words. */
const TEXT_SLOTS = new Set([
  'name',
  'title',
  'billRef',
  'debtRef',
  'habitRef',
  'goalRef',
  'personRef',
  'investmentRef',
  'creditor',
  'content',
  'query',
  'topic',
])
const AMOUNT_SLOTS = new Set([
  'actualAmount',
  'budgetedAmount',
  'amount',
  'totalAmount',
  'installmentAmount',
  'value',
  'targetValue',
  'currentValue',
])

/**
 * Reads a reply as the answer to a question: the candidate with what was said, complete or asking
 * for less. Nothing when the reply is a request of its own or answers something else.
 */
export function readAnswer(input: AnswerInput): IntentCall | undefined {
  const planned = readPlanAnswer(
    input.question,
    input.reply.tokens.map(wordOf),
    input.spans,
    input.context,
  )
  if (planned) return finish(input, planned)
  const fresh = input.readFresh(input.text)
  if (fresh && isComplete(fresh)) {
    const said = sameRequest(input, fresh)
    return said && finish(input, said)
  }
  const said = saidSlots(input)
  if (said === 'impossible') return finish(input, {})
  return said && Object.keys(said).length > 0 ? finish(input, said) : undefined
}

/** A whole request in answer ("50 no mercado") counts when it agrees with what is known already. */
function sameRequest({ question, spans }: AnswerInput, fresh: IntentCall): Slots | undefined {
  const { candidate, missing } = question
  if (fresh.intent !== candidate.intent) return undefined
  if (!missing.some((slot) => fresh.params[slot] !== undefined)) return undefined
  const { date } = changeableSlots(candidate)
  const hasDate = spans.some(({ type }) => type === 'date' || type === 'moment')
  const said: Slots = {}
  for (const [slot, value] of Object.entries(fresh.params)) {
    if (slot === date && !hasDate && candidate.params[slot] !== undefined) continue
    const known = candidate.params[slot]
    if (known !== undefined && slot !== date && !missing.includes(slot) && !agrees(known, value))
      return undefined
    said[slot] = value
  }
  return said
}

function agrees(known: JsonValue, said: JsonValue): boolean {
  if (typeof known !== 'string' || typeof said !== 'string')
    return JSON.stringify(known) === JSON.stringify(said)
  const [one, other] = [fold(known), fold(said)]
  return one.includes(other) || other.includes(one)
}

/** The slots a reply gives: values first, then the words left as a choice or a name. */
function saidSlots(input: AnswerInput): Slots | 'impossible' | undefined {
  const { question, reply, spans, lexicon, context } = input
  const { candidate, missing } = question
  const names = itemNames([candidate], lexicon)
  const signals = readSignals({ reply, spans, lexicon, names, writes: [candidate], isAnswer: true })
  if (signals === undefined) return undefined
  const usable = missing.join().includes('Day') ? spans.map(toDueDay(missing)) : spans
  const open: IntentCall = { intent: candidate.intent, params: without(candidate.params, missing) }
  const read = readValues(open, usable, context)
  if (read.impossible.length > 0 || read.conflicting.length > 0)
    return signals.hasVerb && isOfElse(input) ? undefined : 'impossible'
  const said: Slots = { ...read.values }
  const known = Object.keys(said).filter(
    (slot) => candidate.params[slot] !== undefined && !missing.includes(slot),
  )
  if (known.some((slot) => AMOUNT_SLOTS.has(slot)) && !signals.isFix) return undefined
  const left = signals.leftover(read.spans)
  if (left.length === 0) return said
  const words = left.map((index) => reply.words[index] ?? '')
  const choice = matchChoice(open, words, { ...open.params, ...said }, missing)
  if (choice) return { ...said, ...choice }
  const slot = missing.find((each) => TEXT_SLOTS.has(each) && said[each] === undefined)
  const name = slot && nameOf(reply, left, input.text, POSSESSIVES)
  if (!slot || !name) return undefined
  const isTitle = slot === 'name' || slot === 'title'
  return { ...said, [slot]: isTitle ? name.charAt(0).toUpperCase() + name.slice(1) : name }
}

/** Whether a statement that cannot be as it stands is about something else: "gastei -50" is no day. */
function isOfElse({ question, text, readFresh }: AnswerInput): boolean {
  const fresh = readFresh(text)
  const missing = fresh?.params.missing
  if (!Array.isArray(missing)) return fresh?.intent === 'none'
  return !question.missing.some((slot) => missing.includes(slot))
}

function without(params: IntentCall['params'], missing: readonly string[]): Slots {
  return Object.fromEntries(Object.entries(params).filter(([slot]) => !missing.includes(slot)))
}

/** Asked for a due day and for no amount, a bare "12" is the day. */
function toDueDay(missing: readonly string[]): (span: SlotSpan) => SlotSpan {
  return (span) => {
    if (span.type !== 'number' || missing.some((slot) => AMOUNT_SLOTS.has(slot))) return span
    const isDay = Number.isInteger(span.value) && span.value >= 1 && span.value <= 31
    return isDay
      ? { ...span, type: 'dueDay' }
      : { ...span, type: 'dueDay', invalid: 'out-of-range' }
  }
}

/** Merges the answer; what is still unknown, or cannot be, is asked again. */
function finish({ question, complete }: AnswerInput, said: Slots): IntentCall {
  const { candidate, missing } = question
  const merged = complete({ intent: candidate.intent, params: { ...candidate.params, ...said } })
  const isOutOfRange = metricOutOfRange(merged)
  const params = isOutOfRange ? without(merged.params, ['value']) : merged.params
  const left = missing.filter((slot) => params[slot] === undefined)
  const asked = isOutOfRange && !left.includes('value') ? [...left, 'value'] : left
  if (asked.length === 0) return { intent: candidate.intent, params }
  return {
    intent: 'clarify',
    params: { missing: asked, candidate: { intent: candidate.intent, params } },
  }
}

function metricOutOfRange(call: IntentCall): boolean {
  const type = metricTypeOf(call)
  const { value } = call.params
  if (type === undefined || typeof value !== 'number') return false
  const span: SlotSpan = { type: 'number', from: 0, to: 1, value, text: '' }
  return type !== 'water'
    ? readMetricValue(type, span, value).status === 'out-of-range'
    : value < 1 || value > 10_000
}
