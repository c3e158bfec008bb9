import type { FeedContent, FeedId } from '@parco/protocol'
import { fromUuid, toUuid } from '../ids.ts'
import { toJson } from '../json.ts'
import type { Sql } from '../sql.ts'

/** A private address at which calendars read an agenda. */
export interface StoredFeed {
  readonly id: FeedId
  readonly contents: readonly FeedContent[]
  readonly createdAt: Date
  /** To within the hour; absent while nobody read it. */
  readonly readAt?: Date
}

/** What calendars were last told of an entry. */
export interface FeedEntryState {
  readonly uid: string
  /** Of what it said then. */
  readonly fingerprint: string
  /** How often it changed since. */
  readonly sequence: number
  readonly changedAt: Date
}

type FeedRow = {
  readonly id: string
  readonly contents: readonly FeedContent[]
  readonly created_at: Date
  readonly read_at: Date | null
}

const COLUMNS = 'id, contents, created_at, read_at'

/** Makes an address, of whose secret only the hash is kept. */
export async function insertFeed(
  sql: Sql,
  feed: Omit<StoredFeed, 'readAt'> & { readonly secretHash: string },
): Promise<void> {
  await sql.query(
    `insert into calendar_feeds (id, user_id, secret_hash, contents, created_at)
     values ($1, parco_user_id(), $2, $3, $4)`,
    [toUuid(feed.id), feed.secretHash, feed.contents, feed.createdAt],
  )
}

/** The addresses of the user, the newest first. */
export async function listFeeds(sql: Sql): Promise<StoredFeed[]> {
  const rows = await sql.query<FeedRow>(
    `select ${COLUMNS} from calendar_feeds where user_id = parco_user_id()
      order by created_at desc, id desc`,
  )
  return rows.map(toFeed)
}

/** The address with the secret of this hash, and nobody else's until the transaction ends. */
export async function holdFeed(sql: Sql, secretHash: string): Promise<StoredFeed | undefined> {
  const [row] = await sql.query<FeedRow>(
    `select ${COLUMNS} from calendar_feeds
      where user_id = parco_user_id() and secret_hash = $1 for update`,
    [secretHash],
  )
  return row && toFeed(row)
}

/** Notes that a calendar is reading. */
export async function touchFeed(sql: Sql, id: FeedId, now: Date): Promise<void> {
  await sql.query(
    'update calendar_feeds set read_at = $2 where user_id = parco_user_id() and id = $1',
    [toUuid(id), now],
  )
}

/** Makes an address lead nowhere; returns whether there was one. */
export async function deleteFeed(sql: Sql, id: FeedId): Promise<boolean> {
  const rows = await sql.query(
    'delete from calendar_feeds where user_id = parco_user_id() and id = $1 returning 1',
    [toUuid(id)],
  )
  return rows.length > 0
}

/** Makes all addresses of the user lead nowhere. */
export async function deleteFeeds(sql: Sql): Promise<void> {
  await sql.query('delete from calendar_feeds where user_id = parco_user_id()')
}

/** What the calendars behind an address were last told. */
export async function listFeedEntries(sql: Sql, id: FeedId): Promise<FeedEntryState[]> {
  return sql.query<FeedEntryState>(
    `select uid, fingerprint, sequence, changed_at as "changedAt" from calendar_feed_entries
      where user_id = parco_user_id() and feed_id = $1`,
    [toUuid(id)],
  )
}

/** Notes what calendars are told now: what is new or changed, and which entries are gone. */
export async function saveFeedEntries(
  sql: Sql,
  id: FeedId,
  { changed, gone }: { changed: readonly FeedEntryState[]; gone: readonly string[] },
): Promise<void> {
  if (changed.length > 0) {
    await sql.query(
      `insert into calendar_feed_entries (user_id, feed_id, uid, fingerprint, sequence, changed_at)
       select parco_user_id(), $1, uid, fingerprint, sequence, "changedAt"
         from jsonb_to_recordset($2::jsonb)
           as e (uid text, fingerprint text, sequence integer, "changedAt" timestamptz)
       on conflict (user_id, feed_id, uid) do update
         set fingerprint = excluded.fingerprint, sequence = excluded.sequence,
             changed_at = excluded.changed_at`,
      [toUuid(id), toJson(changed)],
    )
  }
  if (gone.length > 0) {
    await sql.query(
      `delete from calendar_feed_entries
        where user_id = parco_user_id() and feed_id = $1 and uid = any($2::text[])`,
      [toUuid(id), gone],
    )
  }
}

function toFeed(row: FeedRow): StoredFeed {
  return {
    id: fromUuid('feed', row.id),
    contents: row.contents,
    createdAt: row.created_at,
    ...(row.read_at === null ? {} : { readAt: row.read_at }),
  }
}
