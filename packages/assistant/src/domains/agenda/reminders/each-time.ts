import type { JsonObject } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { WordsRead } from '../../domain-tool.ts'
import { instantOf, movedTo } from '../../internal/local-time.ts'
import { NAMES_DAY } from '../events/hour-alone.ts'
import { daysFrom } from '../series/series.ts'
import { describeRhythm } from './describe-reminder.ts'
import type { ReminderOccurrence } from './reminder-occurrence.ts'
import { said } from './words.ts'

const EACH_TIME = new RegExp(`(?<!\\p{L})${said('eachTime')}(?!\\p{L})`, 'iu')
const THIS_TIME = new RegExp(`(?<!\\p{L})${said('thisTime')}(?!\\p{L})`, 'iu')

/** "muda pra 7h30" says an hour alone: what comes again comes so each time, and not just this once. */
export function everyTimeFromWords(slots: JsonObject, { text }: WordsRead): JsonObject {
  return typeof slots.datetime === 'string' && isOfEachTime(text)
    ? { ...slots, isEveryTime: true }
    : slots
}

/** Whether words that move a reminder are of all the times that it comes. */
export const isOfEachTime = (text: string): boolean =>
  !THIS_TIME.test(text) && (EACH_TIME.test(text) || !NAMES_DAY.test(text))

/** A series at the hour of a moment by the user's clock, from its next time on; nothing for what comes once. */
export function rhythmAt(
  { reminder, occurrence }: ReminderOccurrence,
  moment: string,
  context: DomainContext,
): { readonly startsLocal: string; readonly from: string; readonly to: string } | undefined {
  const { series, zone } = reminder
  if (series === null) return undefined
  const asked = movedTo(moment, context.timeZone, zone)
  const days = daysFrom(series, reminder.startsLocal.slice(0, 10), occurrence.slice(0, 10))
  for (const day of days) {
    const startsLocal = `${day}T${asked.slice(11)}`
    if (instantOf(startsLocal, zone) <= context.now) continue
    const from = describeRhythm(reminder, series, context)
    return { startsLocal, from, to: describeRhythm({ startsLocal, zone }, series, context) }
  }
  return undefined
}
