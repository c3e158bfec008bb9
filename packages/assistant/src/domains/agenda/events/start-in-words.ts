import type { JsonObject } from '@parco/protocol'
import { readFacts } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { WordsRead } from '../../domain-tool.ts'
import { weekdayOf } from '../../internal/calendar.ts'
import { firstWeekday } from '../series/days-said.ts'
import { byClock } from '../series/zone-in-words.ts'
import { said } from './words.ts'

const START = new RegExp(
  `[,;]?\\s+${said('startingFrom')}(?: (?<day>[^,;]+?))?(?=$|,|;| [àa]s \\d| at \\d)`,
  'iu',
)

/** A message without the words that say from when on something comes again. */
export const withoutStart = (text: string): string => text.replace(START, '')

/**
 * "terapia toda segunda às 15h a partir do dia 7": its first time is on or after that day, and the words
 * are no part of its name.
 */
export function startFromWords(
  slots: JsonObject,
  { into, text }: WordsRead,
  context: DomainContext,
): JsonObject {
  const { startTime, title, weekdays } = slots
  const found = into === undefined && slots.repeatPattern !== undefined ? START.exec(text) : null
  if (!found || typeof title !== 'string') return slots
  const named = { ...slots, title: withoutStart(title) }
  const [day] = readFacts(found.groups?.day ?? '', context).days
  if (day === undefined || typeof startTime !== 'string') return named
  const local = byClock(startTime, context)
  const first = local.slice(0, 10)
  if (first >= day || slots.repeatPattern !== 'weekly') return named
  const onDays = Array.isArray(weekdays) ? weekdays.map(Number) : [weekdayOf(first)]
  return { ...named, startTime: `${firstWeekday(onDays, day)}${local.slice(10)}` }
}
