import { addDays } from '../display/calendar.ts'
import { useTodayDate } from '../display/use-format.ts'
import { useParco } from '../frame/parco-context.ts'

/**
 * The moment, YYYY-MM-DDTHH:MM, at which something new of a day is likely: the next whole hour of today,
 * else nine. Within the last hour of a day that is nine of the next one, for what is past is planned by nobody.
 */
export function likelyMoment(day: string, { today, timeZone, now }: LikelyMoment): string {
  if (day !== today) return `${day}T09:00`
  const hour = Number(
    new Intl.DateTimeFormat('en', {
      ...(timeZone === undefined ? {} : { timeZone }),
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(now),
  )
  if (hour === 23) return `${addDays(day, 1)}T09:00`
  return `${day}T${String(hour + 1).padStart(2, '0')}:00`
}

interface LikelyMoment {
  readonly today: string
  readonly timeZone: string | undefined
  readonly now: Date
}

/** Tells the likely moment of something new on a day of the user's. */
export function useLikelyMoment(): (day: string) => string {
  const timeZone = useParco().access.user?.timeZone
  const today = useTodayDate()
  return (day) => likelyMoment(day, { today, timeZone, now: new Date() })
}
