import { daysBetween, isCalendarDay } from '../../domains/internal/calendar.ts'
import { createFormatter } from '../../format/create-formatter.ts'
import { dayInZone } from '../../turn/day-in-zone.ts'
import type { Turn } from '../../turn/turn.ts'
import type { ActionHandler } from '../action-handler.ts'
import { nextHoliday } from './holidays.ts'

/** "que horas são?": the clock time where the user is, by their clock. */
export const tellTime: ActionHandler = {
  name: 'tell-time',
  kind: 'deterministic',
  async run(_call, turn) {
    const { locale, now, user } = turn
    const format = createFormatter({ ...user, locale }, dayInZone(now, user.timeZone))
    turn.record.say(turn.say('clock.time', { time: format.time(now) }))
  },
}

/** "que dia é hoje?", "que dia cai o natal?": which day it is, and how far away. */
export const tellDay: ActionHandler = {
  name: 'tell-day',
  kind: 'deterministic',
  async run({ params }, turn) {
    const today = dayInZone(turn.now, turn.user.timeZone)
    const { date, holiday } = params
    const named = typeof holiday === 'string' ? nextHoliday(holiday, today) : undefined
    const said = typeof date === 'string' && isCalendarDay(date) ? date : undefined
    const day = named ?? said ?? today
    const sentence = describeDay(day, daysBetween(today, day), turn)
    const name = named === undefined ? '' : `${turn.say(`holiday.${String(holiday)}`)}: `
    turn.record.say(`${name}${name === '' ? capital(sentence) : sentence}`)
  },
}

function describeDay(day: string, away: number, { locale, say }: Turn): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
  const date = format.format(new Date(`${day}T00:00:00Z`))
  if (away === 0) return say('clock.today', { date })
  return say(away > 0 ? 'clock.ahead' : 'clock.ago', { date, count: Math.abs(away) })
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
