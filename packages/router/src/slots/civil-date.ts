/** A calendar day as a count of days since 1970-01-01; arithmetic on it knows no clock and no zone. */
export type DayNumber = number

/** Year, month (1-12) and day of the month of the Gregorian calendar. */
export interface CivilDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** A place on the user's own clock. */
export interface LocalTime {
  readonly day: DayNumber
  /** Minutes since local midnight. */
  readonly minutes: number
}

const MS_PER_DAY = 86_400_000
const MS_PER_MINUTE = 60_000
const MINUTES_PER_DAY = 1_440

/** The day number of a date; months beyond 1-12 run into neighbouring years. */
export function toDayNumber({ year, month, day }: CivilDate): DayNumber {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return Math.floor(date.getTime() / MS_PER_DAY)
}

/** The date of a day number. */
export function toCivilDate(day: DayNumber): CivilDate {
  const date = new Date(day * MS_PER_DAY)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** `YYYY-MM-DD` of a day number. */
export function toIsoDate(day: DayNumber): string {
  const { year, month, day: dayOfMonth } = toCivilDate(day)
  return `${pad(year, 4)}-${pad(month)}-${pad(dayOfMonth)}`
}

/** The day number of `YYYY-MM-DD`. */
export function dayNumberOf(isoDate: string): DayNumber {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number)
  return toDayNumber({ year, month, day })
}

/** Day of the week, 1 (Monday) to 7 (Sunday). */
export function weekdayOf(day: DayNumber): number {
  return ((((day + 3) % 7) + 7) % 7) + 1
}

/** The Monday of the week a day lies in. */
export function mondayOf(day: DayNumber): DayNumber {
  return day - (weekdayOf(day) - 1)
}

/** Number of days of a month. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
}

/** Whether such a day exists: 31 February does not, 29 February only in leap years. */
export function isRealDate({ year, month, day }: CivilDate): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** The first and last day of the month that lies a number of months from a day's own. */
export function monthAround(
  day: DayNumber,
  monthsAhead: number,
): { first: DayNumber; last: DayNumber } {
  const { year, month } = toCivilDate(day)
  const first = toDayNumber({ year, month: month + monthsAhead, day: 1 })
  const last = toDayNumber({ year, month: month + monthsAhead + 1, day: 1 }) - 1
  return { first, last }
}

/** The same day of the month some months away, or that month's last day when it is shorter. */
export function addMonths(day: DayNumber, months: number): DayNumber {
  const { first, last } = monthAround(day, months)
  return Math.min(first + toCivilDate(day).day - 1, last)
}

/**
 * The user's day and clock at an instant.
 * @throws RangeError when the time zone is not an IANA name.
 */
export function localTimeOf(instant: Date, timeZone: string): LocalTime {
  const localMs = instant.getTime() + offsetMinutesAt(instant.getTime(), timeZone) * MS_PER_MINUTE
  const minutes = Math.floor(localMs / MS_PER_MINUTE)
  const day = Math.floor(minutes / MINUTES_PER_DAY)
  return { day, minutes: minutes - day * MINUTES_PER_DAY }
}

/** A local time as ISO with the zone's offset; a time skipped by the clock moves forward by the gap. */
export function toIsoMoment({ day, minutes }: LocalTime, timeZone: string): string {
  const localMs = (day * MINUTES_PER_DAY + minutes) * MS_PER_MINUTE
  const instantMs = toInstantMs(localMs, timeZone)
  const offset = offsetMinutesAt(instantMs, timeZone)
  const shown = new Date(instantMs + offset * MS_PER_MINUTE).toISOString().slice(0, 16)
  const sign = offset < 0 ? '-' : '+'
  const absolute = Math.abs(offset)
  return `${shown}:00${sign}${pad(Math.floor(absolute / 60))}:${pad(absolute % 60)}`
}

/**
 * The instant of a local time. Offsets a day away on either side are the only candidates; when the
 * clock shows the time twice the earlier instant is taken, when it skips it the offset before holds.
 */
function toInstantMs(localMs: number, timeZone: string): number {
  const before = offsetMinutesAt(localMs - MS_PER_DAY, timeZone)
  const after = offsetMinutesAt(localMs + MS_PER_DAY, timeZone)
  const early = localMs - before * MS_PER_MINUTE
  const late = localMs - after * MS_PER_MINUTE
  const isLate =
    offsetMinutesAt(early, timeZone) !== before && offsetMinutesAt(late, timeZone) === after
  return isLate ? late : early
}

/** `HH:MM` of minutes since midnight; a day wraps around. */
export function toClock(minutes: number): string {
  const wrapped = ((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY
  return `${pad(Math.floor(wrapped / 60))}:${pad(wrapped % 60)}`
}

/** Minutes since midnight of `HH:MM`. */
export function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
}

/** Formatters are costly to build and there are few zones, so each is built once. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formatters.set(timeZone, formatter)
  return formatter
}

/** Offsets already looked up in each zone; a message asks for the same few many times. */
const offsets = new Map<string, ZoneOffsets>()

function offsetMinutesAt(instantMs: number, timeZone: string): number {
  const known = offsets.get(timeZone)
  if (known) return known.at(instantMs)
  const zone = new ZoneOffsets(timeZone)
  const offset = zone.at(instantMs)
  offsets.set(timeZone, zone)
  return offset
}

const MAX_KNOWN_OFFSETS = 1_000

/** The offsets of one zone. */
class ZoneOffsets {
  private readonly timeZone: string
  private readonly days = new Map<number, number>()
  private readonly minutes = new Map<number, number>()

  constructor(timeZone: string) {
    this.timeZone = timeZone
  }

  /** A day that begins and ends with one offset keeps it throughout: no clock is moved and moved back within one. */
  at(instantMs: number): number {
    const day = Math.floor(instantMs / MS_PER_DAY)
    const offset = this.onDay(day)
    return offset === this.onDay(day + 1) ? offset : this.atMinute(instantMs)
  }

  private onDay(day: number): number {
    return this.kept(this.days, day, day * MS_PER_DAY)
  }

  private atMinute(instantMs: number): number {
    return this.kept(this.minutes, Math.floor(instantMs / MS_PER_MINUTE), instantMs)
  }

  private kept(into: Map<number, number>, key: number, instantMs: number): number {
    const known = into.get(key)
    if (known !== undefined) return known
    if (into.size >= MAX_KNOWN_OFFSETS) into.clear()
    const offset = lookUpOffset(instantMs, this.timeZone)
    into.set(key, offset)
    return offset
  }
}

function lookUpOffset(instantMs: number, timeZone: string): number {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, Number(value)] as const),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const day = toDayNumber({ year: part('year'), month: part('month'), day: part('day') })
  const localMinutes = day * MINUTES_PER_DAY + part('hour') * 60 + part('minute')
  return localMinutes - Math.floor(instantMs / MS_PER_MINUTE)
}

function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0')
}
