import { defineScanner } from '../reading.ts'
import { readDate } from './read-date.ts'
import { readDueDay } from './read-due-day.ts'
import { readMoment } from './read-moment.ts'
import { readPeriod } from './read-period.ts'
import { readRecurrence } from './read-recurrence.ts'
import { readTime } from './read-time.ts'
import { readTimeRange } from './read-time-range.ts'

/** Finds calendar days. */
export const dateScanner = defineScanner('date', (words, at) => words.once(readDate, at))
/** Finds stretches of days: weeks, months, "last 15 days". */
export const periodScanner = defineScanner('period', readPeriod)
/** Finds clock times, with their preposition: "às 9", "10pm". */
export const timeScanner = defineScanner('time', (words, at) => words.once(readTime, at))
/** Finds stretches between two clock times. */
export const timeRangeScanner = defineScanner('timeRange', readTimeRange)
/** Finds dates with a clock time, and instants counted from now. */
export const momentScanner = defineScanner('moment', readMoment)
/** Finds days of the month on which something falls due. */
export const dueDayScanner = defineScanner('dueDay', readDueDay)
/** Finds rhythms: "todo dia", "monthly", "every Monday". */
export const recurrenceScanner = defineScanner('recurrence', readRecurrence)
