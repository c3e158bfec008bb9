import type { Claim } from '../../domain-tool.ts'
import { isThing } from '../../internal/is-thing.ts'
import { dayAheadIn } from '../series/days-said.ts'
import { eventsNamed } from './known-event.ts'
import { nameBeside } from './plan-said.ts'
import { readOccurrences } from './read-events.ts'
import { said } from './words.ts'

const ASKED = new RegExp(
  `(?:^|[,.!] )${said('asksHour')} (?:${said('article')} )?(?<name>.+?)(?: ${said('asksHourEnd')})?[?!. ]*$`,
  'iu',
)

/**
 * "que horas é o balé amanhã?", "what time is my 1:1 with Priya?" of which only the day was read: that one
 * event is asked after. Where it is not on the day that was said, when it is next.
 */
export const claimHourAsked: Claim = async ({ title, ...days }, { text }, context) => {
  const asked = ASKED.exec(text.trim())?.groups?.name
  const name = title === undefined && asked !== undefined ? nameBeside(asked) : undefined
  if (name === undefined) return undefined
  const kept = await eventsNamed(name, context)
  if (kept.length === 0 && !isThing(name)) return undefined
  const day = dayAheadIn(asked ?? '', context)
  const onDay = day === undefined ? [] : await readOccurrences(day, day, context)
  const isThen = onDay.some(({ event }) => kept.some((one) => one.event.id === event.id))
  const params = isThen ? { ...days, title: name } : { title: name }
  return { call: { intent: 'get_agenda', params } }
}
