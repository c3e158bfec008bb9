import type { JsonObject } from '@parco/protocol'
import { readFacts } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { WordsRead } from '../../domain-tool.ts'
import { hourIn } from './days-said.ts'

const MORNING = '09:00'

/**
 * "aniversário de casamento dia 3 de dezembro, todo ano" is on that day, and not on today: an event lasts
 * all of it where no hour is said, and a reminder comes in its morning.
 */
export function yearlyDayFromWords(moment: 'datetime' | 'startTime') {
  return (slots: JsonObject, { text, into }: WordsRead, context: DomainContext): JsonObject => {
    if (into !== undefined || slots.repeatPattern !== 'yearly') return slots
    const days = new Set(readFacts(text, context).days)
    const [day] = days
    if (day === undefined || days.size !== 1) return slots
    const next = day >= context.today ? day : `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
    const hour = hourIn(text)
    if (hour !== undefined) return { ...slots, [moment]: `${next}T${hour}` }
    return moment === 'startTime'
      ? { ...slots, startTime: next, isAllDay: true }
      : { ...slots, datetime: `${next}T${MORNING}` }
  }
}
