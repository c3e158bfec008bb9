import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { ask, type NotReady } from '../../internal/preparations.ts'
import {
  everySoManyDays,
  everyTime,
  FREQUENCIES,
  MAX_EVERY_DAYS,
  ofWeekdays,
  PERIODS_OF_DAY,
  type Rhythm,
  timesAWeek,
} from './rhythm.ts'

/** The slots that say how often and when in the day. */
export const rhythmInput = {
  frequency: z
    .enum(FREQUENCIES)
    .optional()
    .describe('custom: with weekdays, perWeek or everyDays.'),
  weekdays: z
    .array(z.number().int().min(1).max(7))
    .max(7)
    .optional()
    .describe('1 is Monday, 7 Sunday.'),
  perWeek: z.number().int().min(1).max(7).optional().describe('Times a week, on no fixed days.'),
  everyDays: z
    .number()
    .int()
    .min(2)
    .max(MAX_EVERY_DAYS)
    .optional()
    .describe('So many days after it was done last; 2 is every other day.'),
  periodOfDay: z.enum(PERIODS_OF_DAY).optional(),
}

type Slots = z.output<z.ZodObject<typeof rhythmInput>>

/** The rhythm that slots say; asks for what is missing. */
export function checkRhythm(
  { everyDays, frequency, perWeek, weekdays = [] }: Slots,
  context: DomainContext,
): { readonly status: 'checked'; readonly value: Rhythm } | NotReady {
  if (frequency !== undefined && frequency !== 'custom') {
    return { status: 'checked', value: everyTime(frequency) }
  }
  if (weekdays.length > 0) return { status: 'checked', value: ofWeekdays(weekdays) }
  if (perWeek !== undefined) return { status: 'checked', value: timesAWeek(perWeek) }
  if (everyDays !== undefined) return { status: 'checked', value: everySoManyDays(everyDays) }
  const key = frequency === 'custom' ? 'habit.askDays' : 'habit.askFrequency'
  return ask('frequency', context.text(key))
}
