import { daysBetween, isCalendarDay } from '../../domains/internal/calendar.ts'
import { readSetting } from '../../domains/settings/read-setting.ts'
import { createFormatter } from '../../format/create-formatter.ts'
import { dayInZone } from '../../turn/day-in-zone.ts'
import type { Turn } from '../../turn/turn.ts'
import type { ActionHandler } from '../action-handler.ts'
import { nextHoliday } from './holidays.ts'

/** "que horas são?", "what time is it in Tokyo?": the clock time where the user is, or there. */
export const tellTime: ActionHandler = {
  name: 'tell-time',
  kind: 'deterministic',
  async run({ params }, turn) {
    const { locale, now, record, say, user } = turn
    const format = createFormatter({ ...user, locale }, dayInZone(now, user.timeZone))
    if (typeof params.name !== 'string') {
      record.say(say('clock.time', { time: format.time(now) }))
      return
    }
    const place = params.name
    const timeZone = readSetting('timeZone', place)
    record.say(
      timeZone === undefined ? say('clock.unknownPlace', { place }) : timeIn(timeZone, turn),
    )
  },
}

/** The time in a zone, with its day where that is another one than the user's. */
function timeIn(timeZone: string, { locale, now, say, user }: Turn): string {
  const today = dayInZone(now, user.timeZone)
  const there = dayInZone(now, timeZone)
  const time = createFormatter({ ...user, locale, timeZone }, there).time(now)
  if (there === today) return say('clock.timeThere', { time })
  const day = createFormatter({ ...user, locale }, today).day(there)
  return say('clock.timeThereOn', { time, day })
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
