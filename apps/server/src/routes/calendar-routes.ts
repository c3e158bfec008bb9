import {
  calendarFeedSchema,
  FEED_CONTENTS,
  feedContentsSchema,
  idSchema,
  newCalendarFeedSchema,
  ParcoError,
} from '@parco/protocol'
import { z } from 'zod'
import { fileResponse } from '../http/file-response.ts'
import { jsonResponse } from '../http/json-response.ts'
import { defineRoute } from './route.ts'

const ICALENDAR = 'text/calendar'

/** `events,bills`; what is chosen where nothing is said. */
const contentsQuery = z
  .string()
  .regex(new RegExp(`^(?:${FEED_CONTENTS.join('|')})(?:,(?:${FEED_CONTENTS.join('|')}))*$`))
  .transform((text) => text.split(','))
  .pipe(feedContentsSchema)
  .optional()

/** The agenda in other calendars: private addresses that they read, and a file for those that read none. */
export const calendarRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/feeds',
    operationId: 'listFeeds',
    summary: 'The private addresses at which calendars read the agenda, the newest first.',
    replies: {
      200: {
        description: 'Addresses, without their secrets.',
        schema: z.object({ items: z.array(calendarFeedSchema) }),
      },
    },
    handle: async ({ userId }, { parco }) => jsonResponse({ items: await parco.feeds(userId) }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/feeds',
    operationId: 'addFeed',
    summary: 'Make a private address. Whoever has it reads what is chosen, and nothing else.',
    body: z.object({ contents: feedContentsSchema.optional() }),
    replies: {
      201: { description: 'The address; it is told this once.', schema: newCalendarFeedSchema },
    },
    handle: async ({ userId, body }, { parco }) =>
      jsonResponse(await parco.addFeed(userId, body.contents), 201),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/feeds/{id}',
    operationId: 'removeFeed',
    summary: 'Make a private address lead nowhere.',
    params: z.object({ id: idSchema('feed') }),
    replies: { 204: { description: 'It is gone.', empty: true } },
    errors: ['not-found'],
    handle: async ({ userId, params }, { parco }) => {
      await parco.removeFeed(userId, params.id)
      return new Response(null, { status: 204 })
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/feed/{file}',
    operationId: 'readFeed',
    summary:
      'The agenda at a private address, for calendars. With `If-None-Match`, 304 where it is the same.',
    isPublic: true,
    params: z.object({ file: z.string().max(200) }),
    replies: {
      200: { description: 'The calendar.', file: ICALENDAR },
      304: { description: 'It is what the client has already.', empty: true },
    },
    errors: ['not-found', 'too-many-requests'],
    handle: async ({ params, ifNoneMatch }, { parco, attempts }) => {
      const secret = /^([\w-]+)\.ics$/.exec(params.file)?.[1]
      const calendar = secret === undefined ? undefined : await parco.readFeed(secret)
      if (!calendar) {
        attempts.noteWrong()
        throw new ParcoError('not-found', 'There is no such address.')
      }
      const headers = { etag: calendar.etag, 'cache-control': 'private, no-cache' }
      if (isKnown(ifNoneMatch, calendar.etag)) return new Response(null, { status: 304, headers })
      return new Response(calendar.text, {
        headers: { ...headers, 'content-type': `${ICALENDAR}; charset=utf-8` },
      })
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/calendar',
    operationId: 'downloadCalendar',
    summary: 'The agenda as an iCalendar file, for calendars that read no address of this machine.',
    query: z.object({ contents: contentsQuery }),
    replies: { 200: { description: 'The calendar.', file: ICALENDAR } },
    handle: async ({ userId, query, breakOff }, { parco }) =>
      fileResponse(await parco.calendarFile(userId, query.contents), {
        mediaType: ICALENDAR,
        fileName: 'parco.ics',
        onFailure: breakOff,
      }),
  }),
]

/** Caches on the way may have weakened a tag (RFC 9110, 13.1.2). */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === '*' || one === etag)
}
