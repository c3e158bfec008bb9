import { createHash } from 'node:crypto'
import {
  type CalendarFeed,
  DEFAULT_FEED_CONTENTS,
  feedContentsSchema,
  type MintId,
  ParcoError,
} from '@parco/protocol'
import {
  deleteFeed,
  holdFeed,
  insertFeed,
  listFeedEntries,
  listFeeds,
  type Sql,
  type Store,
  type StoredFeed,
  saveFeedEntries,
  touchFeed,
} from '@parco/store'
import type { Domain } from '../domains/domain.ts'
import type { Calendars } from '../parco/calendars.ts'
import type { TextsOf } from '../replies/create-texts.ts'
import { contextsOfReader } from '../turn/create-domain-contexts.ts'
import { calendarEntries } from './calendar-entries.ts'
import { createFeedSecret, hashOfFeedSecret, userOfSecret } from './feed-secret.ts'
import { writeCalendar } from './icalendar/write-calendar.ts'
import { reviseEntries } from './revise-entries.ts'

export interface CalendarOptions {
  readonly store: Store
  readonly domains: readonly Domain[]
  readonly texts: TextsOf
  readonly mint: MintId
  readonly now: () => Date
  readonly randomBytes: (count: number) => Uint8Array
}

/** Calendars ask many times a day; when one last did need not be known better. */
const TOUCH_MS = 60 * 60 * 1000

const NAME = 'Parco'

/** Creates the part of `Parco` that gives an agenda to other calendars. */
export function createCalendar(options: CalendarOptions): Calendars {
  const { store, mint, now, randomBytes } = options
  return {
    feeds: async (userId) =>
      (await store.transaction(userId, listFeeds, { readOnly: true })).map(toFeed),
    async addFeed(userId, chosen = DEFAULT_FEED_CONTENTS) {
      const contents = parseContents(chosen)
      const secret = createFeedSecret(userId, randomBytes)
      const feed = { id: mint('feed'), contents, createdAt: now() }
      const secretHash = hashOfFeedSecret(secret)
      await store.transaction(userId, (sql) => insertFeed(sql, { ...feed, secretHash }))
      return { ...toFeed(feed), path: `/api/feed/${secret}.ics` }
    },
    async removeFeed(userId, id) {
      if (await store.transaction(userId, (sql) => deleteFeed(sql, id))) return
      throw new ParcoError('not-found', 'There is no such address.')
    },
    async readFeed(secret) {
      const userId = userOfSecret(secret)
      const text =
        userId && (await store.transaction(userId, (sql) => writeFeed(options, sql, secret)))
      if (text === undefined) return undefined
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 32)}"`
      return { text, etag }
    },
    calendarFile: (userId, chosen = DEFAULT_FEED_CONTENTS) =>
      store.transaction(userId, (sql) => writeFile(options, sql, chosen), {
        readOnly: true,
      }),
  }
}

/** The calendar at an address: what changed since it was last asked for has a higher number. */
async function writeFeed(
  options: CalendarOptions,
  sql: Sql,
  secret: string,
): Promise<string | undefined> {
  const now = options.now()
  const feed = await holdFeed(sql, hashOfFeedSecret(secret))
  if (!feed) return undefined
  const { domains, texts } = options
  const { contextOf } = await contextsOfReader({ domains, texts, sql, now })
  const entries = await calendarEntries(domains, contextOf, feed.contents)
  const revised = reviseEntries(entries, await listFeedEntries(sql, feed.id), { now, secret })
  await saveFeedEntries(sql, feed.id, revised)
  if (feed.readAt === undefined || now.getTime() - feed.readAt.getTime() >= TOUCH_MS) {
    await touchFeed(sql, feed.id, now)
  }
  return writeCalendar({ name: NAME, entries: revised.entries, now })
}

/** The calendar as a file, each of which counts more than those before. */
async function writeFile(
  { domains, now, texts }: CalendarOptions,
  sql: Sql,
  chosen: readonly string[],
): Promise<string> {
  const at = now()
  const { contextOf } = await contextsOfReader({ domains, texts, sql, now: at })
  const entries = await calendarEntries(domains, contextOf, parseContents(chosen))
  const revision = { sequence: Math.floor((at.getTime() - FIRST_FILE_MS) / 1000), changedAt: at }
  return writeCalendar({
    name: NAME,
    entries: entries.map((entry) => ({ entry, revision })),
    now: at,
  })
}

/** Seconds since then are numbers that calendars hold: 31 bits last beyond 2090. */
const FIRST_FILE_MS = Date.UTC(2026, 0, 1)

function parseContents(chosen: readonly string[]): CalendarFeed['contents'] {
  const parsed = feedContentsSchema.safeParse(chosen)
  if (parsed.success) return parsed.data
  throw new ParcoError(
    'bad-request',
    'A calendar holds at least one of: events, reminders, birthdays, bills.',
    { data: { fields: ['contents'] } },
  )
}

const toFeed = ({ contents, createdAt, id, readAt }: StoredFeed): CalendarFeed => ({
  id,
  contents: [...contents],
  createdAt: createdAt.toISOString(),
  ...(readAt === undefined ? {} : { readAt: readAt.toISOString() }),
})
