import { dayInZone } from '../../../turn/day-in-zone.ts'
import type { DomainContext } from '../../domain-context.ts'
import type { KnowledgeRow } from '../tables.ts'
import { spokenDay } from './days-in-words.ts'

/** A quote longer than this is cut where it is told. */
const QUOTED_CHARACTERS = 160

/** The user's day on which something was kept. */
export const saidOn = (
  { createdAt }: Pick<KnowledgeRow, 'createdAt'>,
  { timeZone }: Pick<DomainContext, 'timeZone'>,
): string => dayInZone(createdAt, timeZone)

/** The user's words as they are repeated. */
export function cutQuote(quote: string): string {
  const characters = [...quote]
  if (characters.length <= QUOTED_CHARACTERS) return quote
  return `${characters.slice(0, QUOTED_CHARACTERS).join('').trimEnd()}…`
}

/** `mora em Recife (desde 12/03)`. */
export function describeSince(fact: KnowledgeRow, { text, format }: DomainContext): string {
  return text('fact.since', { content: fact.content, day: format.day(fact.validFrom) })
}

/** Where it comes from: the user's words with their day, a form, or what was made of a conversation. */
export function describeEvidence(
  fact: Pick<KnowledgeRow, 'source' | 'quote'> & { readonly saidOn: string },
  context: DomainContext,
): string {
  const { text } = context
  const day = spokenDay(fact.saidOn, context)
  if (fact.source === 'inferred') return text('fact.evidence.inferred', { day })
  if (fact.quote === null) return text('fact.evidence.form', { day })
  return text('fact.evidence.said', { day, quote: cutQuote(fact.quote) })
}
