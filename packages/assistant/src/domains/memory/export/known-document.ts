import type { DomainContext } from '../../domain-context.ts'
import type { KnownDocument } from '../../domain-memory.ts'
import { asOpening } from '../../internal/clean-text.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { KNOWLEDGE_TYPES } from '../enums.ts'
import { cutQuote } from '../facts/describe-fact.ts'
import { type FactView, viewFact } from '../facts/fact-view.ts'
import { withoutForgotten } from '../facts/read-ended.ts'
import { knowledge } from '../tables.ts'

/**
 * Everything that is known of the user, with where it comes from: what holds, and what held before. What
 * is forgotten is not in it.
 */
export async function knownDocument(context: DomainContext): Promise<KnownDocument> {
  const rows = await selectRows(
    knowledge,
    'true order by valid_until nulls first, created_at, id',
    [],
    context,
  )
  const facts = withoutForgotten(rows)
    .map((row) => viewFact(row, context))
    .map(({ fit: _, ...fact }) => fact)
  return { markdown: toMarkdown(facts, context), json: { facts } }
}

type Known = Omit<FactView, 'fit'>

function toMarkdown(facts: readonly Known[], context: DomainContext): string {
  const { text } = context
  const held = facts.filter(({ validUntil }) => validUntil === null)
  const ended = facts.filter(({ validUntil }) => validUntil !== null)
  const sections = [
    ...KNOWLEDGE_TYPES.map((type) => ({
      title: text(`document.${type}`),
      facts: held.filter((fact) => fact.type === type),
    })),
    { title: text('document.ended'), facts: ended },
  ]
  const parts = sections
    .filter((section) => section.facts.length > 0)
    .map((section) =>
      [`## ${section.title}`, '', ...section.facts.map((fact) => toLine(fact, context))].join('\n'),
    )
  const body = parts.length === 0 ? [text('document.empty')] : parts
  return `${[`# ${text('document.title')}`, ...body].join('\n\n')}\n`
}

/** `- Mora em Olinda — 18/11/2026: “moro em Olinda”`. */
function toLine(fact: Known, { text, format }: DomainContext): string {
  const { content, quote, saidOn, validUntil, source, validatedOn } = fact
  const marks = [
    ...(source === 'inferred' ? [text('document.inferred')] : []),
    ...(validatedOn === null ? [] : [text('document.checked', { day: format.day(validatedOn) })]),
    ...(validUntil === null ? [] : [text('document.until', { day: format.day(validUntil) })]),
  ]
  const words = quote === null ? '' : `: “${oneLine(cutQuote(quote))}”`
  const marked = marks.length === 0 ? '' : ` (${marks.join('; ')})`
  return `- ${escaped(asOpening(oneLine(content)))} — ${saidOn}${escaped(words)}${marked}`
}

const oneLine = (words: string): string => words.replace(/\s+/g, ' ')

/** What would be read as Markdown stays what was said. */
const escaped = (words: string): string => words.replace(/[\\`*_[\]<>#]/g, '\\$&')
