import type { IntentCall, JsonObject } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Instead } from '../../domain-tool.ts'
import { addDays } from '../../internal/calendar.ts'
import { cleanName } from '../../internal/clean-text.ts'
import { localOf } from '../../internal/local-time.ts'
import { bestMatches, nameKey } from '../../internal/match-name.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { isDose } from '../custom/known-metric.ts'
import { type CustomMetric, readCustomMetrics } from '../custom/resolve-custom-metric.ts'
import { counted } from './history-asked.ts'
import { isMedicine, medicineSaid, oneOf } from './medicines.ts'

/** What is told or asked of a medicine: by its name, or one that was taken before. */
export async function ofMedicine(
  { intent, params }: IntentCall,
  text: string,
  context: DomainContext,
): Promise<Instead | undefined> {
  const words = medicineSaid(String(params.medicine), text)
  const several = intent === 'take_dose' ? severalMedicines(words) : undefined
  if (several) return eachDose(several, { intent, params }, text, context)
  const taken = await takenBefore(words, context)
  if (!taken && params.isSure !== true && !isMedicine(words)) return undefined
  const metricRef = taken?.name ?? cleanName(oneOf(words))
  if (intent === 'take_dose') return { call: dose({ metricRef, taken, params, text }, context) }
  if (intent === 'last_dose') {
    const latest = { type: 'custom', metricRef, measure: 'latest' }
    return { call: { intent: 'get_tracking_history', params: latest } }
  }
  return counted(metricRef, params)
}

/** "dipirona e omeprazol": the names, where each is one of a medicine. */
function severalMedicines(words: string): readonly string[] | undefined {
  const names = words
    .replaceAll(' e ', ',')
    .replaceAll(' and ', ',')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return names.length > 1 && names.every(isMedicine) ? names : undefined
}

/** A dose of each, with a card of its own. */
async function eachDose(
  names: readonly string[],
  { intent, params }: IntentCall,
  text: string,
  context: DomainContext,
): Promise<Instead | undefined> {
  const doses: IntentCall[] = []
  for (const medicine of names) {
    const one = await ofMedicine({ intent, params: { ...params, medicine } }, text, context)
    if (!one) return undefined
    doses.push(one.call)
  }
  const [call, ...also] = doses
  return call && { call, also }
}

interface Taken {
  readonly metricRef: string
  /** As it is kept, where it was taken before. */
  readonly taken: CustomMetric | undefined
  readonly params: JsonObject
  readonly text: string
}

/** One dose, or as many as were counted, in the unit in which the medicine is kept; "20 gotas" are a note. */
function dose({ metricRef, taken, params, text: said }: Taken, context: DomainContext) {
  const { amount, count, time, unit: form } = params
  const { text } = context
  const date = params.date ?? dayOfHour(time, context)
  const several = form === 'pills' || (typeof count === 'number' && count > 1)
  const slots = saidSlots({
    type: 'custom',
    metricRef,
    value: typeof count === 'number' ? count : 1,
    unit: taken?.unit ?? text(`knownUnit.${several ? 'pills' : 'doses'}_other`),
    date,
    notes: params.notes ?? AMOUNT.exec(amount === undefined ? '' : said)?.[0],
    metadata: time === undefined ? undefined : { takenAt: time },
  })
  return { intent: 'record_metric', params: slots }
}

/** An hour of today that is still to come was yesterday's: nobody has taken what they will. */
function dayOfHour(time: unknown, { now, timeZone, today }: DomainContext): string | undefined {
  const isAhead = typeof time === 'string' && `${today}T${time}` > localOf(now, timeZone)
  return isAhead ? addDays(today, -1) : undefined
}

/** A number and the word behind it. */
const AMOUNT = /\d+(?:[.,]\d+)?\s?\p{L}+/u

/** What the words name of all that was taken so far. */
async function takenBefore(
  words: string,
  context: DomainContext,
): Promise<CustomMetric | undefined> {
  const doses = (await readCustomMetrics(context)).filter(({ unit }) => isDose(unit))
  const same = doses.find(({ name }) => isSameName(name, words))
  const { candidates, match } = bestMatches(words, doses, ({ name }) => name)
  return same ?? (match === 'same' || match === 'part' ? candidates[0] : undefined)
}

const isSameName = (one: string, other: string): boolean =>
  nameKey(one) === nameKey(other) || nameKey(`${one}s`) === nameKey(other)
