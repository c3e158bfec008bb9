import type { JsonObject } from '@parco/protocol'
import type { DomainContext, WordsRead } from '../../domain.ts'
import { addDays } from '../../internal/calendar.ts'

/** What leads to a name, and is no part of it. */
const OPENERS =
  /^(?:(?:p[õo]e|coloca|bota|marca|agenda|anota|cria|put|add|schedule|mark|note)\s+)?(?:(?:na|no|in|on)\s+(?:minha |my |the )?(?:agenda|calend[áa]rio|calendar)\s*:?\s*)?(?:(?:eu\s+)?(?:tenho|temos|vou ter|vai ter|tem|i have|we have|i'm on|i am on|there's|estou de|t[ôo] de|vou estar de)\s+)?(?:(?:um|uma|o|a|os|as|meu|minha|nosso|nossa|an?|the|my|our)\s+)?/iu

/**
 * The name and the days of what lasts whole days: "viagem pro Rio de 10 a 15 de janeiro". Sentences tell
 * the days; the name is what stands before them, or what the sentence sets.
 */
export function daysFromWords(
  slots: JsonObject,
  { text, into }: WordsRead,
  { today }: DomainContext,
): JsonObject {
  if (into !== undefined) return slots
  const { about, date, endDate, moment, noun, startDate, title, ...rest } = slots
  const name = typeof title === 'string' ? { title } : named(text, noun, about)
  if (typeof moment === 'string') return { ...rest, ...name, startTime: moment }
  const first = typeof startDate === 'string' ? startDate : date
  const last = typeof endDate === 'string' && endDate !== startDate ? endDate : undefined
  const isAhead = typeof first === 'string' && first >= addDays(today, -1)
  return {
    ...rest,
    ...name,
    ...(isAhead ? { startTime: first } : {}),
    ...(isAhead && last !== undefined ? { endTime: last } : {}),
    isAllDay: true,
  }
}

/** From the noun of the sentence to the end of what it is about: `Casamento da Ana`, `Ana's wedding`. */
function named(text: string, noun: unknown, about: unknown): JsonObject {
  if (typeof noun !== 'string') return {}
  const words = typeof about === 'string' ? about : ''
  const end = words === '' ? '' : text.toLowerCase().indexOf(words.toLowerCase())
  const from = text.toLowerCase().indexOf(noun)
  if (from < 0) return { title: capital(noun) }
  if (end === '' || end < 0) return { title: capital(noun) }
  const [start, stop] = end < from ? [end, from + noun.length] : [from, end + words.length]
  return { title: capital(text.slice(start, stop).replace(OPENERS, '').trim()) }
}

const capital = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1)
