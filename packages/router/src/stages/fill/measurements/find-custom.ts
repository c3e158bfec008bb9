import type { ReadingInput } from '../../../clauses/clause-reading.ts'
import type { SlotSpanOf } from '../../../slots/slot-span.ts'
import type { Locale } from '../../../text/locale.ts'
import { wordSet } from '../../../text/word-set.ts'
import type { Stretch } from '../../asides.ts'
import type { FoundParams } from '../param-finder.ts'
import { holds, placeOf } from '../stretches.ts'
import { measured, oneNumber } from './find-body-value.ts'
import { explain, isRelative } from './only-said.ts'
import { FIND_CUSTOM as WORDS } from './words.generated.ts'

/** What doctors and tapes measure, with its unit where people leave that out. */
interface Measure {
  readonly unit: string
  readonly heads: ReadonlySet<string>
  /** What it is called, where that is not what was said. */
  readonly ref?: Readonly<Record<Locale, string>>
  /** Whether a percentage is its value. */
  readonly isShare?: boolean
  /** Words that must stand beside its head. */
  readonly beside?: ReadonlySet<string>
}

const KNOWN: readonly Measure[] = [
  {
    unit: 'mg/dL',
    heads: wordSet('glucose'),
    ref: { 'pt-BR': 'glicose', en: 'glucose' },
  },
  {
    unit: '%',
    heads: wordSet('glicada a1c hba1c hemoglobina hemoglobin'),
    beside: wordSet('glicada a1c hba1c glycated'),
    isShare: true,
    ref: { 'pt-BR': 'hemoglobina glicada', en: 'A1C' },
  },
  {
    unit: 'mg/dL',
    heads: wordSet(
      'glicemia glicose sugar colesterol cholesterol triglicerides triglicerideos triglycerides ldl hdl creatinina creatinine ureia',
    ),
  },
  { unit: 'g/dL', heads: wordSet('hemoglobina hemoglobin') },
  { unit: 'ng/mL', heads: wordSet('ferritina ferritin') },
  { unit: 'ng/mL', heads: wordSet('vitamina vitamin'), beside: wordSet('d d3') },
  { unit: 'cigarros', heads: wordSet('cigarros'), beside: wordSet('fumei') },
  { unit: 'cigarettes', heads: wordSet('cigarettes'), beside: wordSet('smoked') },
  {
    unit: 'bpm',
    heads: wordSet('batimentos batimento cardiaca pulse heart heartbeat frequencia pulso'),
  },
  {
    unit: '%',
    heads: wordSet('saturacao saturation oximetria oximetro oximeter spo2 oxygen oxigenacao'),
    ref: { 'pt-BR': 'saturação', en: 'oxygen saturation' },
    isShare: true,
  },
  {
    unit: '%',
    heads: wordSet('gordura fat'),
    beside: wordSet('corporal body'),
    ref: { 'pt-BR': 'gordura corporal', en: 'body fat' },
    isShare: true,
  },
  { unit: 'passos', heads: wordSet('passos'), ref: { 'pt-BR': 'passos', en: 'passos' } },
  { unit: 'steps', heads: wordSet('steps'), ref: { 'pt-BR': 'steps', en: 'steps' } },
  { unit: 'L/min', heads: wordSet('flow'), beside: wordSet('peak') },
  {
    unit: '°C',
    heads: wordSet('termometro thermometer'),
    ref: { 'pt-BR': 'temperatura', en: 'temperature' },
  },
  {
    unit: 'cm',
    heads: wordSet('cintura quadril biceps coxa panturrilha abdomen braco busto torax pescoco'),
  },
  { unit: 'score', heads: wordSet('ansiedade estresse stress anxiety pain') },
]

/** "glicemia em jejum: 92 mg/dL", "medi a pressão hoje e deu 13 por 9". */
export function findCustom(input: ReadingInput, core: Stretch): FoundParams | undefined {
  if (isRelative(input, core)) return undefined
  return findPressure(input, core) ?? findCount(input, core)
}

function findPressure(input: ReadingInput, core: Stretch): FoundParams | undefined {
  const { message } = input
  const [pressure, another] = message.spans.filter(
    (one): one is SlotSpanOf<'bloodPressure'> => one.type === 'bloodPressure' && !one.invalid,
  )
  const noun = placeOf(message, core, WORDS.pressure)
  if (pressure === undefined || another || noun === undefined) return undefined
  if (WORDS.of.has(message.items[noun + 1]?.word ?? '') || holds(message, core, WORDS.vessels))
    return undefined
  const own = { words: WORDS.pressures, heads: WORDS.pressure, isAnyones: true }
  if (!explain(input, core, own, [pressure]).isAll) return undefined
  const metricRef = message.locale === 'en' ? 'blood pressure' : 'pressão arterial'
  const bindings = [{ type: 'span', name: 'bloodPressure', span: pressure } as const]
  return measured(input, 'custom', bindings, { metricRef, unit: 'mmHg' })
}

const HIGHEST_SCORE = 10

function findCount(input: ReadingInput, core: Stretch): FoundParams | undefined {
  const { message } = input
  const known = KNOWN.find(
    ({ heads, beside }) =>
      holds(message, core, heads) && (beside === undefined || holds(message, core, beside)),
  )
  if (known === undefined) return undefined
  const value = (known.isShare ? onePercent(input, core) : undefined) ?? oneNumber(input, core)
  if (value === undefined || !fits(known, value)) return undefined
  const name = nameIn(input, core, known.heads)
  const own = { words: WORDS_OF_COUNTS, heads: known.heads, isAnyones: true, isTailFree: true }
  if (name === undefined || !explain(input, core, own, [value]).isAll) return undefined
  const span = { type: 'span', name: value.type, span: value } as const
  const metricRef = known.ref?.[message.locale]
  if (metricRef) return measured(input, 'custom', [span], { metricRef, unit: known.unit })
  const text = { type: 'text', name: 'customMetric', ...name } as const
  return measured(input, 'custom', [text, span], { unit: known.unit })
}

/** Between what a value can be, where the unit says it: a score goes to ten. */
const RANGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  score: [1, HIGHEST_SCORE],
  bpm: [25, 250],
  '%': [2, 100],
}

function fits({ unit }: Measure, { value }: SlotSpanOf<'number' | 'percent'>): boolean {
  const [least, most] = RANGES[unit] ?? [0, Number.POSITIVE_INFINITY]
  return value >= least && value <= most
}

const WORDS_OF_COUNTS: ReadonlySet<string> = new Set([
  ...WORDS.parts,
  ...WORDS.around,
  ...WORDS.units,
])

function onePercent(
  { message }: ReadingInput,
  { from, to }: Stretch,
): SlotSpanOf<'percent'> | undefined {
  const [only, another] = message.spans.filter(
    (one): one is SlotSpanOf<'percent'> =>
      one.type === 'percent' && one.from >= from && one.to <= to,
  )
  return another || only?.invalid || only?.isApproximate ? undefined : only
}

/** The name around its head: "resting heart rate", "glicemia em jejum". */
function nameIn(
  { message: { items }, message }: ReadingInput,
  core: Stretch,
  heads: ReadonlySet<string>,
): Stretch | undefined {
  const head = placeOf(message, core, heads)
  if (head === undefined) return undefined
  const isPart = (at: number) =>
    at >= core.from && at < core.to && WORDS.parts.has(items[at]?.word ?? '')
  let from = head
  while (isPart(from - 1)) from -= 1
  let to = head + 1
  while (isPart(to)) to += 1
  while (to > head + 1 && WORDS.smallParts.has(items[to - 1]?.word ?? '')) to -= 1
  while (from < head && WORDS.smallParts.has(items[from]?.word ?? '')) from += 1
  return { from, to }
}
