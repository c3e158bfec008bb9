import { addDays, daysBetween, weekdayOf } from '../../internal/calendar.ts'
import { minutesBetween, plusMinutes } from '../../internal/local-time.ts'
import { type Series, seriesDays } from '../series/series.ts'
import type { EventFacts } from './event-occurrence.ts'

type Stretch = Pick<EventFacts, 'startsLocal' | 'endsLocal'>

/**
 * A whole series, moved as one of its occurrences is: to another hour, to another day of the week or of
 * the month. Days of the week that are said take the place of all that it had.
 */
export function moveSeries(
  event: EventFacts,
  from: string,
  to: Stretch,
  weekdays?: readonly number[],
): EventFacts {
  const [fromDay, toDay] = [from.slice(0, 10), to.startsLocal.slice(0, 10)]
  const startDay = event.startsLocal.slice(0, 10)
  const isSaid = weekdays !== undefined && event.series?.freq === 'weekly'
  const series =
    event.series && (isSaid ? { ...event.series, weekdays } : movedTo(event.series, fromDay, toDay))
  const shifted = addDays(
    startDay,
    isSaid || isMovedDay(event.series, startDay, fromDay) ? daysBetween(fromDay, toDay) : 0,
  )
  const last = addDays(shifted, 800)
  const day = seriesDays(series, shifted, shifted, last)[0] ?? shifted
  const startsLocal = `${day}${to.startsLocal.slice(10)}`
  const endsLocal =
    to.endsLocal && plusMinutes(startsLocal, minutesBetween(to.startsLocal, to.endsLocal))
  return { ...event, startsLocal, endsLocal, series }
}

/** The name that an occurrence has after that: what was changed of it goes along. */
export function movedName(event: EventFacts, name: string, from: string, to: string): string {
  const [fromDay, toDay] = [from.slice(0, 10), to.slice(0, 10)]
  const day = name.slice(0, 10)
  const isMoved = isMovedDay(event.series, day, fromDay)
  return `${isMoved ? addDays(day, daysBetween(fromDay, toDay)) : day}${to.slice(10)}`
}

/** Of several days of the week only the one that moves does. */
function isMovedDay(series: Series | null, day: string, fromDay: string): boolean {
  return (series?.weekdays?.length ?? 1) === 1 || weekdayOf(day) === weekdayOf(fromDay)
}

function movedTo(series: Series, fromDay: string, toDay: string): Series {
  const until =
    series.until === undefined ? {} : { until: addDays(series.until, daysBetween(fromDay, toDay)) }
  if (series.nth !== undefined) {
    const isOne = series.weekdays?.length === 1
    return { ...series, ...until, ...(isOne ? { weekdays: [weekdayOf(toDay)] } : {}) }
  }
  if (series.monthDay !== undefined) {
    return { ...series, ...until, monthDay: Number(toDay.slice(8)) }
  }
  if (series.weekdays === undefined) return { ...series, ...until }
  const kept = series.weekdays.filter((weekday) => weekday !== weekdayOf(fromDay))
  return { ...series, ...until, weekdays: [...new Set([...kept, weekdayOf(toDay)])].sort() }
}
