import { useTodayDate } from '../display/use-format.ts'
import { useParco } from '../frame/parco-context.ts'

/** The moment, YYYY-MM-DDTHH:MM, at which something new of a day is likely: the next whole hour of today, else nine. */
export function likelyMoment(day: string, { today, timeZone, now }: LikelyMoment): string {
  if (day !== today) return `${day}T09:00`
  const hour = Number(
    new Intl.DateTimeFormat('en', {
      ...(timeZone === undefined ? {} : { timeZone }),
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(now),
  )
  return `${day}T${String(Math.min(hour + 1, 23)).padStart(2, '0')}:00`
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
