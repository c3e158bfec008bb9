import { fold } from '@parco/router'
import type { Claim } from '../../domain-tool.ts'
import { addDays } from '../../internal/calendar.ts'
import { asOpening, withoutStop } from '../../internal/clean-text.ts'
import { instantOf } from '../../internal/local-time.ts'
import { firstWeekday, hourIn, weekdaysIn } from '../series/days-said.ts'
import { rhythmIn } from '../series/rhythm-in-words.ts'
import { withoutStart } from './start-in-words.ts'
import { anywhere, said } from './words.ts'

/** Somebody who does it, or an order: what is told of a life, and no plan. */
const TOLD = new RegExp(`^${said('told')}(?!\\p{L})`, 'iu')
const HOUR = /(?:\s*(?:,|[àa]s|at|ao|@))?\s*\d{1,2}(?:[:h]\d{0,2})?\s*(?:horas?|[ap]\.?m\.?)?$/iu
const MAX_WORDS = 6

/**
 * "feira de orgânicos sábado sim sábado não às 8h", "farmers market every other Saturday at 8am": a name,
 * days that come again, and an hour, with nothing else.
 */
export const claimRhythmPlan: Claim = async (_slots, { text }, { locale }) => {
  const message = withoutStart(withoutStop(text))
  const rhythm = rhythmIn(message, locale)
  if (message.includes('?') || TOLD.test(message) || rhythm?.weekdays === undefined)
    return undefined
  if (hourIn(message) === undefined) return undefined
  // The words of the rhythm are folded, and as long as those that were said.
  const at = fold(message).indexOf(rhythm.said)
  const rest = message.slice(at + rhythm.said.length)
  const before = message.slice(0, at).trim().replace(LEADS, '')
  const behind = rest.replace(HOUR, '').trim()
  // "every last Friday there's happy hour at 6pm" says its name behind its days.
  const name = before === '' ? nameBehind(behind) : before
  const isWhole = HOUR.test(rest) && (before === '' || behind === '')
  if (!isWhole || name === '' || name.split(/\s+/).length > MAX_WORDS) return undefined
  const title = asOpening(name)
  return { call: { intent: 'create_event', params: { title } } }
}

const nameBehind = (rest: string): string => {
  const have = HAVE.exec(rest)
  return have === null ? '' : rest.slice(have[0].length).replace(LEADS, '')
}
const HAVE = new RegExp(`^,?\\s*${said('have')}\\s+`, 'iu')

/** A habit by its own name, or what somebody means to do. */
const HABIT = new RegExp(anywhere('habit'), 'iu')

/** "yoga every Monday and Wednesday at 6:30pm" has days and an hour: it is on the agenda, and no habit. */
export const claimWeeklyPlan: Claim = async ({ name }, { text }, context) => {
  const { locale, now, timeZone, today } = context
  const hour = hourIn(text)
  const weekdays = weekdaysIn(text, locale)
  const isHabit = text.includes('?') || TOLD.test(text) || HABIT.test(text)
  if (typeof name !== 'string' || hour === undefined || weekdays.length === 0 || isHabit)
    return undefined
  const isOver = instantOf(`${today}T${hour}`, timeZone) <= now
  const startTime = `${firstWeekday(weekdays, isOver ? addDays(today, 1) : today)}T${hour}`
  const repeats = { repeatPattern: 'weekly', weekdays: [...weekdays] }
  return { call: { intent: 'create_event', params: { title: name, startTime, ...repeats } } }
}

const LEADS = new RegExp(`^(?:${said('order')} )?(?:${said('article')} )?`, 'iu')
