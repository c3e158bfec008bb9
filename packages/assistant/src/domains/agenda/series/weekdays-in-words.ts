import type { JsonObject, Locale } from '@parco/protocol'
import { fold } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { WordsRead } from '../../domain-tool.ts'
import { addDays, weekdayOf } from '../../internal/calendar.ts'
import { instantOf, localOf } from '../../internal/local-time.ts'

const NAMES: Readonly<Record<Locale, string>> = {
  'pt-BR': 'segunda terca quarta quinta sexta sabado domingo',
  en: 'monday tuesday wednesday thursday friday saturday sunday',
}

/**
 * Several days of the week, which the router reads as one day: "segunda, quarta e sexta às 8" comes
 * again on each of them, from the next one on. The card shows so before anything is kept.
 */
export function weekdaysFromWords(moment: 'datetime' | 'startTime') {
  return (slots: JsonObject, { text, into }: WordsRead, context: DomainContext): JsonObject => {
    if (into !== undefined || slots.weekdays !== undefined) return slots
    const weekdays = listedWeekdays(text, context.locale)
    if (weekdays.length < 2) return slots
    const said = slots[moment]
    const first = typeof said === 'string' ? firstOf(weekdays, said, context) : undefined
    const begins = first === undefined ? {} : { [moment]: first }
    return { ...slots, ...begins, repeatPattern: 'weekly', weekdays: [...weekdays] }
  }
}

function listedWeekdays(text: string, locale: Locale): readonly number[] {
  const names = NAMES[locale].split(' ')
  const day = `(?:${names.join('|')})(?:s|-feiras?)?`
  const listed = fold(text).match(
    new RegExp(`\\b${day}(?:\\s*,\\s*${day})*\\s*(?:,|e|and|&)\\s*(?:(?:na|no|on)\\s+)?${day}\\b`),
  )
  if (!listed) return []
  return names.flatMap((name, at) => (listed[0].includes(name) ? [at + 1] : []))
}

/** The next of the days at the hour of a moment. */
function firstOf(
  weekdays: readonly number[],
  said: string,
  { now, timeZone, today }: DomainContext,
): string | undefined {
  const instant = new Date(said)
  if (Number.isNaN(instant.getTime())) return undefined
  const hour = localOf(instant, timeZone).slice(10)
  return [0, 1, 2, 3, 4, 5, 6, 7]
    .map((days) => addDays(today, days))
    .filter((day) => weekdays.includes(weekdayOf(day)))
    .map((day) => `${day}${hour}`)
    .find((local) => instantOf(local, timeZone) > now)
}
