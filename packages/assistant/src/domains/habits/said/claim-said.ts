import { fold, habitLexicon } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim, Instead } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { readWordLists } from '../../internal/word-lists.ts'
import { toldOf } from '../marks/claim-told.ts'
import { findHabit } from '../marks/resolve-habit.ts'
import { readInterval } from '../rhythm/read-interval.ts'
import { readRhythm } from '../rhythm/read-rhythm.ts'
import { everyTime, type Rhythm, rhythmSlots } from '../rhythm/rhythm.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))
const { deeds, noDeeds } = readWordLists<'deeds' | 'noDeeds'>(
  new URL('./deeds.yaml', import.meta.url),
)

/**
 * "não li ontem", of whoever keeps that habit: its mark of that day goes, and where there is none that
 * is said.
 */
export const claimMissed: Claim = async (_slots, { text }, context) => {
  const { intent, params } = readSaid(text, context) ?? {}
  if (intent !== 'miss_habit') return undefined
  const deed = String(params?.deed)
  if (noDeeds.has(fold(deed.split(' ')[0] ?? ''))) return undefined
  const found = await findHabit(deed, context)
  if (found.status === 'unknown') return askedUnkept(deed, context)
  if (found.status !== 'found') return undefined
  const date = params?.date
  return { call: { intent: 'unmark_habit', params: saidSlots({ habitRef: found.row.id, date }) } }
}

/** What is commonly a habit, and is none here: that is said, with how to begin it. */
function askedUnkept(deed: string, context: DomainContext): Instead | undefined {
  const isHabit = habitLexicon.within(fold(deed).split(' ')) !== undefined
  const call = { intent: 'get_habits', params: { habitRef: deed } }
  return isHabit ? { call, remark: context.text('habit.itHappens') } : undefined
}

/** "comecei a meditar hoje, quero fazer todo dia": a habit begins, and was done already where a day is said. */
export const claimBegun: Claim = async (_slots, { text }, context) => {
  const { intent, params = {} } = readSaid(withoutInterval(text, context), context) ?? {}
  const rhythm = readRhythm(text, context) ?? rhythmNamed(params.frequency)
  if (intent !== 'begin_habit' || !rhythm) return undefined
  const slots = { frequency: rhythm.frequency, ...rhythmSlots(rhythm) }
  const name = String(params.name)
  return typeof params.date === 'string'
    ? {
        call: {
          intent: 'record_habit',
          params: { habitRef: name, date: params.date, isNew: true, ...slots },
        },
      }
    : { call: { intent: 'create_habit', params: { name, ...slots } } }
}

/** "quero ler a cada 2 dias", whatever else the words were taken for. */
export const claimInterval: Claim = async ({ periodOfDay }, { text }, context) => {
  const interval = readInterval(text, context)
  if (!interval) return undefined
  const { intent, params = {} } = readSaid(withoutInterval(text, context), context) ?? {}
  if (intent !== 'want_habit') return undefined
  const { everyDays } = interval
  const slots = { name: String(params.name), frequency: 'custom', everyDays, periodOfDay }
  return { call: { intent: 'create_habit', params: saidSlots(slots) } }
}

/** "quero meditar 3 vezes na semana": how often in each week, where no rule has words for it. */
export const claimTimes: Claim = async (_slots, { text }, context) => {
  const { intent, params = {} } = readSaid(text, context) ?? {}
  const rhythm = readRhythm(text, context)
  if (intent !== 'want_times' || rhythm?.perWeek == null) return undefined
  const slots = { name: String(params.name), frequency: rhythm.frequency, ...rhythmSlots(rhythm) }
  return { call: { intent: 'create_habit', params: slots } }
}

/** "quero ler mais" has no number and no rhythm: the habit is offered, which asks how often. */
export const claimWishedMore: Claim = async (_slots, { text }, context) => {
  const { intent, params = {} } = readSaid(text, context) ?? {}
  const name = String(params.name)
  const isDeed = deeds.has(fold(name)) || habitLexicon.within(fold(name).split(' ')) !== undefined
  if (intent !== 'want_more' || !isDeed) return undefined
  const remark = context.text('habit.orGoal')
  return { call: { intent: 'create_habit', params: { name } }, remark }
}

/** "quantas vezes caminhei essa semana?", of whoever keeps that habit: it counts days, as no minutes do. */
export const claimHowOften: Claim = async (_slots, { text }, context) => {
  const { intent, params = {} } = readSaid(text, context) ?? {}
  if (intent !== 'how_often') return undefined
  const found = await findHabit(String(params.deed), context)
  return found.status === 'found'
    ? { call: { intent: 'get_habits', params: { habitRef: found.row.name } } }
    : undefined
}

/** "quando reguei as plantas pela última vez?", of whoever keeps that habit. */
export const claimLastTime: Claim = async (_slots, { text }, context) => {
  const { intent, params = {} } = readSaid(text, context) ?? {}
  if (intent !== 'last_time') return undefined
  const deed = String(params.deed)
  const [told, ...others] = await toldOf(deed, context)
  const found = told && others.length === 0 ? undefined : await findHabit(deed, context)
  const name =
    found === undefined ? told?.name : found.status === 'found' ? found.row.name : undefined
  return name === undefined
    ? undefined
    : { call: { intent: 'get_habits', params: { habitRef: name } } }
}

/** What is said besides "a cada 2 dias". */
function withoutInterval(text: string, context: DomainContext): string {
  const { words = '' } = readInterval(text, context) ?? {}
  return words === ''
    ? text
    : text
        .replace(words, ' ')
        .replace(/\s+([,.]|$)/gu, '$1')
        .trim()
}

/** The rhythm of a recurrence that the words say by its name. */
function rhythmNamed(frequency: unknown): Rhythm | undefined {
  const named = NAMED.find((one) => one === frequency)
  return named && everyTime(named)
}

const NAMED = ['daily', 'weekdays', 'weekends'] as const
