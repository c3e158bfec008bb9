import { z } from 'zod'
import type { QueryMeaning } from '../../../meaning/meaning.ts'
import type { DomainContext } from '../../domain-context.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { joinList } from '../../internal/join-list.ts'
import { LIFE_AREAS } from '../../internal/life-areas.ts'
import { KNOWLEDGE_TYPES, type KnowledgeType } from '../enums.ts'
import { describeEvidence } from '../facts/describe-fact.ts'
import { factKey } from '../facts/fact-key.ts'
import { type FactView, recalled, viewFact } from '../facts/fact-view.ts'
import { asksSecret } from '../facts/is-secret.ts'
import { readEnded } from '../facts/read-ended.ts'
import { readFacts } from '../facts/read-facts.ts'
import { tellOfYou } from '../facts/tell-of-you.ts'
import { isForeign, languageOfFact, toldFact } from '../facts/told-fact.ts'
import { ANSWERS_BY_MEANING } from '../meaning/near-meanings.ts'
import { askedFor, createFactIndex } from '../search/fact-index.ts'
import {
  type FactSearch,
  type FoundFact,
  type FoundFacts,
  searchFacts,
} from '../search/search-facts.ts'
import type { KnowledgeRow } from '../tables.ts'
import { searchTurns } from '../turns/search-turns.ts'
import { recalledTurn, type ToldTurn, telling, tellTurns, toTold } from '../turns/told-turn.ts'
import { searchBefore, tellEnded, type When } from './search-before.ts'

/** What a reply and a model can take, and what a page can. */
const MAX_TOLD = 60
const MAX_PAGE = 1000

/** Below this a fact shares a word with the question, and does not answer it. */
const ANSWERS = 0.5
/** Others that fit nearly as well are told too. */
const NEAR = 0.8
const MAX_HITS = 5
/** So many of the best are read; of one kind, more, since others stand between them. */
const LOOKED_AT = 12
const LOOKED_AT_OF_KIND = 50

type Output = {
  readonly query: string
  readonly type: KnowledgeType | null
  /** The best first where words were asked for, the newest first otherwise. */
  readonly facts: readonly FactView[]
  /** How many are kept in all. */
  readonly total: number
  /** Where nothing kept answers: what the user said in conversations that does. */
  readonly turns: readonly ToldTurn[]
  /** Whether what held before was asked for; and where nothing did, what holds now. */
  readonly when: When | null
  readonly now: FactView | null
}

/** Answers from what is kept about the user: the facts that fit, with the user's words and their day. */
export const searchKnowledge = defineDomainReadTool({
  name: 'search_knowledge',
  description:
    'What the user told about themselves, all or by words. What is not there is not known.',
  input: z.object({
    query: z.string().optional(),
    type: z.enum(KNOWLEDGE_TYPES).optional(),
    area: z.enum(LIFE_AREAS).optional(),
    limit: z.number().int().min(1).max(MAX_PAGE).optional(),
    withHistory: z.boolean().optional().describe('Also what holds no more.'),
    topic: z.string().optional(),
    when: z
      .enum(['before', 'ever'])
      .optional()
      .describe('What held before: old homes, jobs, names.'),
  }),
  codeSlots: ['type', 'area', 'limit', 'withHistory', 'topic'],
  status: 'status.searching',
  async execute(slots, context) {
    const { query = '', type, area, limit: told = MAX_TOLD, withHistory, topic, when } = slots
    if (when !== undefined) return readBefore({ query, topic, when }, context)
    const ended = withHistory === true ? await readEnded(context) : []
    if (topic !== undefined) return readTopic({ query, topic }, context)
    const isOfKind = (one: KnowledgeRow) => type === undefined || one.type === type
    const asked = { query: quoteText(query), type: type ?? null, when: null, now: null }
    if (query.trim() === '') {
      const held = await readFacts(context)
      const facts = [...held, ...ended]
        .filter((one) => isOfKind(one) && (area === undefined || one.area === area))
        .map((fact) => viewFact(fact, context))
      const shown = facts.slice(0, told)
      const output: Output = { ...asked, facts: shown, total: held.length, turns: [] }
      return output
    }
    const meaning = await context.meaning?.of(query)
    const limit = type === undefined ? LOOKED_AT : LOOKED_AT_OF_KIND
    const { hits: found, count } = await find(query, { ended, limit, meaning }, context)
    const hits = ofSpeaker(found, query, context)
    const facts = fitting(hits, isOfKind, context)
    const isAnswered = facts.length > 0 || type !== undefined || askedFor(query).length === 0
    const turns = isAnswered ? [] : await saidOf(query, meaning, context)
    const output: Output = { ...asked, facts: facts.slice(0, told), total: count, turns }
    return output
  },
  memories: ({ query, facts, turns }) =>
    query === '' ? [] : [...facts.map(recalled), ...turns.map(recalledTurn)],
  reply(output, context) {
    const { query, type, facts, total } = output
    const { text } = context
    if (output.when !== null) return tellBefore(output, context)
    if (query !== '') return tellHits(output, context)
    if (facts.length > 0) return tellAll(facts, context)
    if (total === 0) return text('fact.none')
    return text(type === null ? 'fact.noneOfArea' : `fact.noneOfType.${type}`)
  },
})

/**
 * "what's my name?" and "quanto eu calço?" are of the speaker: a fact about somebody else, who has a name
 * and shoes too, is no answer. Where more is asked for, that tells who it is about.
 */
function ofSpeaker(
  found: readonly FoundFact[],
  query: string,
  { locale }: DomainContext,
): readonly FoundFact[] {
  const asked = askedFor(query)
  if (asked.length === 0) {
    const key = factKey(`${query.replace(OWNER, '')} é x`)?.key
    return found.filter(
      ({ fact }) => fact.key === key || (NAME.test(query) && fact.key === 'called'),
    )
  }
  if (asked.length > 1 || !SPEAKER.test(query)) return found
  return found.filter(
    ({ fact }) =>
      /^(?:Você|You) /.test(tellOfYou(fact.content, fact.quote, languageOfFact(fact) ?? locale)) ||
      isSaidOfSelf(query, fact),
  )
}

/** "e calço 39" behind something else answers "quanto eu calço?": the word of the speaker is theirs. */
const isSaidOfSelf = (query: string, { quote }: Pick<KnowledgeRow, 'quote'>): boolean => {
  const verb = new RegExp(`${SPEAKER.source} (\\p{L}+)`, 'iu').exec(query)?.[1] ?? ''
  return verb !== '' && new RegExp(`(?<!\\p{L})${verb}(?!\\p{L})`, 'iu').test(quote ?? '')
}

/** What held before, and where nothing did, what is known to hold now. */
async function readBefore(
  asked: Parameters<typeof searchBefore>[0],
  context: DomainContext,
): Promise<Output> {
  const facts = await searchBefore(asked, context)
  const { query, topic } = asked
  const [now] = facts.length > 0 ? [] : await searchBefore({ query, topic, when: 'ever' }, context)
  return {
    query: quoteText(query),
    type: null,
    facts: facts.slice(0, MAX_HITS),
    total: facts.length,
    turns: [],
    when: asked.when,
    now: query === '' && topic === undefined ? null : (now ?? null),
  }
}

/** What only one thing can be true of; where it was never told, whatever its words find. */
async function readTopic(
  { query, topic }: { readonly query: string; readonly topic: string },
  context: DomainContext,
): Promise<Output> {
  const held = await readFacts(context)
  const [fact] = held.filter(({ key }) => key === topic)
  const { hits } = fact ? { hits: [] } : await searchFacts(query, context, { limit: LOOKED_AT })
  const found = fact
    ? [viewFact(fact, context)]
    : fitting(ofSpeaker(hits, query, context), () => true, context)
  return {
    query: quoteText(query),
    type: null,
    facts: found,
    total: held.length,
    turns: [],
    when: null,
    now: null,
  }
}

function tellBefore({ facts, now }: Output, context: DomainContext): string {
  const { text } = context
  const [only, ...others] = facts
  if (!only) {
    const known =
      now === null ? '' : ` ${text('fact.before.now', { fact: tellFact(now, context) })}`
    return `${text('fact.before.unknown')}${known}`
  }
  if (others.length === 0) return tellEnded(only, context)
  return facts.map((fact) => `- ${tellEnded(fact, context)}`).join('\n')
}

const NAME = /(?<!\p{L})(?:nome|name)(?!\p{L})/iu
const OWNER = /^(?:o |a )?(?:meu|minha|my) /i
const SPEAKER = /(?<!\p{L})(?:eu|i)(?!\p{L})/iu

/** So many answer where nothing is kept. */
const MAX_TURNS = 3
/** What was said in passing is told where it has nearly all that was asked for. */
const ANSWERS_IN_PASSING = 0.75

async function saidOf(
  query: string,
  meaning: QueryMeaning | undefined,
  context: DomainContext,
): Promise<readonly ToldTurn[]> {
  const found = await searchTurns(query, context, { meaning })
  const answering = found.filter(
    (turn) => turn.coverage >= ANSWERS_IN_PASSING || turn.meaning >= ANSWERS_BY_MEANING,
  )
  return telling(answering)
    .slice(0, MAX_TURNS)
    .map((turn) => toTold(turn, query))
}

/** What holds is found by the index that is kept between questions. */
async function find(
  query: string,
  { ended, ...search }: FactSearch & { readonly ended: readonly KnowledgeRow[] },
  context: DomainContext,
): Promise<FoundFacts> {
  if (ended.length === 0) return searchFacts(query, context, search)
  const held = await readFacts(context)
  const byId = new Map<string, KnowledgeRow>([...held, ...ended].map((fact) => [fact.id, fact]))
  const hits = createFactIndex(byId.values())
    .search(query)
    .flatMap(({ id, ...hit }) => {
      const fact = byId.get(id)
      return fact === undefined ? [] : [{ ...hit, meaning: 0, fact }]
    })
  return { hits, count: held.length }
}

function fitting(
  found: readonly FoundFact[],
  isOfKind: (fact: KnowledgeRow) => boolean,
  context: DomainContext,
): readonly FactView[] {
  const hits = found.filter(({ fact }) => isOfKind(fact))
  const answering = hits.filter(
    ({ coverage, meaning }) => coverage >= ANSWERS || meaning >= ANSWERS_BY_MEANING,
  )
  const [best] = answering
  if (!best) return []
  return answering
    .filter(({ score }) => score >= best.score * NEAR)
    .slice(0, MAX_HITS)
    .map(({ fact, coverage, meaning }) =>
      viewFact(fact, context, Math.round(Math.max(coverage, meaning) * 100) / 100),
    )
}

function tellHits({ query, facts, turns }: Output, context: DomainContext): string {
  const [best, ...others] = facts
  if (turns.length > 0)
    return tellTurns(turns, { heading: context.text('turn.found.about') }, context)
  if (!best) return context.text(asksSecret(query) ? 'fact.secretAsked' : 'fact.unknown', { query })
  if (others.length === 0) return tellFact(best, context)
  const lines = facts.map((fact) => `- ${tellFact(fact, context)}`)
  return joinList(context.text('fact.found', { count: facts.length }), lines, context)
}

function tellFact(fact: FactView, context: DomainContext): string {
  const evidence = describeEvidence(fact, context)
  // The evidence quotes the words already.
  const isQuoted = fact.source !== 'inferred' && fact.quote !== null
  if (isQuoted && isForeign(fact, context.locale)) return evidence
  return `${toldFact(fact, context.locale)}. ${evidence}`
}

function tellAll(facts: readonly FactView[], context: DomainContext): string {
  const { text, format } = context
  const lines = KNOWLEDGE_TYPES.flatMap((type) =>
    facts
      .filter((fact) => fact.type === type)
      .map((fact) => {
        const day = format.dayNumeric(fact.saidOn)
        const ended = fact.validUntil === null ? '' : ` ${text('fact.ended')}`
        return `- ${toldFact(fact, context.locale)} (${day})${ended}`
      }),
  )
  return joinList(text('fact.all', { count: facts.length }), lines, context)
}
