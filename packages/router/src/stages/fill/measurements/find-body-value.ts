import type { ReadingInput } from '../../../clauses/clause-reading.ts'
import type { Binding } from '../../../grammar/match.ts'
import type { SlotSpan, SlotSpanOf } from '../../../slots/slot-span.ts'
import { wordSet } from '../../../text/word-set.ts'
import type { MetricType } from '../../../values/metrics.ts'
import type { Stretch } from '../../asides.ts'
import type { FoundParams } from '../param-finder.ts'
import { holds, placeOf } from '../stretches.ts'
import { datesBeside, isOnly, isRelative, oneQuantity } from './only-said.ts'

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
  return { ...whole, bindings, set: { type, ...set }, floats: dates, despite: READINGS }
}

/** What scales and monitors say is no hearsay: nobody else is named beside it. */
const READINGS = wordSet('says said reads')

const ON_SCALES = wordSet(
  'peso pesei pesando balanca balancinha weigh weighed weighing weight scale scales body corporal',
)
const WEIGHING = wordSet(
  'peso pesei pesando balanca weigh weighed weighing weight scale scales body corporal banheiro bathroom tipped tips clocked subi fui down up quilos kg banho shower manha morning farmacia pharmacy academia gym nutricionista consultorio posto me myself clinic',
)
const STATES = wordSet("i'm im am estou down up")

/** "scale says 171.4 lbs today"; a suitcase, a child or a barbell is named by a word that is not known here. */
export function findWeight(input: ReadingInput, core: Stretch): FoundParams | undefined {
  const { message } = input
  const isWeighed = holds(message, core, ON_SCALES)
  const mass = oneQuantity(input, core, 'mass')
  const bare = mass || !isWeighed ? undefined : oneNumber(input, core)
  const value = mass ?? bare
  if (value === undefined || isRelative(input, core)) return undefined
  if (!isWeighed && !isStateOf(input, core, value)) return undefined
  if (!isOnly(input, core, WEIGHING, [value])) return undefined
  return measured(input, 'weight', [span(mass ? 'mass' : 'number', value)])
}

/** "tô com 82 kg", "I'm 180 lbs", "down to 154 pounds": of whoever says so. */
function isStateOf({ message }: ReadingInput, { from }: Stretch, value: SlotSpan): boolean {
  const state = placeOf(message, { from, to: value.from }, STATES)
  return state !== undefined && value.from - state <= 3
}

const WATER = wordSet('agua aguas water hidratacao hydration')
const DRINKING = wordSet(
  'agua aguas water hidratacao hydration bebi tomei drank had drunk beber tomar drink finished downed engoli mandei virei copo copos garrafa garrafas glass glasses bottle bottles litro litros ml treino almoco jantar cafe academia corrida trabalho depois durante apos after during with lunch dinner breakfast workout gym run work already gelada filtrada dentro ingestao consumo intake have',
)

/** "hoje já tomei 5 copos d'água"; what plants, pots and coconuts hold is named by other words. */
export function findWater(input: ReadingInput, core: Stretch): FoundParams | undefined {
  const volume = oneQuantity(input, core, 'volume')
  if (volume === undefined || !holds(input.message, core, WATER)) return undefined
  if (isRelative(input, core) || !isOnly(input, core, DRINKING, [volume])) return undefined
  return measured(input, 'water', [span('volume', volume)])
}

const SCORED = {
  mood: wordSet('humor mood'),
  energy: wordSet('energia disposicao energy'),
}
const SCORING = wordSet(
  "humor mood energia disposicao energy nota nivel level score rating dez ten out 10 numero number socorro today's day dia geral overall feeling fica ficou",
)
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
  const value = score ?? oneNumber(input, core)
  if (value === undefined || !isOnly(input, core, SCORING, [value])) return undefined
  const isMark = value.type === 'score' || (value.value >= 1 && value.value <= HIGHEST)
  return isMark ? measured(input, type, [span(value.type, value)]) : undefined
}

/** The one bare number that is no day and no part of a quantity. */
export function oneNumber(
  { message }: ReadingInput,
  { from, to }: Stretch,
): SlotSpanOf<'number'> | undefined {
  const others = message.spans.filter(
    ({ type }) => type !== 'number' && type !== 'money' && type !== 'ordinal',
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
