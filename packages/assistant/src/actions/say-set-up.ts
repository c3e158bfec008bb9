import { isFirstNotice } from '@parco/store'
import { dayInZone } from '../turn/day-in-zone.ts'
import type { Turn } from '../turn/turn.ts'

/** Says how more would be understood: once on each of the user's days, as nobody wants to hear it twice. */
export async function saySetUpOnceADay(turn: Turn): Promise<void> {
  const { sql, user, now } = turn
  const day = dayInZone(now, user.timeZone)
  const isFirst = await isFirstNotice(sql, { userId: user.id, name: 'set-up-model', day })
  if (isFirst) turn.record.say(turn.say('reasoning.setUp'))
}
