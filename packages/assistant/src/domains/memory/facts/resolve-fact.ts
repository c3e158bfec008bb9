import { isId } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import type { Resolution } from '../../domain-tool.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { askWhich } from '../../internal/preparations.ts'
import { searchFacts } from '../search/search-facts.ts'
import type { KnowledgeRow } from '../tables.ts'
import { findFact } from './read-facts.ts'

/** The user's own words for what is kept; `id` where a page or a list names it. */
export const factReferenceSchema = z.union([
  z.string().transform((query): FactReference => (isId('kno', query) ? { id: query } : { query })),
  z.object({ id: z.string().optional(), query: z.string().optional() }),
])
export type FactReference = {
  readonly id?: string | undefined
  readonly query?: string | undefined
}

/** More choices than this are no help. */
const MAX_OPTIONS = 6
/** What has less of the words is about something else. */
const LEAST_COVERAGE = 0.5
/** A second one as near as this may be meant as well. */
const NEAR = 0.85

/** The facts that words name, the best first: all that are as good as the first. */
export async function factsNamed(
  query: string,
  context: DomainContext,
): Promise<readonly KnowledgeRow[]> {
  const found = await searchFacts(query, context)
  const hits = found.hits.filter(({ coverage }) => coverage >= LEAST_COVERAGE)
  const [best] = hits
  if (!best) return []
  return hits.filter(({ score }) => score >= best.score * NEAR).map(({ fact }) => fact)
}

/** Which fact is meant, or a question. */
export async function resolveFact(
  reference: FactReference | undefined,
  context: DomainContext,
): Promise<Resolution<KnowledgeRow>> {
  const { text } = context
  if (reference?.id !== undefined) {
    const row = isId('kno', reference.id) ? await findFact(reference.id, context) : undefined
    if (row) return { status: 'found', row }
    return { status: 'refused', explanation: text('fact.gone') }
  }
  const query = reference?.query ?? ''
  if (query.trim() === '') {
    return {
      status: 'question',
      missing: ['knowledgeRef'],
      question: text('fact.askWhat'),
      options: [],
    }
  }
  const named = await factsNamed(query, context)
  const [only, ...others] = named
  if (!only) {
    return { status: 'refused', explanation: text('fact.notFound', { query: quoteText(query) }) }
  }
  if (others.length === 0) return { status: 'found', row: only }
  return askWhich(
    'knowledgeRef',
    text('fact.askWhich'),
    named.slice(0, MAX_OPTIONS).map(({ id, content }) => ({ label: content, value: { id } })),
  )
}
