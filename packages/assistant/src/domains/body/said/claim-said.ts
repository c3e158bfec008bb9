import type { IntentCall, JsonObject } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim, Instead } from '../../domain-tool.ts'
import { addDays } from '../../internal/calendar.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { withoutStop } from '../../internal/clean-text.ts'
import { isJustNow } from '../../internal/just-written.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { readPhrases } from '../../internal/word-lists.ts'
import { metricKey } from '../custom/known-metric.ts'
import { resolveCustomMetric } from '../custom/resolve-custom-metric.ts'
import { readEntries } from '../entries/read-entries.ts'
import { knownUsual } from '../history/describe-usual.ts'
import { correctionOf, countedAgain } from './claim-correction.ts'
import { askedDrinks, countedDrink } from './counted-drink.ts'
import { asked, askedEnough, counted, LONG_DAYS } from './history-asked.ts'
import { correctedNight, sleptInStretches, sleptTwice, stretchesIn } from './nights.ts'
import { occasionIn } from './occasion.ts'
import { ofMedicine } from './of-medicine.ts'
import { ofOther } from './of-other.ts'
import { ownRelation } from './own-relation.ts'
import { hoursOfDose, regularDose } from './regular-dose.ts'

const read = claimedSentences(new URL('./', import.meta.url))

/** Reads a message; "ontem às 22h", which is one moment of the user's, is a day and an hour. */
function readSaid(text: string, context: DomainContext): IntentCall | undefined {
  const said = read(text, context)
  const { moment, ...params } = said?.params ?? {}
  if (!said || typeof moment !== 'string') return said
  const [date, time] = [moment.slice(0, 10), moment.slice(11, 16)]
  return { ...said, params: { ...params, date, time } }
}

/**
 * What is told or asked of medicine and calories, which are measurements of the user's own, and whether
 * sleep, water or exercise is enough. Medicine is what has such a name, or was taken before.
 */
export const claimSaid: Claim = async (_slots, { text }, context) => {
  const said = readSaid(text, context)
  if (!said) return undefined
  switch (said.intent) {
    case 'is_enough':
      return askedEnough(said.params)
    // Said so only of what nothing explains: see `claimBare`.
    case 'is_enough_bare':
      return undefined
    case 'is_it_usual':
      return text.trimEnd().endsWith('?') ? besideUsual(context) : undefined
    case 'measured_again':
      return measuredAgain(said.params, text, context)
    case 'correct_night':
      return correctedNight(said.params, context)
    case 'slept_twice':
      return sleptTwice(said.params)
    case 'count_again':
      return countedAgain(said.params, context)
    case 'of_other':
      return ofOther(said.params, text, context)
    case 'counted_drink':
      return countedDrink(said.params, text, context)
    case 'ask_drinks':
      return askedDrinks(said.params, text, context)
    case 'smoked':
      return { call: { intent: 'record_metric', params: { ...said.params, type: 'custom' } } }
    case 'regular_dose':
      return regularDose(said.params, text, context)
    case 'hours_alone':
      return hoursOfDose(said.params, context)
    // One stretch alone is a night, or the hours of something else: see `claimStretches`.
    case 'slept_between':
      return undefined
    case 'doses_of_day':
      return { call: { intent: 'get_doses', params: saidSlots({ date: said.params.date }) } }
    case 'eat_calories':
      return eaten(said.params, context)
    case 'compare_before':
      return asked({ ...said.params, measure: 'compared' }, context)
    case 'ask_pace':
      return said.params.isOfToday === true
        ? asked({ ...said.params, date: context.today }, context)
        : asked(said.params, context)
    case 'find_extreme':
    case 'how_far':
    case 'left_of_target':
      return asked(said.params, context)
    case 'rate_feeling':
      return rated(said.params)
    case 'ask_own':
      return askedOwn(said.params, context)
    case 'count_steps':
      return counted(context.text('knownMetric.steps'), { date: context.today, ...said.params })
    case 'count_water':
      return asked({ date: context.today, ...said.params, type: 'water' }, context)
    case 'want_more_of':
      return { call: { intent: 'set_target', params: said.params } }
    case 'steps_left':
      return {
        call: { intent: 'get_tracking_history', params: { ...STEPS(context), measure: 'target' } },
      }
    case 'step_target':
      return {
        call: {
          intent: 'set_target',
          params: {
            ...STEPS(context),
            ...said.params,
            per: 'day',
            unit: context.text('knownUnit.steps'),
          },
        },
      }
    case 'goes_with':
      return {
        call: {
          intent: 'get_trends',
          params: { metrics: [said.params.type ?? ''], isTogether: true },
        },
      }
    case 'own_goes_with':
      return ownRelation(said.params, context)
    case 'feels_with_sleep':
      return { call: { intent: 'get_trends', params: { metrics: ['sleep', 'mood'] } } }
    case 'what_changed':
      return { call: { intent: 'get_trends', params: { days: LONG_DAYS } } }
    case 'balance_history':
      return { call: { intent: 'get_life_balance_score', params: { includeHistory: true } } }
    case 'balance_of_area':
      return { call: { intent: 'get_life_balance_score', params: said.params } }
    case 'correct_own':
      return correctionOf(said.params, context)
    case 'delete_calories':
      return deletedCalories(said.params, context)
    case 'change_of_weight':
      return asked({ ...said.params, type: 'weight', measure: 'changed' }, context)
    case 'count_calories':
      return counted(context.text('knownMetric.calories'), said.params)
    default:
      return ofMedicine(said, text, context)
  }
}

/** "meu sono tá bom?": the router takes "tá bom?" for a courtesy, and what is left asks for nothing. */
export const claimBare: Claim = async (_slots, { text }, context) => {
  const said = readSaid(text, context)
  return said?.intent === 'is_enough_bare' && text.trimEnd().endsWith('?')
    ? askedEnough(said.params)
    : undefined
}

/** "dormi das 22 às 2 e das 4 às 7": a measurement of each stretch, where every part of the message is one. */
export const claimStretches: Claim = async (_slots, { text }, context) => {
  const parts = stretchesIn(text).map((part) => read(part, context))
  return parts.every((part) => part?.intent === 'slept_between')
    ? sleptInStretches(parts.map((part) => part?.params ?? {}))
    : undefined
}

/** "tomei a losartana às 8h e a metformina depois do almoço": a dose of each, with its own hour. */
export const claimDosesApart: Claim = async (_slots, { text }, context) => {
  const [first = '', ...others] = withoutStop(text).split(AND)
  const verb = first.slice(0, first.indexOf(' ') + 1)
  const calls: IntentCall[] = []
  for (const part of [first, ...others.map((one) => `${verb}${one}`)]) {
    const dose = readSaid(part, context)
    const claimed = dose?.intent === 'take_dose' && (await ofMedicine(dose, part, context))
    if (!claimed) return undefined
    calls.push(claimed.call, ...(claimed.also ?? []))
  }
  const [call, ...also] = calls
  return call && also.length > 0 ? { call, also, isWhole: true } : undefined
}

const words = readPhrases<'and'>(new URL('./words.yaml', import.meta.url))
const AND = new RegExp(`\\s+${words('and')}\\s+`, 'iu')

/** "tomo metformina 2x por dia", understood as a fact, has its words; "I take losartan at 8" is no dose of today. */
export const claimRegular: Claim = async (slots, { text }, context) => {
  const said = readSaid(text, context)
  if (said?.intent !== 'regular_dose') return undefined
  return regularDose(said.params, text, context, slots.content === undefined ? undefined : slots)
}

/** "what meds do I take?" names no habit that is called so. */
export const claimDoses: Claim = async (slots, words, context) =>
  readSaid(words.text, context)?.intent === 'doses_of_day'
    ? claimSaid(slots, words, context)
    : undefined

/** The last measurement, just noted, beside what is usual or enough; nothing where neither is known. */
async function besideUsual(context: DomainContext): Promise<Instead | undefined> {
  const { now, today } = context
  const noted = (await readEntries({ from: addDays(today, -1), until: today, limit: 50 }, context))
    .filter(({ createdAt }) => isJustNow(createdAt, now))
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  const [last] = noted
  if (!last || (last.type === 'custom' && knownUsual(last.customName ?? '') === undefined))
    return undefined
  if (last.type !== 'custom') return besideOwn(last.type, context)
  const params = { type: 'custom', metricRef: last.customName ?? '', measure: 'usual' }
  return { call: { intent: 'get_tracking_history', params } }
}

/** What is enough of it, or where nobody can say that by the number: how it was before. */
function besideOwn(type: string, { text }: DomainContext): Instead {
  if (WITH_ENOUGH.has(type)) return askedEnough({ type })
  const call = { intent: 'get_tracking_history', params: { type } }
  return { call, remark: text('usual.byNumberAlone') }
}

/** "depois do almoço deu 210", of whoever noted their blood sugar that day: once more, with when it was. */
async function measuredAgain(
  { value }: JsonObject,
  said: string,
  context: DomainContext,
): Promise<Instead | undefined> {
  const { today } = context
  const filter = { type: 'custom', from: today, until: today, limit: 50 } as const
  const noted = await readEntries(filter, context)
  const last = noted.find(({ customName }) => metricKey(customName ?? '') === 'bloodSugar')
  if (!last) return undefined
  const { customName: metricRef, unit } = last
  const params = saidSlots({
    type: 'custom',
    metricRef: metricRef ?? '',
    value,
    unit,
    notes: occasionIn(said) ?? said,
  })
  return { call: { intent: 'record_metric', params } }
}

const WITH_ENOUGH: ReadonlySet<string> = new Set(['sleep', 'water', 'exercise'])

const STEPS = ({ text }: DomainContext) => ({
  type: 'custom',
  metricRef: text('knownMetric.steps'),
})

/** What is asked of a measurement of the user's own, where they have one of that name. */
async function askedOwn(
  { metricRef, date, startDate = date, endDate = date }: JsonObject,
  context: DomainContext,
): Promise<Instead | undefined> {
  const found = await resolveCustomMetric(String(metricRef), context)
  if (found?.status !== 'found') return undefined
  const days = startDate === undefined ? { days: LONG_DAYS } : { startDate, endDate }
  const params = saidSlots({ type: 'custom', metricRef: found.row.name, ...days })
  return { call: { intent: 'get_tracking_history', params } }
}

/** A mark of what has no type of its own, of ten. */
function rated({ date, metricRef, value }: JsonObject): Instead | undefined {
  if (typeof value !== 'number' || value < 0 || value > MOST) return undefined
  const params = saidSlots({ type: 'custom', metricRef, value, unit: 'score', date })
  return { call: { intent: 'record_metric', params } }
}

const MOST = 10

function eaten({ calories, date, food, meal }: JsonObject, context: DomainContext): Instead {
  const name = context.text('knownMetric.calories')
  const params = saidSlots({
    type: 'custom',
    metricRef: name,
    value: calories,
    unit: context.text('knownUnit.calories'),
    date,
    notes: [meal, food].filter(Boolean).join(': ') || undefined,
  })
  return { call: { intent: 'record_metric', params } }
}

function deletedCalories({ calories, date }: JsonObject, context: DomainContext): Instead {
  const metricRef = context.text('knownMetric.calories')
  const entryRef = saidSlots({ type: 'custom', metricRef, value: calories, date })
  return { call: { intent: 'delete_metric', params: { entryRef } } }
}
