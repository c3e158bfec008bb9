import type { DomainContext } from '../../domain-context.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { describeEvidence } from '../facts/describe-fact.ts'
import { factKey } from '../facts/fact-key.ts'
import { type FactView, viewFact } from '../facts/fact-view.ts'
import { readEnded } from '../facts/read-ended.ts'
import { toldFact } from '../facts/told-fact.ts'
import { createFactIndex } from '../search/fact-index.ts'
import { type KnowledgeRow, knowledge } from '../tables.ts'

/** What is asked after: what held before, or all that ever did. */
export type When = 'before' | 'ever'

interface Asked {
  readonly query: string
  /** What only one thing can be true of. */
  readonly topic: string | undefined
  readonly when: When
}

/** Below this a fact shares a word with the question, and does not answer it. */
const ANSWERS = 0.5

/** The facts that held before, by their topic or words; with those that hold where all are asked for. */
export async function searchBefore(
  { query, topic, when }: Asked,
  context: DomainContext,
): Promise<readonly FactView[]> {
  const ended = ofTopic(await readEnded(context), { query, topic })
  const held = when === 'ever' ? ofTopic(await readHeld(context), { query, topic }) : []
  return [...held, ...ended].map((fact) => viewFact(fact, context))
}

const readHeld = (context: DomainContext): Promise<KnowledgeRow[]> =>
  selectRows(
    knowledge,
    'superseded_by_id is null and forgotten_at is null order by created_at desc',
    [],
    context,
  )

function ofTopic(
  facts: readonly KnowledgeRow[],
  { query, topic }: Pick<Asked, 'query' | 'topic'>,
): readonly KnowledgeRow[] {
  if (topic !== undefined) {
    return facts.filter(({ key, content }) => (key ?? factKey(content)?.key) === topic)
  }
  if (query === '') return facts
  const found = createFactIndex(facts)
    .search(query)
    .filter(({ coverage }) => coverage >= ANSWERS)
  const ids = new Set(found.map(({ id }) => id))
  return facts.filter(({ id }) => ids.has(id))
}

/** `Você me disse em 3 de maio: “moro em Recife”. Valeu até 6 de junho.` */
export function tellEnded(fact: FactView, context: DomainContext): string {
  const { text, format, locale } = context
  const { quote, validUntil } = fact
  const told = quote === null ? `${toldFact(fact, locale)}. ` : ''
  const until =
    validUntil === null
      ? text('fact.before.holds')
      : text('fact.before.until', { day: format.day(validUntil) })
  return `${told}${describeEvidence(fact, context)} ${until}`
}
