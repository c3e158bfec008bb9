import { toUuid } from '@parco/store'
import type { QueryMeaning } from '../../../meaning/meaning.ts'
import type { DomainContext } from '../../domain-context.ts'
import type { Recalled, RecalledLine } from '../../domain-memory.ts'
import { asOpening } from '../../internal/clean-text.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { SINGLE_KEYS } from '../facts/fact-key.ts'
import { recalled, viewFact } from '../facts/fact-view.ts'
import { ANSWERS_BY_MEANING } from '../meaning/near-meanings.ts'
import { searchFacts } from '../search/search-facts.ts'
import { type KnowledgeRow, knowledge } from '../tables.ts'
import { excerptOf } from '../turns/excerpt.ts'
import { fitTurns } from '../turns/fit-turns.ts'
import { sessionOf } from '../turns/kept-turns.ts'
import { type FoundTurn, searchTurns } from '../turns/search-turns.ts'

/** Who somebody is takes a few lines; the rest is looked for when it matters. */
const MAX_PROFILE = 12
const MAX_MEMORIES = 12

/** Below this a fact shares a word with the message that many others share too. */
const LEAST_COVERAGE = 0.1
/** Past turns with less of a message's words are about something else; and they may take so many tokens. */
const TELLS = 0.5
const TURN_TOKENS = 200
/** Others count as long as they fit nearly half as well. */
const LEAST_OF_BEST = 0.4

/**
 * What a model is told of what the user keeps in mind: who they are, and what has to do with their
 * words, each with its day. Everything in it was said by the user, or adopted by them on a card.
 */
export async function recallMemory(context: DomainContext, words: string): Promise<Recalled> {
  const meaning = context.meaning && (await context.meaning.of(words))
  const [profile, { hits }, turns] = await context.sql.together(
    () => readProfile(context),
    () => searchFacts(words, context, { meaning }),
    () => findTelling(context, words, meaning),
  )
  const told = new Set(profile.map(({ id }) => id))
  const [best] = hits
  const fitting = hits.filter(
    ({ fact, coverage, meaning: near, score }) =>
      !told.has(fact.id) &&
      (coverage >= LEAST_COVERAGE || near > 0) &&
      score >= (best?.score ?? 0) * LEAST_OF_BEST,
  )
  return {
    profile: profile.map((fact) => `- ${asOpening(fact.content)}`).join('\n'),
    memories: [
      ...fitting.slice(0, MAX_MEMORIES).map(({ fact }) => toLine(fact, context)),
      ...tellTurns(turns, { words, told: fitting.map(({ fact }) => fact.quote) }),
    ],
  }
}

/** What only one thing can be true of at a time, and what the user has checked; the same until it changes. */
const readProfile = (context: DomainContext): Promise<KnowledgeRow[]> =>
  selectRows(
    knowledge,
    `superseded_by_id is null and forgotten_at is null and (key = any($2) or validated_on is not null)
      order by created_at, id limit ${MAX_PROFILE}`,
    [SINGLE_KEYS],
    context,
  )

function toLine(fact: KnowledgeRow, context: DomainContext): RecalledLine {
  const view = viewFact(fact, context)
  return { text: `${asOpening(fact.content)} (${view.saidOn})`, card: recalled(view) }
}

/**
 * What the user wrote elsewhere, or on another day, that has most of the words of their message; what
 * they asked tells nothing of them.
 */
function findTelling(
  context: DomainContext,
  words: string,
  meaning: QueryMeaning | undefined,
): Promise<readonly FoundTurn[]> {
  const here = sessionOf(toUuid(context.conversationId), context.today)
  return searchTurns(words, context, {
    meaning,
    isWanted: ({ coverage, meaning: near, isQuestion, session }) =>
      (coverage >= TELLS || near >= ANSWERS_BY_MEANING) && isQuestion === false && session !== here,
  })
}

interface Asked {
  readonly words: string
  /** The quotes of facts that are told: said once is enough. */
  readonly told: readonly (string | null)[]
}

function tellTurns(
  turns: readonly FoundTurn[],
  { words, told: quotes }: Asked,
): readonly RecalledLine[] {
  const telling = turns
    .filter(({ text }) => !quotes.includes(text.trim()))
    .map((turn) => ({ ...turn, text: excerptOf(turn.text, words) }))
  return fitTurns(telling, TURN_TOKENS).map(({ day, text }) => ({
    text: `They wrote on ${day}: “${text}”`,
    card: { content: `“${text}”`, saidOn: day },
  }))
}
