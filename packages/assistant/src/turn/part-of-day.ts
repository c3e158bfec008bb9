import type { Turn } from './turn.ts'

/** The hour at which an afternoon, and an evening, begins; before the first the night goes on. */
const MORNING = 5
const AFTERNOON = 12
const NIGHT = 18

/** The part of the user's day in which a turn happens. */
export function partOfDay({ now, user }: Turn): 'morning' | 'afternoon' | 'night' {
  const clock = new Intl.DateTimeFormat('en', {
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone: user.timeZone,
  })
  const hour = Number(clock.format(now))
  if (hour < MORNING || hour >= NIGHT) return 'night'
  return hour < AFTERNOON ? 'morning' : 'afternoon'
}
