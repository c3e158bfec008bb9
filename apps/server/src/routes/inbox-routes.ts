import { deliverySchema, idSchema } from '@parco/protocol'
import { z } from 'zod'
import { followIncidents } from '../events/follow-incidents.ts'
import { jsonResponse } from '../http/json-response.ts'
import { defineRoute } from './route.ts'

const cursorSchema = z.string().min(1).max(200)

const inboxSchema = z.object({
  conversationId: idSchema('conversation').optional(),
  readUpTo: z.string().optional(),
  deliveries: z.array(deliverySchema),
})

/** What Parco says first: reminders, alerts, summaries. */
export const inboxRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/events',
    operationId: 'followInbox',
    summary:
      'What comes by itself, as server-sent events; behind `Last-Event-ID` or `after`, else what was not read. An event `skill-incident` says that tools of a skill began to fail.',
    query: z.object({ after: cursorSchema.optional() }),
    replies: { 200: { description: 'A stream that does not end.', file: 'text/event-stream' } },
    async handle({ userId, query, lastEventId }, { parco, events }) {
      const after = lastEventId ?? query.after
      const request = { userId, ...(after === undefined ? {} : { after }) }
      // A cursor that is none is refused while there is a status to say so.
      await parco.inbox(request)
      return events.open(
        (signal) => parco.deliveries(request, signal),
        (tell) => followIncidents(userId, (incident) => tell('skill-incident', incident)),
      )
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/inbox',
    operationId: 'getInbox',
    summary: 'What came by itself behind a cursor, or was not read, the oldest first.',
    query: z.object({ after: cursorSchema.optional() }),
    replies: { 200: { description: 'A hundred at most.', schema: inboxSchema } },
    handle: async ({ userId, query: { after } }, { parco }) =>
      jsonResponse(await parco.inbox({ userId, ...(after === undefined ? {} : { after }) })),
  }),
  defineRoute({
    method: 'post',
    path: '/api/inbox/read',
    operationId: 'readInbox',
    summary: 'Say that the inbox is read up to a cursor.',
    body: z.object({ upTo: cursorSchema }),
    replies: { 200: { description: 'It is.', schema: z.object({ upTo: z.string() }) } },
    async handle({ userId, body: { upTo } }, { parco }) {
      await parco.readInbox({ userId, upTo })
      return jsonResponse({ upTo })
    },
  }),
]
