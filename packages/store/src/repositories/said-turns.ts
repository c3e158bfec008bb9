import type { Sql } from '../sql.ts'
import { type InstantValue, toInstant } from './row-values.ts'

/** A conversation, and the place of its newest message. */
export interface SaidPlace {
  /** The UUID of the conversation. */
  readonly id: string
  readonly seq: number
}

/** The same, and whether a turn of it is under way: what its message was understood as is not known yet. */
export interface SaidConversation extends SaidPlace {
  readonly isRunning: boolean
}

/** What the user wrote in one message. */
export interface SaidMessage {
  /** The UUID of the message. */
  readonly id: string
  readonly conversationId: string
  readonly turnId: string
  readonly seq: number
  readonly text: string
  readonly saidAt: string
  /** Whether its turn is under way: what it was understood as is not known yet. */
  readonly isOpen: boolean
}

/** The user's conversations with the place of the newest message of each, in one row. */
export async function listSaidPlaces(sql: Sql): Promise<SaidConversation[]> {
  const [row] = await sql.query<{ places: string | null; running: string | null }>(
    `select
       (select string_agg(id::text || ' ' || last_seq, ',') from conversations
         where user_id = parco_user_id() and deleted_at is null) as places,
       (select string_agg(conversation_id::text, ',') from turns
         where user_id = parco_user_id() and status = 'running') as running`,
    [],
  )
  const running = new Set(row?.running?.split(','))
  const places = row?.places?.split(',') ?? []
  return places.map((place) => {
    const [id = '', seq = '0'] = place.split(' ')
    return { id, seq: Number(seq), isRunning: running.has(id) }
  })
}

const COLUMNS = `messages.id, messages.conversation_id, messages.turn_id, messages.seq,
  messages.created_at as said_at, turns.status = 'running' as is_open,
  (select string_agg(part ->> 'text', E'\\n') from jsonb_array_elements(messages.parts) as part
    where part ->> 'type' = 'text') as text`

/**
 * What the user wrote in conversations behind places in them, in its order. What was understood as one
 * of `leftOut` is not in it.
 */
export async function listSaidSince(
  sql: Sql,
  places: readonly SaidPlace[],
  leftOut: readonly string[],
): Promise<SaidMessage[]> {
  const rows = await sql.query<SaidRow>(
    `select ${COLUMNS}
       from unnest($1::uuid[], $2::integer[]) as known (id, seq)
       join messages on messages.conversation_id = known.id and messages.seq > known.seq
       join turns on turns.id = messages.turn_id and turns.user_id = messages.user_id
      where messages.user_id = parco_user_id() and messages.role = 'user'
        and not exists (
          select from decisions
           where decisions.user_id = messages.user_id and decisions.turn_id = messages.turn_id
             and decisions.intent = any($3))
      order by messages.conversation_id, messages.seq`,
    [places.map(({ id }) => id), places.map(({ seq }) => seq), leftOut],
  )
  return rows.map(toSaid)
}

/** Messages of the user's by their ids, as they read now. */
export async function findSaid(sql: Sql, ids: readonly string[]): Promise<SaidMessage[]> {
  const rows = await sql.query<SaidRow>(
    `select ${COLUMNS}
       from messages join turns on turns.id = messages.turn_id and turns.user_id = messages.user_id
      where messages.user_id = parco_user_id() and messages.id = any($1::uuid[])`,
    [ids],
  )
  return rows.map(toSaid)
}

interface SaidRow {
  readonly id: string
  readonly conversation_id: string
  readonly turn_id: string
  readonly seq: number
  readonly text: string | null
  readonly said_at: InstantValue
  readonly is_open: boolean
}

const toSaid = (row: SaidRow): SaidMessage => ({
  id: row.id,
  conversationId: row.conversation_id,
  turnId: row.turn_id,
  seq: row.seq,
  text: row.text ?? '',
  saidAt: toInstant(row.said_at),
  isOpen: row.is_open,
})
