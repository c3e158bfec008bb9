import type { Id } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import type { Resolution } from '../../domain-tool.ts'
import { asOpening, cleanText } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { LIFE_AREAS, type LifeArea } from '../../internal/life-areas.ts'
import { ask, refuse } from '../../internal/preparations.ts'
import { booleanField } from '../../internal/preview-fields.ts'
import { KNOWLEDGE_TYPES, type KnowledgeType } from '../enums.ts'
import { assertHeld, closeFact } from '../facts/close-fact.ts'
import { describeEvidence, saidOn } from '../facts/describe-fact.ts'
import { factFields, shownField } from '../facts/fact-fields.ts'
import { factKey, subjectOf } from '../facts/fact-key.ts'
import { holdsSecret } from '../facts/is-secret.ts'
import { factsNear } from '../facts/read-facts.ts'
import { factReferenceSchema, resolveFact } from '../facts/resolve-fact.ts'
import { cleanQuote, saidInTurn } from '../facts/said-in-turn.ts'
import { toldFact, toldInside, toldShortly } from '../facts/told-fact.ts'
import { withNames } from '../facts/with-names.ts'
import type { KnowledgeRow } from '../tables.ts'
import { MAX_CONTENT } from './add-knowledge.ts'

const input = z.object({
  knowledgeRef: factReferenceSchema.optional().describe('What is kept, in words, or by its id.'),
  content: z.string().optional().describe('How it really is, in the third person.'),
  type: z.enum(KNOWLEDGE_TYPES).optional(),
  area: z.enum(LIFE_AREAS).optional(),
  isRight: z.boolean().optional().describe('The user looked at it and says that it is right.'),
  quote: z.string().optional(),
})

type Prepared = {
  readonly id: Id<'kno'>
  readonly before: string
  readonly content: string
  /** Both as they are told to their user. */
  readonly toldBefore: string
  readonly told: string
  readonly key: string | null
  readonly type: KnowledgeType
  readonly area: LifeArea | null
  readonly isRight: boolean
  readonly quote: string | null
  readonly sourceTurn: string | null
}

/** Sets right what is kept: new words end the old ones, which stay in the history; a mere "that is right" marks it. */
export const updateKnowledge = defineDomainWriteTool({
  name: 'update_knowledge',
  description:
    'Sets right something that is kept about the user, or marks it as checked by them. What holds no more at all: forget_knowledge.',
  input,
  status: 'status.updating',
  verb: 'change',
  writes: ['knowledge'],
  async prepare({ knowledgeRef, content, type, area, isRight = false, quote }, context) {
    const { text } = context
    if (content !== undefined && holdsSecret(content)) return refuse(text('fact.secret'))
    const resolution = await resolveCorrected({ knowledgeRef, content }, context)
    if (resolution.status !== 'found') return resolution
    const { row } = resolution
    const words = content === undefined ? row.content : withNames(cleanText(content))
    if ([...words].length > MAX_CONTENT) {
      return ask('content', text('fact.tooLong', { maximum: MAX_CONTENT }))
    }
    const isNew = words !== row.content
    if (!isNew && knowledgeRef === undefined && !isRight) {
      return refuse(
        text('fact.known', {
          content: toldFact(row, context.locale),
          evidence: evidenceOf(row, context),
        }),
      )
    }
    const isSame = !isNew && (type ?? row.type) === row.type && (area ?? row.area) === row.area
    if (words === '' || (isSame && !isRight)) {
      return ask('content', text('fact.askHow', { content: asOpening(row.content) }))
    }
    const said = quote === undefined ? null : cleanQuote(quote)
    // Whose it is shows in the words of before too: "muda meu apelido para Duda".
    const told = toldInside(
      { content: words, quote: isNew ? `${said ?? ''} ${row.quote ?? ''}` : row.quote },
      context.locale,
    )
    const prepared: Prepared = {
      id: row.id,
      before: row.content,
      content: words,
      toldBefore: toldInside(row, context.locale),
      told,
      key: factKey(words)?.key ?? row.key,
      type: type ?? row.type,
      area: area ?? row.area,
      isRight,
      quote: said,
      sourceTurn: said === null ? null : await saidInTurn(said, context),
    }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: text(isNew ? 'fact.updateTitle' : 'fact.checkTitle', {
          before: toldFact(row, context.locale),
          content: told,
        }),
        fields: [
          shownField('knowledgeRef', text('fact.label.before'), row.content),
          ...factFields(prepared, context),
          ...(isRight
            ? [
                booleanField(
                  { slot: 'isRight', label: text('fact.label.isRight'), value: true },
                  context,
                ),
              ]
            : []),
        ],
      },
    }
  },
  /** What nothing kept is about is kept as new. */
  async instead({ knowledgeRef, content, quote }, context) {
    if (content === undefined || knowledgeRef?.id !== undefined) return undefined
    if (holdsSecret(content)) return undefined
    const resolution = await resolveCorrected({ knowledgeRef, content }, context)
    if (resolution.status !== 'refused') return undefined
    const params = { type: 'fact', content, ...(quote === undefined ? {} : { quote }) }
    return { call: { intent: 'add_knowledge', params }, remark: context.text('fact.wasNotKept') }
  },
  // What a question about it is answered with, "1", is no proof of it.
  fromWords: (slots, { text, into }) =>
    into === undefined && text !== '' && slots.quote === undefined
      ? { ...slots, quote: text }
      : slots,
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { id, before, content, key, type, area, isRight, quote, sourceTurn } = prepared
    await assertHeld(id, before, context)
    const validated = isRight ? { validated_on: context.today } : {}
    if (content === before) {
      await context.ledger.update('knowledge', id, { type, area, ...validated })
      return prepared
    }
    const next = context.mint('kno')
    await context.ledger.insert('knowledge', {
      id: next,
      type,
      content,
      key,
      area,
      quote,
      source_turn: sourceTurn,
      source: quote === null ? 'form' : 'said',
      confidence: 1,
      valid_from: context.today,
      created_at: context.now.toISOString(),
      ...validated,
    })
    await closeFact(id, next, context)
    return prepared
  },
  reply: ({ before, content, toldBefore, told }, { text }) =>
    text(before === content ? 'fact.checked' : 'fact.updated', {
      before: toldShortly(toldBefore),
      content: toldShortly(told),
    }),
})

/** What a correction is of: what is named, else what the new words are about. */
async function resolveCorrected(
  { knowledgeRef, content }: Pick<z.output<typeof input>, 'knowledgeRef' | 'content'>,
  context: DomainContext,
): Promise<Resolution<KnowledgeRow>> {
  if (knowledgeRef?.id !== undefined || content === undefined) {
    return resolveFact(knowledgeRef, context)
  }
  const key = factKey(cleanText(content))
  const near = key === undefined ? [] : await factsNear(content, context)
  const [alike, ...others] = near.filter((fact) => fact.key === key?.key)
  if (alike !== undefined && others.length === 0) return { status: 'found', row: alike }
  const subject = knowledgeRef?.query ?? subjectOf(content)
  return resolveFact({ query: subject }, context)
}

const evidenceOf = (row: KnowledgeRow, context: DomainContext): string =>
  describeEvidence({ ...row, saidOn: saidOn(row, context) }, context)
