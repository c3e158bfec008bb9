import type { JsonObject, LearnedSentenceId, Locale, TurnId } from '@parco/protocol'
import { fromUuid, toUuid, toUuidOrNull } from '../ids.ts'
import { toJson } from '../json.ts'
import type { Sql } from '../sql.ts'

/** A sentence of the user's own, as the sentence grammar reads it. */
export interface LearnedSentence {
  readonly id: LearnedSentenceId
  readonly locale: Locale
  readonly sentence: string
  readonly intent: string
  /** What the sentence decides by itself. */
  readonly params: JsonObject
  /** The message that it was made from. */
  readonly sourceText: string
  readonly status: LearnedStatus
}

export type LearnedStatus = 'offered' | 'adopted' | 'declined'

interface Row {
  readonly id: string
  readonly locale: Locale
  readonly sentence: string
  readonly intent: string
  readonly params: JsonObject
  readonly source_text: string
  readonly status: LearnedStatus
}

const COLUMNS = 'id, locale, sentence, intent, params, source_text, status'

function toLearnedSentence({ id, source_text, ...row }: Row): LearnedSentence {
  return { ...row, id: fromUuid('learnedSentence', id), sourceText: source_text }
}

/** Offers a sentence; false when it was offered before, whatever the user made of it. */
export async function offerSentence(
  sql: Sql,
  offer: Omit<LearnedSentence, 'status'> & {
    /** The turn in which a model understood it; a sentence that was taught has none. */
    readonly turnId?: TurnId
    readonly now: Date
  },
): Promise<boolean> {
  const rows = await sql.query(
    `insert into learned_sentences
       (id, user_id, locale, sentence, intent, params, source_text, turn_id, status, offered_at)
     values ($1, parco_user_id(), $2, $3, $4, $5::jsonb, $6, $7, 'offered', $8)
     on conflict do nothing returning id`,
    [
      toUuid(offer.id),
      offer.locale,
      offer.sentence,
      offer.intent,
      toJson(offer.params),
      offer.sourceText,
      toUuidOrNull(offer.turnId),
      offer.now,
    ],
  )
  return rows.length === 1
}

/** The user's sentences with one of these states, the newest first. */
export async function listLearnedSentences(
  sql: Sql,
  statuses: readonly LearnedStatus[],
): Promise<LearnedSentence[]> {
  const rows = await sql.query<Row>(
    `select ${COLUMNS} from learned_sentences where status = any($1) order by offered_at desc, id desc`,
    [statuses],
  )
  return rows.map(toLearnedSentence)
}

/**
 * The sentences on offer that proved right: those for a read, and those whose write the user approved
 * and has not undone; the newest first.
 */
export async function listOffers(
  sql: Sql,
  writeIntents: readonly string[],
): Promise<LearnedSentence[]> {
  const rows = await sql.query<Row>(
    `select ${COLUMNS} from learned_sentences as learned
      where status = 'offered' and (
        not intent = any($1) or exists (
          select 1 from approvals join receipts on receipts.approval_id = approvals.id
           where approvals.turn_id = learned.turn_id and receipts.undone_at is null
        )
      )
      order by offered_at desc, id desc`,
    [writeIntents],
  )
  return rows.map(toLearnedSentence)
}

/** One sentence, or none of the user's. */
export async function findLearnedSentence(
  sql: Sql,
  id: LearnedSentenceId,
): Promise<LearnedSentence | undefined> {
  const [row] = await sql.query<Row>(`select ${COLUMNS} from learned_sentences where id = $1`, [
    toUuid(id),
  ])
  return row && toLearnedSentence(row)
}

/** Records what the user made of a sentence; a later word replaces an earlier one. */
export async function decideLearnedSentence(
  sql: Sql,
  id: LearnedSentenceId,
  status: Exclude<LearnedStatus, 'offered'>,
  now: Date,
): Promise<boolean> {
  const rows = await sql.query(
    'update learned_sentences set status = $2, decided_at = $3 where id = $1 returning id',
    [toUuid(id), status, now],
  )
  return rows.length === 1
}
