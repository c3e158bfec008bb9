import { dayFigureSchema, recordViewSchema } from '@parco/protocol'
import { z } from 'zod'
import { jsonResponse } from '../http/json-response.ts'
import { defineRoute } from './route.ts'
import { daySchema } from './schemas.ts'

/** The user's own records of a day; those of a domain come by its tools (`read-route.ts`). */
export const recordRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/records',
    operationId: 'listRecords',
    summary: 'What was recorded on a day, newest first; today by default.',
    query: z.object({ day: daySchema.optional() }),
    replies: {
      200: { description: 'Records.', schema: z.object({ items: z.array(recordViewSchema) }) },
    },
    handle: async ({ userId, query }, { parco }) =>
      jsonResponse({ items: await parco.records(userId, query.day) }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/figures',
    operationId: 'listDayFigures',
    summary: 'What a day comes to, in few figures of each domain; today by default.',
    query: z.object({ day: daySchema.optional() }),
    replies: {
      200: { description: 'Figures.', schema: z.object({ items: z.array(dayFigureSchema) }) },
    },
    handle: async ({ userId, query }, { parco }) =>
      jsonResponse({ items: await parco.dayFigures(userId, query.day) }),
  }),
]
