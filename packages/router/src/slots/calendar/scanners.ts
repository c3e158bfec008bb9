import { defineScanner } from '../reading.ts'
import { date } from './read-date.ts'
import { dueDay } from './read-due-day.ts'
import { moment } from './read-moment.ts'
import { period } from './read-period.ts'
import { recurrence } from './read-recurrence.ts'
import { time } from './read-time.ts'
import { timeRange } from './read-time-range.ts'

/** Finds calendar days. */
export const dateScanner = defineScanner('date', date)
/** Finds stretches of days: weeks, months, "last 15 days". */
export const periodScanner = defineScanner('period', period)
/** Finds clock times, with their preposition: "às 9", "10pm". */
export const timeScanner = defineScanner('time', time)
/** Finds stretches between two clock times. */
export const timeRangeScanner = defineScanner('timeRange', timeRange)
/** Finds dates with a clock time, and instants counted from now. */
export const momentScanner = defineScanner('moment', moment)
/** Finds days of the month on which something falls due. */
export const dueDayScanner = defineScanner('dueDay', dueDay)
/** Finds rhythms: "todo dia", "monthly", "every Monday". */
export const recurrenceScanner = defineScanner('recurrence', recurrence)
