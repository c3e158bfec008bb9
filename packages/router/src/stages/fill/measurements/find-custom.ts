import type { ReadingInput } from '../../../clauses/clause-reading.ts'
import type { SlotSpanOf } from '../../../slots/slot-span.ts'
import { wordSet } from '../../../text/word-set.ts'
import type { Stretch } from '../../asides.ts'
import type { FoundParams } from '../param-finder.ts'
import { holds, placeOf } from '../stretches.ts'
import { measured, oneNumber } from './find-body-value.ts'
import { isOnly, isRelative } from './only-said.ts'

/** What doctors measure, with its unit where people leave that out. */
const KNOWN: readonly (readonly [unit: string, heads: ReadonlySet<string>])[] = [
  [
    'mg/dL',
    wordSet('glicemia glicose glucose sugar colesterol cholesterol triglicerides triglicerideos'),
  ],
  ['bpm', wordSet('batimentos cardiaca pulse heart heartbeat frequencia pulso')],
  ['%', wordSet('saturacao saturation oximetria')],
]
/** Words that belong to the name of one of these. */
const PARTS = wordSet(
  'glicemia glicose glucose sugar colesterol cholesterol triglicerides triglicerideos batimentos cardiaca cardiacos pulse heart heartbeat frequencia pulso rate resting blood fasting jejum em de repouso total ldl hdl saturacao saturation oxigenio oxygen oximetria level levels level',
)
const UNITS = wordSet('mg dl / bpm % por minuto per minute')
const PRESSURE = wordSet('pressao pressure')
const PRESSURES = wordSet(
  'pressao pressure arterial blood posto fui medir farmacia consultorio medico doctor clinic clinica went checked check took tirei aferi upa bp hospital pharmacy enfermeira nurse consulta',
)
const OF = wordSet('do da de dos das dele dela his her')

/** "glicemia em jejum: 92 mg/dL", "medi a pressão hoje e deu 13 por 9". */
export function findCustom(input: ReadingInput, core: Stretch): FoundParams | undefined {
  if (isRelative(input, core)) return undefined
  return findPressure(input, core) ?? findCount(input, core)
}

function findPressure(input: ReadingInput, core: Stretch): FoundParams | undefined {
  const { message } = input
  const pressure = message.spans.find(
    (one): one is SlotSpanOf<'bloodPressure'> => one.type === 'bloodPressure' && !one.invalid,
  )
  const noun = placeOf(message, core, PRESSURE)
  if (pressure === undefined || noun === undefined) return undefined
  if (OF.has(message.items[noun + 1]?.word ?? '')) return undefined
  if (!isOnly(input, core, PRESSURES, [pressure])) return undefined
  const metricRef = message.locale === 'en' ? 'blood pressure' : 'pressão arterial'
  const bindings = [{ type: 'span', name: 'bloodPressure', span: pressure } as const]
  return measured(input, 'custom', bindings, { metricRef, unit: 'mmHg' })
}

function findCount(input: ReadingInput, core: Stretch): FoundParams | undefined {
  const { message } = input
  const known = KNOWN.find(([, heads]) => holds(message, core, heads))
  const number = oneNumber(input, core)
  if (known === undefined || number === undefined) return undefined
  const name = nameIn(input, core, known[1])
  if (name === undefined || !isOnly(input, core, new Set([...PARTS, ...UNITS]), [number]))
    return undefined
  const text = { type: 'text', name: 'customMetric', ...name } as const
  const value = { type: 'span', name: 'number', span: number } as const
  return measured(input, 'custom', [text, value], { unit: known[0] })
}

const SMALL_PARTS = wordSet('em de')

/** The name around its head: "resting heart rate", "glicemia em jejum". */
function nameIn(
  { message: { items }, message }: ReadingInput,
  core: Stretch,
  heads: ReadonlySet<string>,
): Stretch | undefined {
  const head = placeOf(message, core, heads)
  if (head === undefined) return undefined
  const isPart = (at: number) => at >= core.from && at < core.to && PARTS.has(items[at]?.word ?? '')
  let from = head
  while (isPart(from - 1)) from -= 1
  let to = head + 1
  while (isPart(to)) to += 1
  while (to > head + 1 && SMALL_PARTS.has(items[to - 1]?.word ?? '')) to -= 1
  while (from < head && SMALL_PARTS.has(items[from]?.word ?? '')) from += 1
  return { from, to }
}
