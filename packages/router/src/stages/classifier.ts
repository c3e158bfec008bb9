import { classifierInputOf, toClassifierInput } from '../classifier/classifier-input.ts'
import type { ClassifierInput } from '../classifier/classifier-types.ts'
import type { ReadingInput } from '../clauses/clause-reading.ts'
import type { RoutedCall } from '../router-types.ts'
import { asksForMore, bearsOut, isOrdered } from './bears-out.ts'
import { fillCall, isExplained } from './fill-call.ts'
import type { IntentCandidate } from './intent-reader.ts'
import { isTelling } from './is-telling.ts'
import { lacksVoucher } from './lacks-voucher.ts'
import type { ReceivedMessage } from './received-message.ts'
import {
  holdsOtherNumber,
  losesMeasurement,
  numbersIn,
  recordsEveryValue,
} from './values-recorded.ts'

/** The intent that a classifier finds likeliest for a message. */
export interface Classification {
  readonly intent: string
  /** How likely it is right, from 0 to 1. */
  readonly confidence: number
  /** Whether it is likely enough to act on: more is asked of an intent that writes. */
  readonly isSure: boolean
  /** Whether it is where the words bear it out by themselves; so is whatever is sure. */
  readonly isLikely: boolean
  readonly isWrite: boolean
  /** Whether the message asks for something, surely enough to doubt that it asks for nothing; unsaid, nothing is doubted. */
  readonly asksSomething?: boolean
}

/** Chooses an intent for what no sentence explains. Deterministic for a given training set. */
export interface Classifier {
  /** Nothing when it knows no intent at all. */
  classify(input: ClassifierInput): Classification | undefined
  /**
   * The same, and nothing either where a first look, in a fraction of the time, finds the given intent
   * so likely that `classify` would be sure of no other. Without it `classify` is asked about everything.
   */
  classifyUnless?(input: ClassifierInput, intent: string): Classification | undefined
  /** The likeliest intents, the likeliest first, five at most, however unsure. */
  candidates(input: ClassifierInput): readonly IntentCandidate[]
}

/** A call that the classifier chose and code filled. */
export interface ClassifiedDecision extends RoutedCall {
  readonly confidence: number
}

/** What a classifier finds likely. */
export interface ClassifierOpinion {
  readonly intent: string
  readonly isSure: boolean
  readonly isLikely: boolean
  readonly isWrite: boolean
  readonly asksSomething: boolean
  /** The decision to act on; nothing when it is not likely, or code finds that the words cannot mean it, or not all of it. */
  decide(): ClassifiedDecision | undefined
}

/**
 * What the classifier makes of a message; nothing when it neither finds an intent likely nor anything
 * asked for at all, or nothing but the intent at stake, which sentences found.
 */
export function askClassifier(
  classifier: Classifier,
  message: ReceivedMessage,
  atStake?: string,
): ClassifierOpinion | undefined {
  const input = inputOf(message)
  const found =
    atStake !== undefined && classifier.classifyUnless
      ? classifier.classifyUnless(input, atStake)
      : classifier.classify(input)
  if (found === undefined) return undefined
  const { intent, confidence, isSure, isLikely, isWrite, asksSomething = false } = found
  const mayDecide = isLikely || confidence >= LEAST_CONFIDENCE
  if (!mayDecide && !asksSomething) return undefined
  const decide = () => (mayDecide ? decideAs(found, message.input()) : undefined)
  return { intent, isSure, isLikely, isWrite, asksSomething, decide }
}

/** Below it nothing is found likely, whatever the words are. */
const LEAST_CONFIDENCE = 0.5

/** What was found of a message on the way to its sentences; one too long for them is read for the classifier alone. */
function inputOf(message: ReceivedMessage): ClassifierInput {
  const input = message.input()
  return input
    ? classifierInputOf(input.message)
    : toClassifierInput(message.text, message.guess.locale)
}

/** What the classifier chose, in the words that it was chosen for. */
interface Chosen extends Classification {
  readonly input: ReadingInput
}

/** The same with what code found of it. */
interface Filled extends Chosen {
  readonly params: Readonly<Record<string, unknown>>
  readonly missing: readonly string[]
}

/** What is likely where the words ask for it or tell of it; what is not, where nothing else was said. */
const isBorneOut = ({ intent, isLikely, isWrite, input }: Chosen): boolean =>
  (isLikely && bearsOut(intent, isWrite, input)) || isExplained(intent, input)

/** What keeps a read from being answered. */
const AGAINST_READS: readonly ((filled: Filled) => boolean)[] = [
  ({ missing }) => missing.length > 0,
  ({ input }) => asksForMore(input),
  ({ input }) => isTelling(input),
  asksNothing,
]

/** What keeps a write from being recorded or asked about. */
const AGAINST_WRITES: readonly ((filled: Filled) => boolean)[] = [
  ({ input }) => lacksVoucher(input),
  ({ input, params }) => !recordsEveryValue(input.message, numbersIn(params)),
  ({ intent, input, params }) =>
    intent === 'record_metric' && losesMeasurement(input.message, numbersIn(params)),
  isRepeatedOnce,
  refersByNumber,
  isPastAsking,
]

/**
 * Decides for the intent that the classifier names, where it is sure or the words bear it out, and
 * code finds the rest: a read at once; a write only when no gate forbids it, nothing in its words
 * needs a sentence to vouch for it, and its values can mean one thing. What is missing is asked for, in
 * a write; everything else is left to whoever comes next.
 */
function decideAs(
  found: Classification,
  input: ReadingInput | undefined,
): ClassifiedDecision | undefined {
  if (input === undefined) return undefined
  const { intent, confidence, isWrite } = found
  const chosen: Chosen = { ...found, input }
  if (!chosen.isSure && !isBorneOut(chosen)) return undefined
  const filled = fillCall(intent, input)
  if (filled === undefined) return undefined
  const { params, missing } = filled
  const against = isWrite ? AGAINST_WRITES : AGAINST_READS
  if (against.some((speaksAgainst) => speaksAgainst({ ...chosen, params, missing })))
    return undefined
  if (missing.length === 0) return { intent, params, confidence }
  return { intent: 'clarify', params: { missing, candidate: { intent, params } }, confidence }
}

/** "você lembra de mim?" asks for nothing that was kept. */
function asksNothing({ intent, params }: Filled): boolean {
  return intent === 'search_knowledge' && Object.keys(params).length === 0
}

/** "300 a month goes to my mother" is nothing of one day; a plan is ordered: "set aside 300 a month". */
function isRepeatedOnce({ intent, input, params }: Filled): boolean {
  if (!ONCE.has(intent) || (params.isRecurring === true && isOrdered(input))) return false
  return input.message.spans.some(({ type }) => type === 'recurrence')
}

/** What is recorded as of one day. */
const ONCE: ReadonlySet<string> = new Set(['create_expense', 'create_income'])

/** "muda de 31 pra 50": a number that is not called money may be that of any record. */
function refersByNumber({ params: { expenseRef }, input: { message } }: Filled): boolean {
  if (typeof expenseRef !== 'object' || expenseRef === null) return false
  const keys = Object.keys(expenseRef)
  if (keys.some((key) => key !== 'actualAmount')) return false
  return !message.spans.some((span) => span.type === 'money' && span.value.isCurrencySaid)
}

/** Whether what is missing may have been said all the same: then it is not asked for. */
function isPastAsking({ missing, input, params }: Filled): boolean {
  if (missing.length === 0) return false
  if (!missing.every((slot) => ASKED_FOR.has(slot))) return true
  const isOfTerms = missing.every((slot) => TERMS.has(slot))
  return holdsOtherNumber(input.message, isOfTerms ? numbersIn(params) : NO_NUMBERS)
}

/** What only a value fills, and so was not said when none was found; a name may stand in words that nothing found. */
const ASKED_FOR: ReadonlySet<string> = new Set([
  'actualAmount',
  'amount',
  'totalAmount',
  'currentValue',
  'datetime',
  'dueDay',
  'endDate',
  'scheduledFor',
  'startMonthYear',
  'startTime',
  'value',
])

/** Of a bill or a debt whose amounts are all found these are asked for. */
const TERMS: ReadonlySet<string> = new Set(['dueDay', 'startMonthYear'])
const NO_NUMBERS: ReadonlySet<unknown> = new Set()
