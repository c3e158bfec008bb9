import type { JsonValue } from '@parco/protocol'
import {
  dropAnswers,
  readToldRows,
  type ToldRow,
  toUuid,
  turnsNaming,
  writeToldRow,
} from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { readFacts } from '../facts/read-facts.ts'
import { dropVectorsOfTurns } from '../meaning/memory-vectors.ts'
import { type KnowledgeRow, knowledge, type Tombstone, tombstones } from '../tables.ts'
import { createWordEraser, rewriteTexts, type WordEraser } from './word-eraser.ts'

/**
 * Erases what was forgotten and can no longer be brought back: the facts, and their words in
 * everything that conversations left behind. What is left of them is the hash by which nobody
 * proposes them again. Records of other areas are the user's own, and stay.
 */
export async function eraseForgotten(
  stones: readonly Tombstone[],
  context: DomainContext,
): Promise<void> {
  const { sql } = context
  const forgotten = await readForgotten(stones, context)
  const ids = forgotten.map(({ id }) => toUuid(id))
  const known = await readFacts(context)
  const eraser = createWordEraser(
    [...forgotten, ...stones.map(({ terms }) => ({ content: terms ?? '', quote: null }))],
    known.map(({ content }) => content),
    context.text('fact.erased'),
  )
  await eraseFacts(forgotten, eraser, context)
  const turns = new Set(await turnsNaming(sql, ids))
  for (const { sourceTurn } of forgotten) if (sourceTurn !== null) turns.add(sourceTurn)
  await eraseTold(eraser, turns, context)
  await dropVectorsOfTurns(context, turns)
  await dropAnswers(sql)
  await sql.query(
    `update tombstones set terms = null, knowledge_id = null
      where user_id = parco_user_id() and id = any($1::uuid[])`,
    [stones.map(({ id }) => toUuid(id))],
  )
}

/** The facts, and those whose place they took. */
async function readForgotten(
  stones: readonly Tombstone[],
  context: DomainContext,
): Promise<KnowledgeRow[]> {
  const wanted = new Set(stones.map(({ knowledgeId }) => knowledgeId))
  const all = await selectRows(knowledge, 'true', [], context)
  const found = all.filter(({ id, forgottenAt }) => forgottenAt !== null && wanted.has(id))
  for (const { id } of found) {
    // The list grows while it is walked: what they replaced replaced others.
    found.push(...all.filter(({ supersededBy }) => supersededBy === id))
  }
  return found
}

/** The facts themselves, older ones that say the same, and what the quotes of others say of them. */
async function eraseFacts(
  forgotten: readonly KnowledgeRow[],
  eraser: WordEraser,
  context: DomainContext,
): Promise<void> {
  const { sql } = context
  const gone = new Set(forgotten.map(({ id }) => id))
  const others = await selectRows(knowledge, 'true', [], context)
  for (const { id, supersededBy, content } of others) {
    if (supersededBy !== null && eraser.tells(content)) gone.add(id)
  }
  await sql.query(
    'delete from knowledge where user_id = parco_user_id() and id = any($1::uuid[])',
    [[...gone].map(toUuid)],
  )
  for (const { id, quote, sourceTurn } of others) {
    if (quote === null || gone.has(id)) continue
    const isNear = forgotten.some((one) => one.sourceTurn !== null && one.sourceTurn === sourceTurn)
    const left = eraser.erase(quote, isNear)
    if (left === quote) continue
    await sql.query('update knowledge set quote = $2 where user_id = parco_user_id() and id = $1', [
      toUuid(id),
      left,
    ])
  }
}

/**
 * The words in messages, events, cards, receipts and prompts. The turns that tell of it are found first,
 * since what was said in them besides may make sense of it.
 */
async function eraseTold(
  eraser: WordEraser,
  turns: Set<string>,
  { sql, now }: DomainContext,
): Promise<void> {
  const conversations = new Set<string>()
  const { beginnings } = eraser
  const query = () => ({ beginnings, turnIds: [...turns], conversationIds: [...conversations] })
  for await (const rows of readToldRows(sql, query())) {
    for (const row of rows) {
      const isNear = row.turnId !== null && turns.has(row.turnId)
      if (!isNear && !textsOf(row).some((text) => eraser.tells(text))) continue
      if (row.turnId !== null) turns.add(row.turnId)
      if (row.conversationId !== null) conversations.add(row.conversationId)
    }
  }
  for await (const rows of readToldRows(sql, query())) {
    for (const row of rows) {
      const isNear =
        row.turnId === null
          ? row.conversationId !== null && conversations.has(row.conversationId)
          : turns.has(row.turnId)
      const written = eraseRow(row, (text) => eraser.erase(text, isNear))
      if (written !== row) await writeToldRow(sql, written, now)
    }
  }
}

function textsOf({ texts, json }: ToldRow): string[] {
  const found = Object.values(texts).filter((text) => text !== null)
  const collect = (text: string): string => {
    found.push(text)
    return text
  }
  for (const value of Object.values(json)) rewriteTexts(value, collect)
  return found
}

function eraseRow(row: ToldRow, erase: (text: string) => string): ToldRow {
  const texts = mapValues(row.texts, (text) => (text === null ? null : erase(text)))
  const json = mapValues(row.json, (value) => rewriteTexts(value, erase))
  const isSame = (one: object, other: Readonly<Record<string, unknown>>) =>
    Object.entries(one).every(([key, value]) => value === other[key])
  return isSame(texts, row.texts) && isSame(json, row.json) ? row : { ...row, texts, json }
}

const mapValues = <Value extends JsonValue>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))

/** What was forgotten before this moment and still has its words. */
export const readOverdue = (context: DomainContext): Promise<Tombstone[]> =>
  selectRows(tombstones, 'terms is not null and scrub_after <= $2', [context.now], context)
