import { type JsonObject, jsonObjectSchema } from '@parco/protocol'
import type { Claim } from '../../domain-tool.ts'
import { addDays } from '../../internal/calendar.ts'
import { readPhrases } from '../../internal/word-lists.ts'

const said = readPhrases<'born'>(new URL('./born.yaml', import.meta.url))
const BORN = new RegExp(`(?<!\\p{L})${said('born')}(?!\\p{L})`, 'iu')
/** Who was born longer ago is no news. */
const NEWS_DAYS = 60

/** "minha neta nasceu ontem": the year is known too, and it is a joy before it is a record. */
export const claimBorn: Claim = async (slots, { text }, { text: say, today }) => {
  const updates = jsonObjectSchema.safeParse(slots.updates).data
  const day = updates?.birthday
  if (typeof day !== 'string' || !BORN.test(text) || text.includes('?')) return undefined
  const birthday = newsOn(day, today)
  if (birthday === undefined) return undefined
  const params: JsonObject = { ...slots, updates: { ...updates, birthday } }
  return { call: { intent: 'update_person', params }, remark: say('person.born') }
}

/** The day with its year, where it is one of the last weeks. */
function newsOn(day: string, today: string): string | undefined {
  const monthAndDay = day.slice(-5)
  const candidates = day.startsWith('--')
    ? [`${today.slice(0, 4)}-${monthAndDay}`, `${Number(today.slice(0, 4)) - 1}-${monthAndDay}`]
    : [day]
  return candidates.find((one) => one <= today && one >= addDays(today, -NEWS_DAYS))
}
