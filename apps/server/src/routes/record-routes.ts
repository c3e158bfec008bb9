import { idSchema } from '@parco/protocol'
import { z } from 'zod'
import { jsonResponse } from '../http/json-response.ts'
import { defineRoute } from './route.ts'
import { daySchema } from './schemas.ts'

const recordSchema = z.object({
  id: z.string(),
  kind: z.string(),
  label: z.string(),
  domain: z.string(),
  area: z.string(),
  date: z.string(),
  title: z.string(),
  display: z.string(),
  receiptId: idSchema('receipt').optional(),
})

/** The user's own records of a day; those of a domain come by its tools (`read-route.ts`). */
export const recordRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/records',
    operationId: 'listRecords',
    summary: 'What was recorded on a day, newest first; today by default.',
    query: z.object({ day: daySchema.optional() }),
    replies: {
      200: { description: 'Records.', schema: z.object({ items: z.array(recordSchema) }) },
    },
    handle: async ({ userId, query }, { parco }) =>
      jsonResponse({ items: await parco.records(userId, query.day) }),
  }),
]
