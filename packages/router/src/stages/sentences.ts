import type {
  ClauseReading,
  NoneReading,
  ReadCall,
  ReadingInput,
} from '../clauses/clause-reading.ts'
import { cutPoints } from '../clauses/cut-points.ts'
import { type Clause, spansIn, wordsOf } from '../clauses/message.ts'
import { type Segmentation, segment } from '../clauses/segment.ts'
import {
  concernsRecords,
  countRecordVerbs,
  gatesIn,
  isAboutOthers,
  messageGatesIn,
} from '../gates/gate-clause.ts'
import { isKeptOut } from '../gates/kept-out.ts'
import { hasQuotedStatement } from '../gates/quotes.ts'
import type { RoutedCall } from '../router-types.ts'
import { askedOnce, shareStretch } from './asked-beside.ts'
import type { BuiltCall } from './calls/call-builder.ts'
import { withoutFeelings } from './feelings-beside.ts'
import { mayHoldMore } from './may-hold-more.ts'
import { shareContext, withDetails } from './shared-context.ts'
import { withoutTick } from './without-tick.ts'
import { SENTENCES as WORDS } from './words.generated.ts'

/** What the sentences make of a message. */
export interface SentenceDecision extends RoutedCall {
  readonly confidence: number
  readonly reason?: string
  readonly explanation?: readonly string[]
  /** Whether it rests on words that no sentence, lexicon or user knows: more may be meant by them. */
  readonly isLoose?: boolean
  /** Whether it is silent because of a word that turns statements. */
  readonly isByGate?: boolean
}

/** Reads a message by its sentences alone; nothing when they do not explain all of it. */
export function decideBySentences(input: ReadingInput): SentenceDecision | undefined {
  const { message, language } = input
  const whole: Clause = { message, from: 0, to: message.items.length }
  const result = segment(input)
  const hits = messageGatesIn(language.speech, whole)
  const isQuoted = hasQuotedStatement(message, language.speech)
  if (hits.length > 0 || isQuoted) {
    const frames = hits.map((hit) => hit.gate)
    if (isQuoted) frames.push('quoted')
    const isAlmostAll = hits.some(({ gate, from }) => gate === 'almost' && isOpening(input, from))
    const barring = isAlmostAll
      ? 'almost'
      : (frames.find((frame) => frame === 'takenBack') ??
        frames.find((frame) => !isFrameAllowed(result?.readings, frame)))
    if (barring !== undefined) {
      const isNothing = isKeptOut(barring) || concernsRecords(language.speech, whole)
      return isNothing && !mayAsk(input, barring) ? nothing(frames[0] ?? barring) : undefined
    }
  }
  if (result === undefined) return undefined
  const { readings } = result
  const [only] = readings
  // Most messages say one thing: nothing stands beside it that could change what it means.
  const decision =
    only && readings.length === 1 ? decideOne(only, input) : decideSeveral(result, input)
  if (decision?.intent !== 'none' || decision.reason === 'question') return decision
  const isGated = readings.some((one) => one.kind === 'none' && one.isByGate)
  return isGated && holdsRecord(input) ? undefined : decision
}

const COUNTED: ReadonlySet<string> = new Set(['money', 'quantity', 'bloodPressure'])

/** "não fui de carro, peguei um 99 de 17 reais": a gate makes nothing of a record told beside it. */
function holdsRecord({ message, language: { speech } }: ReadingInput): boolean {
  let from = 0
  return cutPoints(message, speech).some(({ at, isLoose }) => {
    if (isLoose || (from === 0 && at === message.items.length)) return false
    const part: Clause = { message, from, to: at }
    from = at
    return (
      !isAboutOthers(speech, part) &&
      spansIn(part).some(({ type }) => COUNTED.has(type)) &&
      countRecordVerbs(speech, part) > 0 &&
      gatesIn(speech, part).length === 0
    )
  })
}

function decideOne(reading: ClauseReading, input: ReadingInput): SentenceDecision | undefined {
  switch (reading.kind) {
    case 'call':
      return decideCall(toRouted(reading.call), reading.call, reading)
    case 'none':
      return decideNothing(reading, input)
    case 'model':
      return OUTSIDE_SENTENCES
    default:
      // Only a remark: nothing was asked for, and nothing tells what a model would make of it.
      return undefined
  }
}

function decideSeveral(said: Segmentation, input: ReadingInput): SentenceDecision | undefined {
  if (asksOnward(said)) return undefined
  return combine(withoutFeelings(withoutTick(said.readings)), input)
}

/**
 * "when was the last time I paid rent": with nothing between them, a statement behind words that ask
 * is what is asked about.
 */
function asksOnward({ readings, clauses }: Segmentation): boolean {
  return readings.some((reading, at) => {
    const [clause, next] = [clauses[at], clauses[at + 1]]
    const following = readings[at + 1]
    if (reading.kind !== 'none' || following?.kind !== 'call' || !following.isWrite) return false
    if (clause === undefined || next === undefined || clause.to !== next.from) return false
    const words = wordsOf(clause)
    const isAsking = WORDS.openingQuestion.has(words[0] ?? '') && words[1] !== 'a'
    return isAsking && /^\p{L}/u.test(words.at(-1) ?? '')
  })
}

/** "quase que dormi 7 horas" did not happen, whatever a sentence lets pass before an amount. */
function isOpening({ message, language }: ReadingInput, at: number): boolean {
  if (!WORDS.almost.has(message.items[at]?.word ?? '')) return false
  // "almost forgot the rent, but I paid it": what nearly failed was done.
  if (WORDS.failed.has(message.items[at + 1]?.word ?? '')) return false
  const before = message.items.slice(0, at)
  return before.every(({ kind, word }) => kind !== 'word' || language.speech.fillers.has(word))
}

/** "se eu gastar 500, fecho no azul?" may ask for one's own figures; "quase comprei, mas gastei 30" may record. */
function mayAsk(input: ReadingInput, frame: string): boolean {
  const { items } = input.message
  const { verbs } = input.language.speech
  const isAsked =
    items.at(-1)?.word === '?' && items.some(({ word }) => verbs.get(word)?.field === 'money')
  return frame === 'hypothetical' && isAsked
}

/** A frame over the whole message leaves only what reads, or a sentence made for that frame. */
function isFrameAllowed(readings: readonly ClauseReading[] | undefined, frame: string): boolean {
  if (readings === undefined) return false
  return readings.every(
    (one) =>
      one.kind === 'comment' ||
      (one.kind === 'call' && one.allows.includes(frame)) ||
      (frame === 'hypothetical' && one.kind === 'call' && !one.isWrite),
  )
}

const OUTSIDE_SENTENCES: SentenceDecision = {
  intent: 'model',
  params: {},
  confidence: 0.9,
  reason: 'outside-sentences',
}

/** One call that is asked for, as it is routed and as it was built and read. */
function decideCall(
  { intent, params }: RoutedCall,
  { reason }: BuiltCall,
  { template, isLoose }: ReadCall,
): SentenceDecision {
  const decided = { intent, params, confidence: 0.97, explanation: [template], isLoose }
  return reason ? { ...decided, reason } : decided
}

function decideNothing(none: NoneReading, input: ReadingInput): SentenceDecision {
  const { reason, isByGate } = none
  return { ...nothing(reason), isLoose: mayHoldMore(none, input), isByGate }
}

const nothing = (reason: string): SentenceDecision => ({
  intent: 'none',
  params: {},
  confidence: 0.95,
  reason,
})

function combine(
  readings: readonly ClauseReading[],
  input: ReadingInput,
): SentenceDecision | undefined {
  if (readings.some((one) => one.kind === 'model')) return OUTSIDE_SENTENCES
  const calls = readings.filter((one) => one.kind === 'call')
  const gate = gateBehindExpense(readings)
  if (gate !== undefined) return gate === 'others' ? nothing(gate) : undefined
  if (isUndoneAtOnce(calls) || hasSharedAmount(readings)) return undefined
  // "bebi 500 ml e corri 20 min?": what is asked beside a call is asked of something unread.
  const isMoreAsked = readings.some(
    (one) => one.kind === 'none' && one.isByGate && one.reason === 'question',
  )
  if (isMoreAsked && calls.length > 0) return undefined
  if (calls.length === 0) {
    const none = readings.find((one) => one.kind === 'none')
    return none && decideNothing(none, input)
  }
  // "gastos do fds: cinema 60, jantar 140": the day that is open for one is open for all.
  const isDayOpen = calls.some(({ call }) => call.reason === 'unclear-date')
  if (isDayOpen && calls.length > 1) return undefined
  const explanation = calls.map((one) => one.template)
  const built = shareStretch(shareContext(withDetails(readings), calls))
  const routed = askedOnce(built.map(toRouted), calls)
  const [first] = routed
  const [call] = built
  const [reading] = calls
  if (routed.length === 1 && first && call && reading)
    return { ...decideCall(first, call, reading), explanation }
  return { intent: 'multi', params: { actions: routed }, confidence: 0.95, explanation }
}

/** "gastei 40 no bar, cancela isso": what is taken back in the breath in which it is said was never to stay. */
function isUndoneAtOnce(calls: readonly ReadCall[]): boolean {
  const undo = calls.findIndex(
    ({ call }) => call.intent === 'undo' && Object.keys(call.params).length === 0,
  )
  return calls.slice(0, Math.max(0, undo)).some(({ isWrite }) => isWrite)
}

/**
 * What a gate holds behind an expense told without a deed: "a conta do bar deu 300, o Leo pagou" is theirs
 * who paid, and "o lanche foi 30, mas não paguei" may be nobody's.
 */
function gateBehindExpense(readings: readonly ClauseReading[]): string | undefined {
  for (const [index, one] of readings.entries()) {
    const before = readings[index - 1]
    if (one.kind !== 'none' || !(one.isByGate || one.reason === 'others')) continue
    if (before?.kind !== 'call' || before.hasVerb) continue
    if (before.call.intent === 'create_expense') return one.reason
  }
  return undefined
}

/** "paguei a luz e o gás, deu 90": what is said behind several bills may have paid all of them. */
function hasSharedAmount(readings: readonly ClauseReading[]): boolean {
  const isPaid = (one: ClauseReading | undefined) =>
    one?.kind === 'call' && one.call.intent === 'mark_bill_paid'
  const amountOf = (one: ClauseReading | undefined) =>
    one?.kind === 'call' ? one.call.params.amount : one?.kind === 'comment' ? one.amount : undefined
  return readings.some((one, index) => {
    const before = readings[index - 1]
    if (amountOf(one) === undefined || !isPaid(before) || amountOf(before) !== undefined)
      return false
    return isPaid(one) || isPaid(readings[index - 2])
  })
}

/** A call with something missing becomes the question for it, keeping what is known. */
function toRouted(call: BuiltCall): RoutedCall {
  const { intent, params, missing } = call
  return missing.length === 0
    ? { intent, params }
    : { intent: 'clarify', params: { missing, candidate: { intent, params } } }
}
