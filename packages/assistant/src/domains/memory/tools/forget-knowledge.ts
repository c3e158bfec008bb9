import { type Id, isId } from '@parco/protocol'
import { toUuid } from '@parco/store'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { cleanText, quoteText } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { ask, refuse } from '../../internal/preparations.ts'
import { assertHeld } from '../facts/close-fact.ts'
import { shownField } from '../facts/fact-fields.ts'
import { countFacts, findFact, readFacts } from '../facts/read-facts.ts'
import { factReferenceSchema, factsNamed } from '../facts/resolve-fact.ts'
import { tellInside } from '../facts/tell-of-you.ts'
import { hashOfTerms, termsToForget, UNDOABLE_DAYS } from '../forgetting/tombstones.ts'
import type { KnowledgeRow } from '../tables.ts'

const input = z.object({
  query: z.string().optional().describe("What to forget, in the user's words."),
  knowledgeRef: factReferenceSchema.optional().describe('One fact by its id.'),
  scope: z.enum(['one', 'all']).optional().describe('all: everything that the words name.'),
  isForGood: z
    .boolean()
    .optional()
    .describe('At once and never to be brought back; only when the user says so.'),
})

type Prepared = {
  readonly facts: readonly {
    readonly id: Id<'kno'>
    readonly content: string
    /** As it is told to its user. */
    readonly told: string
  }[]
  readonly terms: readonly (readonly string[])[]
  readonly isForGood: boolean
}

const MAX_OPTIONS = 6
const MAX_FORGOTTEN = 20
/** More than these stand below the title of the card. */
const MAX_NAMED = 6

/** Forgets something: it is out of sight at once, can be brought back for some days, and then is gone from everywhere. */
export const forgetKnowledge = defineDomainWriteTool({
  name: 'forget_knowledge',
  description:
    'Forgets something that was kept about the user; it can be brought back for 7 days, then it is erased from everywhere, conversations included.',
  input,
  codeSlots: ['knowledgeRef'],
  status: 'status.forgetting',
  verb: 'delete',
  writes: ['knowledge', 'tombstones'],
  async prepare({ query = '', knowledgeRef, scope = 'one', isForGood = false }, context) {
    const { text } = context
    if ((await countFacts(context)) === 0) return refuse(text('fact.none'))
    const words = cleanText(knowledgeRef?.query ?? query)
    const { id } = knowledgeRef ?? {}
    const isAll = id === undefined && words === '' && scope === 'all'
    if (isAll) return ready(await readFacts(context), { scope, isForGood }, context)
    if (id === undefined && words === '') return ask('query', text('fact.askWhat'))
    const named = id === undefined ? await factsNamed(words, context) : await factOf(id, context)
    if (named.length === 0) {
      const key = id === undefined ? 'fact.notFound' : 'fact.gone'
      return refuse(text(key, { query: quoteText(words) }))
    }
    if (named.length > 1 && scope !== 'all') {
      return ask('knowledgeRef', text('fact.askWhich'), [
        ...named.slice(0, MAX_OPTIONS).map((fact) => ({
          label: fact.content,
          slots: { knowledgeRef: { id: fact.id } },
        })),
        { label: text('fact.allOfThem'), slots: { scope: 'all' } },
      ])
    }
    return ready(named.slice(0, MAX_FORGOTTEN), { scope, isForGood }, context)
  },
  fromWords(slots, { text }) {
    if (!FOR_GOOD.test(text)) return slots
    const { query } = slots
    // How it is to be forgotten is no part of what.
    const words = typeof query === 'string' ? { query: query.replace(FOR_GOOD, '').trim() } : {}
    return { ...slots, ...words, isForGood: true }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const forgottenAt = context.now.toISOString()
    const scrubAfter = new Date(context.now)
    if (!prepared.isForGood) scrubAfter.setUTCDate(scrubAfter.getUTCDate() + UNDOABLE_DAYS)
    for (const [place, { id, content }] of prepared.facts.entries()) {
      await assertHeld(id, content, context)
      await context.ledger.update('knowledge', id, { forgotten_at: forgottenAt })
      const terms = prepared.terms[place] ?? []
      if (terms.length === 0) continue
      const stone = context.mint('tmb')
      await context.ledger.insert('tombstones', {
        id: stone,
        knowledge_id: id,
        terms: terms.join(' '),
        hash: hashOfTerms(toUuid(stone), terms),
        forgotten_at: forgottenAt,
        scrub_after: scrubAfter.toISOString(),
        created_at: forgottenAt,
      })
    }
    return prepared
  },
  reply({ facts, isForGood }, { text }) {
    const [only] = facts
    const key = isForGood ? 'forgottenForGood' : 'forgotten'
    return text(`fact.${key}`, { count: facts.length, content: quoteText(only?.told ?? '') })
  },
})

async function factOf(id: string, context: DomainContext): Promise<readonly KnowledgeRow[]> {
  const fact = isId('kno', id) ? await findFact(id, context) : undefined
  return fact ? [fact] : []
}

const FOR_GOOD =
  /(?<!\p{L})(?:de vez|para sempre|pra sempre|definitivamente|for good|forever|permanently)(?!\p{L})/iu

function ready(
  facts: readonly KnowledgeRow[],
  { scope, isForGood }: { readonly scope: 'one' | 'all'; readonly isForGood: boolean },
  context: DomainContext,
) {
  const { text, format } = context
  const list = facts.map(({ content, quote }) => tellInside(content, quote, context.locale))
  const prepared: Prepared = {
    facts: facts.map(({ id, content }, at) => ({ id, content, told: list[at] ?? content })),
    terms: facts.map(({ content }) => termsToForget(content)),
    isForGood,
  }
  return {
    status: 'ready' as const,
    arguments: prepared,
    preview: {
      title:
        list.length > MAX_NAMED
          ? text('fact.forgetMany', { count: list.length })
          : text('fact.forgetTitle', { list: format.list(list.map(quoteText)) }),
      fields: [
        shownField('query', text('fact.label.content'), list.join('; ')),
        ...(scope === 'all'
          ? [shownField('scope', text('fact.label.scope'), text('fact.allOfThem'))]
          : []),
        ...(isForGood
          ? [shownField('isForGood', text('fact.label.isForGood'), text('shared.yes'))]
          : []),
      ],
      warning: text(isForGood ? 'fact.noWayBack' : 'fact.wayBack', { count: UNDOABLE_DAYS }),
    },
  }
}
