import type { ReadingInput } from '../../../clauses/clause-reading.ts'
import { wordsOf } from '../../../clauses/message.ts'
import type { SlotSpan } from '../../../slots/slot-span.ts'
import { wordSet } from '../../../text/word-set.ts'
import { activityLexicon, metricNounLexicon, metricVerbLexicon } from '../../../values/lexicons.ts'
import { METRICS, type MetricType } from '../../../values/metrics.ts'
import type { Stretch } from '../../asides.ts'
import type { FoundParams, ParamFinder } from '../param-finder.ts'
import { holds, wholeOf } from '../stretches.ts'
import { CORRECTING_WORDS } from './correcting-words.ts'
import { datesBeside } from './only-said.ts'
import { FIND_ENTRY_CHANGES as WORDS } from './words.generated.ts'

/** The one thing measured that a message names, by noun, deed or activity. */
export function metricIn({ message }: ReadingInput, { from, to }: Stretch): MetricType | undefined {
  const words = wordsOf({ message, from, to })
  const types = new Set<string>()
  for (let at = 0; at < words.length; ) {
    const noun = metricNounLexicon.at(words, at) ?? metricVerbLexicon.at(words, at)
    const activity = noun ? undefined : activityLexicon.at(words, at)
    if (noun) types.add(noun.key)
    else if (activity) types.add('exercise')
    at += (noun ?? activity)?.words.length ?? 1
  }
  const [type] = types
  return types.size === 1 && type !== undefined && type in METRICS
    ? (type as MetricType)
    : undefined
}

/** What asks for a correction, or owns up to a mistake. */
const CORRECTS = wordSet(
  `${CORRECTING_WORDS} retifico retifica retifique passa passe errei errado errada engano verdade certo correto correcao foi wrong actually should meant mistake typo bump set make correction really instead not nao`,
)

/** "corrige o peso de segunda: 92,1, não 91,2", "yesterday's workout was actually 40 minutes, not 60". */
export const findMetricUpdate: ParamFinder = (input, { core }) => {
  const { message } = input
  const whole = wholeOf(message)
  if (!holds(message, whole, CORRECTS) || holds(message, whole, WORDS.others)) return undefined
  const type = metricIn(input, core)
  if (type === undefined || deniesMore(input, type)) return undefined
  const value = newValue(input, type)
  if (value === undefined) return undefined
  return entryOf(input, type, [value])
}

/** The one value that is neither denied nor where the change begins. */
function newValue(input: ReadingInput, type: MetricType): SlotSpan | undefined {
  const { message } = input
  const values = valuesFor(input, type)
  const wordAt = (at: number) => message.items[at]?.word ?? ''
  const isDenied = ({ from }: SlotSpan) =>
    [1, 2].some((back) => WORDS.instead.has(wordAt(from - back)))
  const isTowards = ({ from }: SlotSpan) =>
    [1, 2].some((back) => WORDS.towards.has(wordAt(from - back)))
  const isOld = (one: SlotSpan) =>
    WORDS.from.has(wordAt(one.from - 1)) &&
    values.some((other) => other !== one && isTowards(other))
  const [only, another] = values.filter((one) => !isDenied(one) && !isOld(one))
  if (another !== undefined || only === undefined) return undefined
  return only.invalid || only.isApproximate || only.ambiguous ? undefined : only
}

/** "não muda o peso": a denial is of the old value, right before it, or of the change itself. */
function deniesMore(input: ReadingInput, type: MetricType): boolean {
  const values = valuesFor(input, type)
  return input.message.items.some(
    ({ word }, at) =>
      WORDS.denials.has(word) && !values.some(({ from }) => from === at + 1 || from === at + 2),
  )
}

const DIMENSIONS: Readonly<Record<MetricType, string | undefined>> = {
  weight: 'mass',
  water: 'volume',
  sleep: 'duration',
  exercise: 'duration',
  mood: undefined,
  energy: undefined,
}

/** What may be a value of that kind, the longest reading at each place: quantities in its unit, else bare numbers. */
function valuesFor({ message }: ReadingInput, type: MetricType): SlotSpan[] {
  const dimension = DIMENSIONS[type]
  const isMeasure = (span: SlotSpan) =>
    span.type === 'quantity'
      ? span.value.dimension === dimension
      : span.type === 'score' && !dimension
  const others = message.spans.filter((span) =>
    ['date', 'period', 'moment', 'quantity', 'score', 'bloodPressure'].includes(span.type),
  )
  const found = message.spans.filter(
    (span) =>
      isMeasure(span) ||
      (span.type === 'number' &&
        !others.some((other) => other.from <= span.from && span.to <= other.to)),
  )
  return found.filter(
    (one) => !found.some((other) => other !== one && other.from <= one.from && other.to >= one.to),
  )
}

/** "exclua o treino de sábado", "get rid of Sunday's run". */
export const findMetricDeletion: ParamFinder = (input, { core }) => {
  const { message } = input
  const whole = wholeOf(message)
  if (!holds(message, whole, WORDS.deletes) || holds(message, whole, WORDS.others)) return undefined
  const type = metricIn(input, core)
  return type && entryOf(input, type, [])
}

function entryOf(
  input: ReadingInput,
  type: MetricType,
  values: readonly SlotSpan[],
): FoundParams | undefined {
  const whole = wholeOf(input.message)
  const dates = datesBeside(input, whole, values)
  if (dates.length > 1) return undefined
  return {
    ...whole,
    bindings: values.map((span) => ({ type: 'span', name: nameOf(span), span })),
    set: { type },
    floats: dates,
    allows: ['order', 'wish', ...(values.length > 0 ? ['negation'] : [])],
    needs: ['value'],
  }
}

const nameOf = (span: SlotSpan): string =>
  span.type === 'quantity' ? span.value.dimension : span.type
