import type { DomainContext } from '../../domain.ts'
import { isCalendarDay } from '../../internal/calendar.ts'
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
    const startsLocal = `${start.value.slice(0, 10)}T00:00`
    return { status: 'checked', value: { startsLocal, endsLocal: null, allDay: true } }
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
