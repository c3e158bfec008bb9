import type { DomainContext } from '../../domain-context.ts'
import { addDays, isCalendarDay } from '../../internal/calendar.ts'
import type { Checked } from '../../internal/check-slots.ts'
import { plusMinutes } from '../../internal/local-time.ts'
import { ask, isNotReady, type NotReady } from '../../internal/preparations.ts'
import { checkMoment } from '../series/said-moment.ts'

/** When an event begins and ends, by the user's clock. */
export interface Times {
  readonly startsLocal: string
  readonly endsLocal: string | null
  readonly allDay: boolean
}

/** Nothing lasts longer. */
const MAX_DAYS = 366

/** Checks when it begins and ends; a day without an hour is all of it. */
export function checkTimes(
  slots: {
    readonly startTime?: string | undefined
    readonly endTime?: string | undefined
    readonly isAllDay?: boolean | undefined
  },
  context: DomainContext,
): Checked<Times> | NotReady {
  const { text } = context
  const start = checkMoment('startTime', slots.startTime, text('event.askWhen'), context)
  if (isNotReady(start)) return start
  if (slots.isAllDay ?? isCalendarDay(slots.startTime ?? '')) {
    return checkDays(start.value.slice(0, 10), slots.endTime, context)
  }
  const startsLocal = start.value
  if (slots.endTime === undefined) {
    return { status: 'checked', value: { startsLocal, endsLocal: null, allDay: false } }
  }
  const end = checkMoment('endTime', slots.endTime, text('event.askEnd'), context)
  if (isNotReady(end)) return end
  const isInOrder =
    end.value > startsLocal && end.value <= plusMinutes(startsLocal, MAX_DAYS * 24 * 60)
  if (!isInOrder) return ask('endTime', text('event.askEnd'))
  return { status: 'checked', value: { startsLocal, endsLocal: end.value, allDay: false } }
}

/** Whole days: the last one that is said is one of them, so that its end is midnight behind it. */
function checkDays(
  first: string,
  endTime: string | undefined,
  context: DomainContext,
): Checked<Times> | NotReady {
  const { text } = context
  const startsLocal = `${first}T00:00`
  const oneDay: Times = { startsLocal, endsLocal: null, allDay: true }
  if (endTime === undefined) return { status: 'checked', value: oneDay }
  const end = checkMoment('endTime', endTime, text('event.askLastDay'), context)
  if (isNotReady(end)) return end
  const last = end.value.slice(0, 10)
  if (last === first) return { status: 'checked', value: oneDay }
  if (last < first || last > addDays(first, MAX_DAYS))
    return ask('endTime', text('event.askLastDay'))
  return { status: 'checked', value: { ...oneDay, endsLocal: `${addDays(last, 1)}T00:00` } }
}

/** The last of the whole days of an event. */
export function lastDayOf({
  endsLocal,
  startsLocal,
}: Pick<Times, 'startsLocal' | 'endsLocal'>): string {
  return endsLocal === null ? startsLocal.slice(0, 10) : addDays(endsLocal.slice(0, 10), -1)
}
