import type { JsonObject } from '@parco/protocol'
import { readFacts } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { WordsRead } from '../../domain-tool.ts'
import { lastDayOf } from '../../internal/calendar.ts'

/** What follows "até" and "until", up to the end of what is said. */
const UNTIL = /(?<!\p{L})(?:at[ée]|until|till|through)\s+(?:o |a |the )?(?<day>[^,;.!?]+)/iu
/** A month by its name alone is meant with all its days. */
const MONTH_ALONE =
  /^(?:(?:fim|final|end)\s+(?:de|do|of)\s+)?(?:jan|fe[bv]|mar|a[bp]r|ma[iy]|jun|jul|a[ug][og]|se[pt]|o[uc]t|nov|de[cz])\p{L}*(?:\s+(?:de\s+)?\d{4})?$/iu

/**
 * The last day of what comes again, which the router leaves in the title: "toda terça às 19h até junho".
 * The card shows it before anything is kept.
 */
export function untilFromWords(
  slots: JsonObject,
  { text, into }: WordsRead,
  { locale, now, timeZone }: DomainContext,
): JsonObject {
  const comesAgain = slots.repeatPattern !== undefined || slots.weekdays !== undefined
  const said = UNTIL.exec(text)?.groups?.day?.trim()
  if (into !== undefined || !comesAgain || slots.until !== undefined || said === undefined)
    return slots
  const [day] = readFacts(said, { locale, now, timeZone }).days
  if (day === undefined) return slots
  const until = MONTH_ALONE.test(said) ? lastDayOf(day.slice(0, 7)) : day
  const title = typeof slots.title === 'string' ? withoutUntil(slots.title) : undefined
  return { ...slots, ...(title === undefined ? {} : { title }), until }
}

const withoutUntil = (title: string): string => title.replace(UNTIL, '').trim()
