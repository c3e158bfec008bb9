import { findSaid, fromUuid, type SaidMessage, toUuid } from '@parco/store'
import type { QueryMeaning } from '../../../meaning/meaning.ts'
import { dayInZone } from '../../../turn/day-in-zone.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { readFacts } from '../facts/read-facts.ts'
import { readPending } from '../forgetting/tombstones.ts'
import { createWordEraser } from '../forgetting/word-eraser.ts'
import { nearestTexts } from '../meaning/near-meanings.ts'
import { withMeanings } from '../meaning/with-meanings.ts'
import { knowledge } from '../tables.ts'
import { type TurnReader, turnIndexOf } from './kept-turns.ts'
import type { TurnGlance } from './turn-index.ts'

/** Something that the user said, as it stands in the conversation now. */
export interface FoundTurn {
  readonly id: string
  readonly conversationId: string
  /** The user's day, YYYY-MM-DD. */
  readonly day: string
  readonly text: string
  /** The share of the query's words that it has, from 0 to 1. */
  readonly coverage: number
  /** How near its meaning is to the query's, from 0 to 1, where there are vectors. */
  readonly meaning: number
  readonly score: number
}

/** A "sim" or "oi" is nothing to tell of a day. */
const SHORTEST_TOLD = 5

/** What is known of something said before it is read. */
export type UnreadTurn = Pick<FoundTurn, 'coverage' | 'meaning'> & Partial<TurnGlance>

/** How past turns are searched. */
export interface TurnSearch {
  /** What the query means, where turns are to be found without a word of it. */
  readonly meaning?: QueryMeaning | undefined
  /** Whether something found is of use; the rest is not read. */
  readonly isWanted?: (turn: UnreadTurn) => boolean
}

/** So many of the best are read; the days that were asked for may leave out most of them. */
const LOOKED_AT = 100

/**
 * What the user said that fits a query, the best first: read from the conversations as they are now, so
 * that nothing is told that is not there. What they forgot is not found from that moment on.
 */
export async function searchTurns(
  query: string,
  reader: TurnReader,
  { meaning, isWanted = () => true }: TurnSearch = {},
): Promise<FoundTurn[]> {
  const index = await turnIndexOf(reader)
  const near = await nearestTexts('turn', meaning, reader)
  const hits = withMeanings(index.search(query, LOOKED_AT), near).filter(
    ({ id, coverage, meaning }) => isWanted({ ...index.find(id), coverage, meaning }),
  )
  if (hits.length === 0) return []
  const ids = hits.map(({ id }) => id)
  const [read, isForgotten] = await reader.sql.together(
    () => findSaid(reader.sql, ids),
    () => isForgottenText(reader),
  )
  const said = read.filter(({ text, turnId }) => !isForgotten(text, turnId))
  const byId = new Map(said.map((message) => [message.id, message]))
  return hits.flatMap(({ id, coverage, meaning, score }) => {
    const message = byId.get(id)
    return message === undefined ? [] : [{ ...toFound(message, reader), coverage, meaning, score }]
  })
}

/** What the user said on days, both included, in its order. */
export async function turnsOfDays(
  { from, until }: { readonly from: string; readonly until: string },
  reader: TurnReader,
): Promise<FoundTurn[]> {
  const index = await turnIndexOf(reader)
  const [said, isForgotten] = await reader.sql.together(
    () => findSaid(reader.sql, index.between(from, until)),
    () => isForgottenText(reader),
  )
  return said
    .filter(({ text, turnId }) => !isForgotten(text, turnId))
    .filter(({ text }) => [...text.trim()].length >= SHORTEST_TOLD)
    .sort((one, other) => one.saidAt.localeCompare(other.saidAt) || one.seq - other.seq)
    .map((message) => ({ ...toFound(message, reader), coverage: 1, meaning: 0, score: 1 }))
}

const toFound = (
  { id, conversationId, saidAt, text }: SaidMessage,
  { timeZone }: TurnReader,
): Omit<FoundTurn, 'coverage' | 'meaning' | 'score'> => ({
  id,
  conversationId: fromUuid('conversation', conversationId),
  day: dayInZone(new Date(saidAt), timeZone),
  text,
})

/** Tells whether a text, said in a turn, tells of something that waits to be erased. */
export async function isForgottenText(
  reader: Pick<TurnReader, 'sql' | 'userId'>,
): Promise<(text: string, turnId?: string) => boolean> {
  const stones = await readPending(reader)
  if (stones.length === 0) return () => false
  const ids = stones.flatMap(({ knowledgeId }) => (knowledgeId ? [toUuid(knowledgeId)] : []))
  const forgotten = await selectRows(knowledge, 'id = any($2::uuid[])', [ids], reader)
  const known = await readFacts(reader)
  const eraser = createWordEraser(
    [...forgotten, ...stones.map(({ terms }) => ({ content: terms ?? '', quote: null }))],
    known.map(({ content }) => content),
    '',
  )
  const sources = new Set(forgotten.map(({ sourceTurn }) => sourceTurn))
  return (text, turnId) =>
    eraser.tells(text) || eraser.erase(text, sources.has(turnId ?? null)) !== text
}
