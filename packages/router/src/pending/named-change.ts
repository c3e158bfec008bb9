import type { IntentCall, JsonValue } from '@parco/protocol'
import { fold } from '../text/fold.ts'
import { changeableSlots } from './changeable-slots.ts'
import {
  CATEGORY_NAMES,
  type ChoiceTable,
  INCOME_NAMES,
  METRIC_NAMES,
  onlyNewValue,
} from './choices.ts'
import { REPLIES } from './cues.generated.ts'
import { isComplete } from './is-complete.ts'
import { METRIC_UNITS } from './match-choice.ts'
import type { Change, ChangeInput } from './read-change.ts'
import type { Signals } from './read-signals.ts'
import type { ReadValues } from './read-values.ts'
import { PAUSE, type ReplyWords } from './reply-words.ts'

/** A change that gives words rather than, or besides, a number or a date. */
export interface NamedChangeInput extends ChangeInput {
  readonly write: IntentCall
  readonly target: number
  readonly signals: Signals
  readonly read: ReadValues
  /** Indexes of the words still to be explained. */
  readonly left: readonly number[]
}

const MAX_NAME_WORDS = 5
const OF_BILLS = ['housing', 'utilities', 'subscription', 'insurance', 'other']
const OF_BILLS_ALONE = ['utilities', 'subscription', 'insurance']
const BILL_CATEGORIES = categories((value) => OF_BILLS.includes(value))
const EXPENSE_CATEGORIES = categories((value) => !OF_BILLS_ALONE.includes(value))

function categories(isAllowed: (value: string) => boolean): ChoiceTable {
  return new Map([...CATEGORY_NAMES].filter(([value]) => isAllowed(value)))
}

/** Words that no name contains. */
const NEVER_NAMES = new Set(REPLIES.neverNames.split(',').map((word) => fold(word.trim())))

/** Reads the words left in a correction as a category, a type or a name. */
export function namedChange(input: NamedChangeInput): Change | undefined {
  const { read, target, signals, write, reply, left } = input
  if (read.impossible.length > 0 || read.conflicting.length > 0) return undefined
  const isCorrection =
    signals.isFix ||
    signals.deniesName ||
    signals.startsWithNo ||
    (signals.startsWithYes && (signals.isContrast || signals.isOrder)) ||
    signals.isWas ||
    signals.labels.length > 0
  if (!isCorrection) return undefined
  const words = left.map((index) => reply.words[index] ?? '')
  const change = typeChange(write, words) ?? nameChange(input)
  return change && { type: 'change', target, changes: { ...read.values, ...change } }
}

type Slots = Record<string, JsonValue>

/** The words as one of the values the slot knows, leaving out the current value ("lazer, não comida"). */
function typeChange(write: IntentCall, words: readonly string[]): Slots | undefined {
  const slots = changeableSlots(write)
  if (slots.category) {
    const isBill = write.intent === 'create_bill'
    const allowed = isBill ? BILL_CATEGORIES : EXPENSE_CATEGORIES
    const value = onlyNewValue(allowed, words, write.params[slots.category])
    if (value) return { [slots.category]: value }
  }
  if (slots.incomeType) {
    const value = onlyNewValue(INCOME_NAMES, words, write.params[slots.incomeType])
    if (value) return { [slots.incomeType]: value }
  }
  if (slots.metricType) {
    const value = onlyNewValue(METRIC_NAMES, words, write.params[slots.metricType])
    const unit = value && METRIC_UNITS[value]
    if (value && unit)
      return { [slots.metricType]: value, ...(unit === write.params.unit ? {} : { unit }) }
  }
  return undefined
}

function nameChange(input: NamedChangeInput): Slots | undefined {
  const { signals, write, complete, text, reply, left, readFresh } = input
  const slot = changeableSlots(write).name
  const name = slot && nameOf(reply, left, text)
  if (!slot || !name || !isIntroduced(input)) return undefined
  const fresh = readFresh(text)
  const isSure = signals.isFix || signals.startsWithNo || signals.deniesName
  if (isComplete(fresh) && (!isSure || fresh?.intent !== write.intent)) return undefined
  const value = write.intent.startsWith('create_')
    ? name.charAt(0).toUpperCase() + name.slice(1)
    : name
  const { params } = complete({ intent: write.intent, params: { [slot]: value } })
  const derived = ['category', 'type'].flatMap((key): [string, JsonValue][] => {
    const found = params[key]
    return found === undefined || write.intent === 'record_metric' || found === write.params[key]
      ? []
      : [[key, found]]
  })
  return { [slot]: value, ...Object.fromEntries(derived) }
}

/** Words a name may hold when it was asked for: "presente da minha mãe". */
export const POSSESSIVES: ReadonlySet<string> = new Set(['meu', 'minha', 'meus', 'minhas', 'my'])

/** The words as a name: one run, few, and none that no name contains. */
export function nameOf(
  reply: ReplyWords,
  left: readonly number[],
  text: string,
  allowed: ReadonlySet<string> = new Set(),
): string | undefined {
  const [first, last] = [left[0], left.at(-1)]
  if (first === undefined || last === undefined || last - first >= MAX_NAME_WORDS) return undefined
  const run = reply.words.slice(first, last + 1)
  if (
    run.includes(PAUSE) ||
    run.some(
      (word) =>
        (NEVER_NAMES.has(word) && !allowed.has(word)) || !/^['’]?[\p{L}][\p{L}'’&]*$/u.test(word),
    )
  )
    return undefined
  const [from, to] = [
    reply.tokens[reply.tokenOf[first] ?? 0],
    reply.tokens[reply.tokenOf[last] ?? 0],
  ]
  return from && to ? text.slice(from.start, to.end) : undefined
}

/** A name needs a sign before it ("foi no", "o nome é", "the") or a sure correction right before. */
function isIntroduced({ reply, left, lexicon, signals }: NamedChangeInput): boolean {
  if (signals.labels.some((label) => label === 'nome' || label === 'name')) return true
  const before = reply.words[(left[0] ?? 0) - 1]
  if (before === undefined) return false
  if (before === PAUSE) return signals.isFix
  const kinds = lexicon.match([before], 0)?.kinds
  return (
    kinds?.has('article') === true ||
    kinds?.has('was') === true ||
    signals.isFix ||
    signals.deniesName
  )
}
