import { type Id, isId, type JsonObject } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { cleanText } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { LIFE_AREAS, type LifeArea } from '../../internal/life-areas.ts'
import { ask, isNotReady, type NotReady, refuse } from '../../internal/preparations.ts'
import { CONFIDENCE, KNOWLEDGE_TYPES, type KnowledgeSource, type KnowledgeType } from '../enums.ts'
import { assertHeld, closeFact } from '../facts/close-fact.ts'
import { compareFacts } from '../facts/compare-facts.ts'
import { describeEvidence, describeSince, saidOn } from '../facts/describe-fact.ts'
import { factFields, shownField } from '../facts/fact-fields.ts'
import { factKey } from '../facts/fact-key.ts'
import { holdsSecret } from '../facts/is-secret.ts'
import { factsNear, findFact } from '../facts/read-facts.ts'
import { cleanQuote, saidInTurn } from '../facts/said-in-turn.ts'
import { toldFact, toldInside, toldShortly } from '../facts/told-fact.ts'
import { withNames } from '../facts/with-names.ts'
import { isForgotten } from '../forgetting/tombstones.ts'
import type { KnowledgeRow } from '../tables.ts'

/** Longer ones are stories, which the conversation keeps. */
export const MAX_CONTENT = 1000

const input = z.object({
  type: z.enum(KNOWLEDGE_TYPES).optional(),
  content: z.string().describe('In the third person: "mora em Recife".'),
  area: z.enum(LIFE_AREAS).optional(),
  quote: z.string().optional().describe('Their words that say so, exactly.'),
  /** What the user chose where an older fact may be true no more. */
  replaces: z.string().optional(),
  isAlso: z.boolean().optional(),
  /** Set by code on what a model proposes. */
  isInferred: z.boolean().optional(),
})
type Input = z.output<typeof input>

type Prepared = {
  readonly type: KnowledgeType
  readonly content: string
  readonly key: string | null
  readonly area: LifeArea | null
  readonly quote: string | null
  readonly sourceTurn: string | null
  readonly source: KnowledgeSource
  readonly replaces: {
    readonly id: Id<'kno'>
    readonly content: string
    /** As it is told to its user. */
    readonly told: string
  } | null
}

/** Keeps something about the user in mind; what it surely contradicts stops holding, and stays in the history. */
export const addKnowledge = defineDomainWriteTool({
  name: 'add_knowledge',
  description:
    'Keeps a lasting fact, taste or memory of the user. Not a mood, nor what has a tool of its own: people, money, decisions.',
  input,
  codeSlots: ['area', 'replaces', 'isAlso', 'isInferred'],
  status: 'status.saving',
  verb: 'record',
  writes: ['knowledge'],
  async prepare(slots, context) {
    const { text } = context
    const content = withNames(cleanText(slots.content))
    if (content === '') return ask('content', text('fact.askContent'))
    if (holdsSecret(content)) return refuse(text('fact.secret'))
    if ([...content].length > MAX_CONTENT) {
      return ask('content', text('fact.tooLong', { maximum: MAX_CONTENT }))
    }
    if (slots.isInferred === true && (await isForgotten(content, context))) {
      return refuse(text('fact.wasForgotten'))
    }
    const replaced = await replacedFact(content, slots, context)
    if (isNotReady(replaced)) return replaced
    const { row } = replaced
    const prepared = await toPrepared(content, slots, row, context)
    const shown = { type: prepared.type, content, area: prepared.area }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: text('fact.title', { content: told(prepared, context) }),
        fields: [
          ...factFields(shown, context),
          ...(row === null
            ? []
            : [shownField('replaces', text('fact.label.replaces'), describeSince(row, context))]),
          ...(slots.isAlso === true
            ? [shownField('isAlso', text('fact.label.isAlso'), text('shared.yes'))]
            : []),
          ...(slots.isInferred === true
            ? [shownField('isInferred', text('fact.label.source'), text('source.inferred'))]
            : []),
          ...(prepared.quote === null || prepared.source !== 'inferred'
            ? []
            : [shownField('quote', text('fact.label.quote'), prepared.quote)]),
        ],
      },
    }
  },
  // What a question about it is answered with, "1", is no proof of it.
  fromWords: (slots, { text, into }) =>
    into === undefined && text !== '' && slots.quote === undefined
      ? { ...slots, ...asSaid(slots.content, text), quote: text }
      : slots,
  fromModel: (slots) => ({ ...slots, isInferred: true }),
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { replaces, sourceTurn, ...fact } = prepared
    if (replaces !== null) await assertHeld(replaces.id, replaces.content, context)
    const id = context.mint('kno')
    await context.ledger.insert('knowledge', {
      id,
      type: fact.type,
      content: fact.content,
      key: fact.key,
      area: fact.area,
      quote: fact.quote,
      source_turn: sourceTurn,
      source: fact.source,
      confidence: CONFIDENCE[fact.source],
      valid_from: context.today,
      created_at: context.now.toISOString(),
    })
    if (replaces !== null) await closeFact(replaces.id, id, context)
    return prepared
  },
  reply: (prepared, context) =>
    context.text(prepared.replaces === null ? 'fact.kept' : 'fact.keptInstead', {
      content: toldShortly(told(prepared, context)),
      before: toldShortly(prepared.replaces?.told ?? ''),
    }),
})

/** As it is told to its user, within a sentence. */
const told = (fact: Prepared, { locale }: DomainContext): string => toldInside(fact, locale)

async function toPrepared(
  content: string,
  { type = 'fact', area, ...slots }: Input,
  replaced: KnowledgeRow | null,
  context: DomainContext,
): Promise<Prepared> {
  const quote = slots.quote === undefined ? null : cleanQuote(slots.quote)
  const sourceTurn = quote === null ? null : await saidInTurn(quote, context)
  const isInferred = slots.isInferred === true
  return {
    type,
    content,
    key: factKey(content)?.key ?? null,
    area: area ?? null,
    // Words that the user never wrote prove nothing.
    quote: isInferred && sourceTurn === null ? null : quote,
    sourceTurn,
    source: isInferred ? 'inferred' : quote === null ? 'form' : 'said',
    replaces:
      replaced === null
        ? null
        : {
            id: replaced.id,
            content: replaced.content,
            told: toldInside(replaced, context.locale),
          },
  }
}

/**
 * What stops holding by a new fact. Where only the user knows, or where they have said that the old one
 * is right, they are asked; the same fact is not kept twice.
 */
async function replacedFact(
  content: string,
  { replaces, isAlso = false }: Input,
  context: DomainContext,
): Promise<NotReady | { readonly status: 'checked'; readonly row: KnowledgeRow | null }> {
  const { text } = context
  const related = (await factsNear(content, context)).flatMap((row) => {
    const relation = compareFacts(content, row)
    return relation === undefined ? [] : [{ row, relation }]
  })
  const same = related.find(({ relation }) => relation === 'same')
  if (same) {
    const said = { ...same.row, saidOn: saidOn(same.row, context) }
    const evidence = describeEvidence(said, context)
    return refuse(
      text('fact.known', {
        content: toldFact(same.row, context.locale),
        evidence,
      }),
    )
  }
  if (replaces !== undefined) {
    const row = isId('kno', replaces) ? await findFact(replaces, context) : undefined
    return row ? { status: 'checked', row } : refuse(text('fact.gone'))
  }
  if (isAlso) return { status: 'checked', row: null }
  const [first] = related
  if (!first) return { status: 'checked', row: null }
  const isSure = first.relation === 'replaces' && first.row.validatedOn === null
  if (isSure) return { status: 'checked', row: first.row }
  return ask('replaces', text('fact.askChanged', { before: describeSince(first.row, context) }), [
    { label: text('fact.itChanged'), slots: { replaces: first.row.id } },
    { label: text('fact.bothHold'), slots: { isAlso: true } },
  ])
}

/** Codes and numbers digit by digit as they were typed: reading takes the hyphen off "MG-12.345.678". */
function asSaid(content: JsonObject[string] | undefined, text: string): JsonObject {
  if (typeof content !== 'string') return {}
  const typed = text.split(/\s+/).map((token) => token.replace(/[,;:.!?]+$/u, ''))
  const bare = (token: string): string => token.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()
  const words = content.split(' ').map((word) => {
    if (!/\d/.test(word) || text.includes(word)) return word
    return typed.find((token) => bare(token) === bare(word)) ?? word
  })
  return { content: words.join(' ') }
}
