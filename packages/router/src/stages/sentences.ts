import type { ClauseReading, Comment, ReadingInput } from '../clauses/clause-reading.ts'
import { type Clause, wordsOf } from '../clauses/message.ts'
import { type Segmentation, segment } from '../clauses/segment.ts'
import { concernsRecords, messageGatesIn } from '../gates/gate-clause.ts'
import { hasQuotedStatement } from '../gates/quotes.ts'
import type { RoutedCall } from '../router-types.ts'
import { askedOnce, shareStretch } from './asked-beside.ts'
import type { BuiltCall } from './calls/call-builder.ts'
import { holdsRequest } from './holds-request.ts'
import { isTakenBack, isUndoneAtOnce, isUndoneByName } from './is-taken-back.ts'
import { mayHoldMore } from './may-hold-more.ts'
import { hasSharedAmount } from './shared-amount.ts'

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
  const frames = hits.map((hit) => hit.gate)
  if (hasQuotedStatement(message, language.speech)) frames.push('quoted')
  const isAlmostAll = hits.some(({ gate, from }) => gate === 'almost' && isOpening(input, from))
  const barring = isAlmostAll
    ? 'almost'
    : frames.find((frame) => !isFrameAllowed(result?.readings, frame))
  if (barring !== undefined) {
    const isNothing = barring === 'optOut' || concernsRecords(language.speech, whole)
    return isNothing && !mayAsk(input, barring) ? nothing(frames[0] ?? barring) : undefined
  }
  if (result && (opensWithMistake(input, result) || isTakenBack(result))) return undefined
  if (result && (hasSharedAmount(result, input) || losesDay(result) || asksOnward(result)))
    return undefined
  const decision = result && combine(result.readings, input)
  const isGated =
    decision?.reason !== 'question' &&
    result?.readings.some((one) => one.kind === 'none' && one.isByGate) === true
  return isGated && decision?.intent === 'none' && holdsRequest(input) ? undefined : decision
}

/** "lancei errado, gastei 50 no mercado" corrects what stands already: nothing new is recorded. */
function opensWithMistake(
  { language }: ReadingInput,
  { readings, clauses }: Segmentation,
): boolean {
  const [opening] = clauses
  if (readings[0]?.kind !== 'comment' || opening === undefined) return false
  if (!readings.some((one) => one.kind === 'call' && one.call.intent.startsWith('create_')))
    return false
  return wordsOf(opening).some((word) => language.speech.story.undoing.has(word))
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
    const isAsking = ASKING.has(words[0] ?? '') && words[1] !== 'a'
    return isAsking && /^\p{L}/u.test(words.at(-1) ?? '')
  })
}

const ASKING: ReadonlySet<string> = new Set(
  'when what which who where how why quando qual quais quem onde quanto quantos quantas como'.split(
    ' ',
  ),
)

/** "bought a fan for 40, it broke on Monday": a day told of the very thing may be that of the record. */
function losesDay({ readings, clauses }: Segmentation): boolean {
  return readings.some((reading, at) => {
    const before = readings[at - 1]
    if (reading.kind !== 'story' || reading.date === undefined) return false
    if (before?.kind !== 'call' || before.saidDate !== undefined || !before.isWrite) return false
    const [opening] = clauses[at] ? wordsOf(clauses[at]) : []
    return ITSELF.has(opening ?? '')
  })
}

const ITSELF: ReadonlySet<string> = new Set(['it', 'that', 'which', 'ele', 'ela', 'isso'])

/** "quase que dormi 7 horas" did not happen, whatever a sentence lets pass before an amount. */
function isOpening({ message, language }: ReadingInput, at: number): boolean {
  if (!ALMOST.has(message.items[at]?.word ?? '')) return false
  // "almost forgot the rent, but I paid it": what nearly failed was done.
  if (FAILED.has(message.items[at + 1]?.word ?? '')) return false
  const before = message.items.slice(0, at)
  return before.every(({ kind, word }) => kind !== 'word' || language.speech.fillers.has(word))
}

const ALMOST: ReadonlySet<string> = new Set(['quase', 'almost', 'nearly'])
const FAILED: ReadonlySet<string> = new Set(['forgot', 'missed', 'esqueci', 'perdi'])

/** "se eu gastar 500, fecho no azul?" may ask for one's own figures; "quase comprei, mas gastei 30" may record. */
function mayAsk(input: ReadingInput, frame: string): boolean {
  const { items } = input.message
  const { verbs } = input.language.speech
  if (frame === 'hypothetical')
    return (
      items.at(-1)?.word === '?' && items.some(({ word }) => verbs.get(word)?.field === 'money')
    )
  return frame === 'almost' && holdsRequest(input)
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
  if (readings.some((one) => one.kind === 'model')) {
    return { intent: 'model', params: {}, confidence: 0.9, reason: 'outside-sentences' }
  }
  const calls = readings.filter((one) => one.kind === 'call')
  // What a call still lacks may be told in the story beside it.
  const isToldInPart = readings.some((one) => one.kind === 'story')
  if (isToldInPart && calls.some(({ call }) => call.missing.length > 0)) return undefined
  if (isPaidByOthers(readings)) return nothing('others')
  if (isUndoneByName(readings) || isUndoneAtOnce(readings)) return undefined
  // "bebi 500 ml e corri 20 min?": what is asked beside a call is asked of something unread.
  const isMoreAsked = readings.some(
    (one) => one.kind === 'none' && one.isByGate && one.reason === 'question',
  )
  if (isMoreAsked && calls.length > 0) return undefined
  if (calls.length === 0) {
    const none = readings.find((one) => one.kind === 'none')
    // Only comments: nothing was asked for, and nothing tells what a model would make of it.
    return (
      none && {
        ...nothing(none.reason),
        isLoose: mayHoldMore(none, input),
        isByGate: none.isByGate,
      }
    )
  }
  // "gastos do fds: cinema 60, jantar 140": the day that is open for one is open for all.
  const isDayOpen = calls.some(({ call }) => call.reason === 'unclear-date')
  if (isDayOpen && calls.length > 1) return undefined
  const explanation = calls.map((one) => one.template)
  const built = shareStretch(shareContext(withDetails(readings), calls))
  const routed = askedOnce(built.map(toRouted), calls)
  const [first] = routed
  if (routed.length === 1 && first) {
    const reason = built[0]?.reason
    const isLoose = calls[0]?.isLoose === true
    return { ...first, confidence: 0.97, explanation, isLoose, ...(reason ? { reason } : {}) }
  }
  return { intent: 'multi', params: { actions: routed }, confidence: 0.95, explanation }
}

/** "a conta do bar deu 300, o Leo pagou": what is told without a person of its own is theirs who paid. */
function isPaidByOthers(readings: readonly ClauseReading[]): boolean {
  return readings.some((one, index) => {
    const before = readings[index - 1]
    return (
      one.kind === 'none' &&
      one.reason === 'others' &&
      before?.kind === 'call' &&
      !before.hasVerb &&
      before.call.intent === 'create_expense'
    )
  })
}

/** A call with something missing becomes the question for it, keeping what is known. */
function toRouted(call: BuiltCall): RoutedCall {
  const { intent, params, missing } = call
  return missing.length === 0
    ? { intent, params }
    : { intent: 'clarify', params: { missing, candidate: { intent, params } } }
}

type CallReading = Extract<ClauseReading, { kind: 'call' }>

/**
 * Lets a clause take the day or the way to pay from its neighbours: a day said first holds for all
 * that follows; one said last holds for the clauses before it that have no verb of their own between.
 */
function shareContext(calls: readonly BuiltCall[], readings: readonly CallReading[]): BuiltCall[] {
  const isFiled = (one: CallReading) =>
    one.saidDate !== undefined && ('date' in one.call.params || 'paidDate' in one.call.params)
  const dated = readings.findIndex(isFiled)
  const saidDate = readings[dated]?.saidDate
  const isOnlyDate = readings.filter(isFiled).length === 1
  return calls.map((call, index) => {
    if (saidDate === undefined || !isOnlyDate || index === dated) return call
    const isCarried =
      index > dated
        ? isDateFirst(readings, dated) ||
          !readings[index]?.hasVerb ||
          isSameOccasion(readings, index)
        : isOneRun(readings, index, dated)
    const slot = 'date' in call.params ? 'date' : 'paidDate' in call.params ? 'paidDate' : undefined
    return isCarried && slot ? { ...call, params: { ...call.params, [slot]: saidDate } } : call
  })
}

const isDateFirst = (readings: readonly CallReading[], dated: number): boolean =>
  readings[dated]?.isDateFirst ?? false

/** "jantei com a Lu ontem, gastei 130 no bar": what was spent right after a meeting was spent there. */
const isSameOccasion = (readings: readonly CallReading[], index: number): boolean => {
  const before = readings[index - 1]?.call
  return (
    before?.intent === 'log_interaction' &&
    before.params.type === 'meeting' &&
    before.params.date !== undefined &&
    readings[index]?.call.intent === 'create_expense'
  )
}

/** Whether the clauses after `from` up to `to` all lean on it, having no verb of their own. */
function isOneRun(readings: readonly CallReading[], from: number, to: number): boolean {
  return readings.slice(from + 1, to + 1).every((one) => !one.hasVerb)
}

/**
 * Gives each call what a comment adds: "gastei 50 no mercado, foi ontem no pix"; one that opens the
 * message ("faz 3 dias que …") holds for all that follows.
 */
function withDetails(readings: readonly ClauseReading[]): BuiltCall[] {
  const calls: BuiltCall[] = []
  let opening: Comment | undefined
  for (const reading of readings) {
    const last = calls.at(-1)
    if (reading.kind === 'call') {
      const { paidForAll: paymentMethod } = reading
      if (paymentMethod)
        calls.splice(0, calls.length, ...calls.map((one) => paid(one, paymentMethod)))
      const { saidDate } = reading
      const isDated = saidDate !== undefined
      if (last && isDated && isSamePayment(last, reading)) {
        calls[calls.length - 1] = detailed(last, { date: saidDate })
        continue
      }
      calls.push(opening && !isDated ? detailed(reading.call, opening) : reading.call)
    } else if (reading.kind === 'comment' && last) {
      const from = reading.isForAll ? 0 : calls.length - 1
      for (let at = from; at < calls.length; at++) calls[at] = detailed(calls[at] ?? last, reading)
    } else if (isDay(reading)) opening = { kind: 'comment', date: reading.date }
  }
  return calls
}

/** "marca a água como paga, quitei dia 10": a payment of nothing else says when the bill before was paid. */
const isSamePayment = (last: BuiltCall, { call }: CallReading): boolean =>
  call.intent === 'mark_bill_paid' &&
  last.intent === 'mark_bill_paid' &&
  call.missing.includes('billRef') &&
  last.params.billRef !== undefined &&
  call.params.amount === undefined

/** Words before any call that say the day: "faz 3 dias que …", "sábado fomos ao parque, …". */
function isDay(reading: ClauseReading): reading is Told & { readonly date: string } {
  return reading.kind !== 'call' && reading.kind !== 'model' && reading.date !== undefined
}

type Told = Exclude<ClauseReading, { readonly kind: 'call' | 'model' }>

function paid(call: BuiltCall, paymentMethod: string): BuiltCall {
  return call.params.paymentMethod === undefined ? detailed(call, { paymentMethod }) : call
}

function detailed(
  call: BuiltCall,
  { date, paymentMethod, amount, monthYear }: Omit<Comment, 'kind'>,
): BuiltCall {
  const slot = 'date' in call.params ? 'date' : 'paidDate' in call.params ? 'paidDate' : undefined
  const isBill = call.intent === 'mark_bill_paid'
  return {
    ...call,
    params: {
      ...call.params,
      ...(date !== undefined && slot ? { [slot]: date } : {}),
      ...(paymentMethod !== undefined && call.intent === 'create_expense' ? { paymentMethod } : {}),
      ...(amount !== undefined && isBill ? { amount } : {}),
      ...(monthYear !== undefined && isBill ? { monthYear } : {}),
    },
  }
}
