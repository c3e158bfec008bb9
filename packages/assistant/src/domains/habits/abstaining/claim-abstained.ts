import type { JsonObject } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim, Instead } from '../../domain-tool.ts'
import { addDays, daysBetween } from '../../internal/calendar.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { nameKey } from '../../internal/match-name.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { readWordLists } from '../../internal/word-lists.ts'
import { readHabits } from '../marks/read-habits.ts'
import { STREAK_DAYS } from '../rhythm/streak.ts'
import type { Habit } from '../tables.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))
const things = Object.entries(readWordLists<string>(new URL('./things.yaml', import.meta.url))).map(
  ([thing, said]) => [thing, new Set([...said].map(nameKey))] as const,
)

/** Which thing somebody stays away from words name, in whichever form. */
const thingOf = (words: string): string | undefined =>
  things.find(([, said]) => said.has(nameKey(words)))?.[0]

const MINUTES_A_DAY = 24 * 60

/**
 * "tô há 3 dias sem fumar" begins a habit of days without, those days included; "hoje não fumei" is one
 * more of whoever keeps it, "fumei" takes one back, and "há quantos dias?" is told.
 */
export const claimAbstained: Claim = async (_slots, { text }, context) => {
  const said = readSaid(text, context)
  const deed = String(said?.params.deed)
  const thing = said && thingOf(deed)
  if (!said || thing === undefined) return undefined
  const kept = (await readHabits(context)).find((habit) => isWithout(habit, thing, context))
  const { date } = said.params
  // "haven't smoked in 3 days" is heard as a day to come.
  if (!kept && said.intent === 'kept_off' && typeof date === 'string' && date > context.today) {
    // "smoked" is no name of what is left.
    const name = context.text(`habit.thing.${thing}`)
    return begun(name, { count: daysBetween(context.today, date) }, context)
  }
  if (said.intent === 'want_to_stop') return kept ? toldOf(kept) : firstDayOf(deed, context)
  if (said.intent === 'abstain') return kept ? toldOf(kept) : begun(deed, said.params, context)
  if (!kept) return undefined
  switch (said.intent) {
    case 'kept_off':
      return { call: { intent: 'record_habit', params: saidSlots({ habitRef: kept.id, date }) } }
    case 'slipped':
      return { call: { intent: 'unmark_habit', params: saidSlots({ habitRef: kept.id, date }) } }
    default:
      return toldOf(kept)
  }
}

const toldOf = ({ name }: Habit): Instead => ({
  call: { intent: 'get_habits', params: { habitRef: name } },
})

/** Whether a habit is the one of days without something: "Sem fumar", "No smoking". */
function isWithout({ name }: Habit, thing: string, { text }: DomainContext): boolean {
  const opening = text('habit.withoutWords').split('|')
  const key = nameKey(name)
  return opening.some(
    (word) => key.startsWith(`${word} `) && thingOf(key.slice(word.length)) === thing,
  )
}

/** Whoever wants to stop has not done so yet: nothing is counted before a day is told. */
function firstDayOf(deed: string, { text }: DomainContext): Instead {
  const params = { name: text('habit.without', { deed }), frequency: 'daily' }
  return { call: { intent: 'create_habit', params }, remark: text('habit.howToStop', { deed }) }
}

/** The habit, counted from the first day without; nothing where that lies further back than days are counted. */
function begun(deed: string, slots: JsonObject, context: DomainContext): Instead | undefined {
  const { today, text } = context
  const doneSince = firstDay(slots, today)
  if (doneSince > today || daysBetween(doneSince, today) >= STREAK_DAYS) return undefined
  const params = { name: text('habit.without', { deed }), frequency: 'daily', doneSince }
  return { call: { intent: 'create_habit', params }, remark: text('habit.howToAbstain', { deed }) }
}

/** Three days without, told on the 29th, are the 27th to the 29th; who stopped on a day counts it. */
function firstDay(
  { count, date, isStay, minutes, startDate = date }: JsonObject,
  today: string,
): string {
  const days = typeof minutes === 'number' ? minutes / MINUTES_A_DAY : count
  if (typeof days === 'number') return addDays(today, 1 - Math.max(1, Math.round(days)))
  if (typeof startDate !== 'string') return today
  // "tô há 3 dias sem" names the last day with it; "parei ontem" and "desde sexta" the first one without.
  return isStay === true && startDate === date && date < today ? addDays(date, 1) : startDate
}
