import type { ReadingInput } from '../../../clauses/clause-reading.ts'
import type { Binding } from '../../../grammar/match.ts'
import type { SlotSpan, SlotSpanOf } from '../../../slots/slot-span.ts'
import { wordSet } from '../../../text/word-set.ts'
import { firstNameLexicon, relationLexicon } from '../../../values/lexicons.ts'
import type { MetricType } from '../../../values/metrics.ts'
import type { Stretch } from '../../asides.ts'
import { EACH } from '../../calls/amount-of-all.ts'
import type { FoundParams } from '../param-finder.ts'
import { holds } from '../stretches.ts'
import {
  datesBeside,
  explain,
  isRelative,
  type Own,
  oneQuantity,
  remarkPlaces,
} from './only-said.ts'
import { waterOfEach } from './water-of-each.ts'
import { FIND_BODY_VALUE as WORDS } from './words.generated.ts'

const span = (name: string, one: SlotSpan): Binding => ({ type: 'span', name, span: one })

/** A measurement with its value, where nothing else is said beside it. */
export function measured(
  input: ReadingInput,
  type: MetricType | 'custom',
  bindings: readonly Binding[],
  set: Readonly<Record<string, unknown>> = {},
): FoundParams | undefined {
  const { message } = input
  const whole = { from: 0, to: message.items.length }
  const taken = bindings.flatMap((one) => (one.type === 'span' ? [one.span] : []))
  const dates = datesBeside(input, whole, taken)
  if (dates.length > 1) return undefined
  return {
    ...whole,
    bindings,
    set: { type, ...set },
    floats: dates,
    despite: WORDS.readings,
    remarks: remarkPlaces(message, taken),
  }
}

/**
 * The same where the words around the value are explained; the whole message bears it out by itself
 * where nobody else is named in it either.
 */
export function measuredAlone(
  input: ReadingInput,
  { core, own, taken }: Explaining,
  type: MetricType,
  bindings: readonly Binding[],
): FoundParams | undefined {
  if (!explain(input, core, own, taken).isAll) return undefined
  const found = measured(input, type, bindings)
  const isExplained = !namesAnother(input)
  return found && { ...found, isExplained }
}

/** "push day done by my brother, 45 minutes": only who was with the speaker may be named. */
const namesAnother = ({ message: { items } }: ReadingInput): boolean =>
  items.some(
    ({ word }, at) =>
      WORDS.others.has(word) ||
      ((firstNameLexicon.hasWord(word) || relationLexicon.at([word], 0) !== undefined) &&
        !items.slice(Math.max(0, at - 2), at).some((before) => WORDS.with.has(before.word))),
  )

interface Explaining {
  readonly core: Stretch
  readonly own: Own
  /** The values of the measurement. */
  readonly taken: readonly SlotSpan[]
}

/** "scale says 171.4 lbs today"; a suitcase, a child or a barbell is named by a word that is not known here. */
export function findWeight(input: ReadingInput, core: Stretch): FoundParams | undefined {
  const { message } = input
  const isWeighed = holds(message, core, WORDS.onScales)
  const mass = oneQuantity(input, core, 'mass')
  const bare = mass || !isWeighed ? undefined : oneNumber(input, core)
  const value = mass ?? bare
  if (value === undefined || isRelative(input, core)) return undefined
  const isSaid = isWeighed || isBodyWeight(mass)
  if (!isSaid) return undefined
  if (!isWeighed && holds(message, core, WORDS.lifts)) return undefined
  const own = { words: WORDS.weighing, heads: WORDS.onScales, isAnyones: true }
  return measuredAlone(input, { core, own, taken: [value] }, 'weight', [
    span(mass ? 'mass' : 'number', value),
  ])
}

/** What a grown body weighs, in kilos; where nothing else is said, a mass is the speaker's. */
const LEAST_KILOS = 35
const MOST_KILOS = 250

const isBodyWeight = (mass: SlotSpanOf<'quantity'> | undefined): boolean =>
  mass !== undefined && mass.value.value >= LEAST_KILOS && mass.value.value <= MOST_KILOS

/** "hoje já tomei 5 copos d'água"; what plants, pots and coconuts hold is named by other words. */
export function findWater(input: ReadingInput, core: Stretch): FoundParams | undefined {
  const { message } = input
  const isNamed = holds(message, core, WORDS.water)
  const isDrunk =
    holds(message, core, WORDS.drunk) ||
    (holds(message, core, WORDS.gotDown) && holds(message, core, WORDS.vessels))
  if (!isNamed && (!isDrunk || holds(message, core, WORDS.otherDrinks))) return undefined
  const each = waterOfEach(input, core)
  const volume = each?.volume ?? oneQuantity(input, core, 'volume')
  const value = volume ?? (isNamed ? oneNumber(input, core) : undefined)
  if (value === undefined || (value.type === 'number' && value.value < LEAST_BARE_ML))
    return undefined
  const own = { words: WORDS.drinking, heads: isNamed ? WORDS.water : WORDS.gotDown }
  if (isRelative(input, core, each && EACH)) return undefined
  const taken = each?.said ?? [value]
  return measuredAlone(input, { core, own, taken }, 'water', [
    span(volume ? 'volume' : 'number', value),
  ])
}

/** From here on a bare number of water is in millilitres. */
const LEAST_BARE_ML = 200

const SCORED = {
  mood: wordSet('humor mood'),
  energy: wordSet('energia disposicao energy'),
}
const HIGHEST = 10

/** "mood yesterday: 8/10", "nota 2 de energia hoje"; a bill of energy or an energy drink costs, and is no mark. */
export function findScore(input: ReadingInput, core: Stretch): FoundParams | undefined {
  const types = (['mood', 'energy'] as const).filter((type) =>
    holds(input.message, core, SCORED[type]),
  )
  const [type, another] = types
  if (type === undefined || another !== undefined || isRelative(input, core)) return undefined
  const score = input.message.spans.find(
    (one): one is SlotSpanOf<'score'> => one.type === 'score' && !one.invalid,
  )
  const value = score ?? oneNumber(input, core, HOURS)
  const own = { words: WORDS.scoring, heads: SCORED[type], isTailFree: true }
  if (value === undefined || isHour(input, value)) return undefined
  const isMark = value.type === 'score' || (value.value >= 1 && value.value <= HIGHEST)
  return isMark
    ? measuredAlone(input, { core, own, taken: [value] }, type, [span(value.type, value)])
    : undefined
}

/** "energia às 7": when, and not how much. */
const isHour = ({ message: { items } }: ReadingInput, { from }: SlotSpan): boolean =>
  items[from - 1]?.raw.toLowerCase() === 'às'

const NOTHING: ReadonlySet<string> = new Set()
/** A mark may pass for an hour: "energy six today". */
const HOURS: ReadonlySet<string> = new Set(['time', 'moment'])

/** The one bare number that is no day and no part of a quantity. */
export function oneNumber(
  { message }: ReadingInput,
  { from, to }: Stretch,
  besides: ReadonlySet<string> = NOTHING,
): SlotSpanOf<'number'> | undefined {
  const others = message.spans.filter(
    ({ type }) => type !== 'number' && type !== 'money' && type !== 'ordinal' && !besides.has(type),
  )
  const [only, another] = message.spans.filter(
    (one): one is SlotSpanOf<'number'> =>
      one.type === 'number' &&
      one.from >= from &&
      one.to <= to &&
      !others.some((other) => other.from < one.to && one.from < other.to),
  )
  if (only === undefined || another !== undefined) return undefined
  const isSure = !only.invalid && !only.isApproximate && !only.ambiguous
  const isMoney = message.spans.some(
    (one) =>
      one.type === 'money' &&
      one.value.isCurrencySaid &&
      one.from <= only.from &&
      one.to >= only.to,
  )
  return isSure && !isMoney ? only : undefined
}
