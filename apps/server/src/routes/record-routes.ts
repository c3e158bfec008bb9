import { idSchema, jsonObjectSchema } from '@parco/protocol'
import { z } from 'zod'
import { jsonResponse } from '../http/json-response.ts'
import { defineRoute } from './route.ts'
import { daySchema } from './schemas.ts'

const recordEditSchema = z.object({
  reference: jsonObjectSchema,
  change: z.object({ tool: z.string(), values: jsonObjectSchema }).optional(),
  remove: z.object({ tool: z.string(), verb: z.enum(['delete', 'cancel', 'unmark']) }).optional(),
  currency: z.string().optional(),
  unit: z.string().optional(),
})

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
  /** The writes by which a form puts it right. */
  edit: recordEditSchema.optional(),
})

const figureSchema = z.object({
  domain: z.string(),
  key: z.string(),
  name: z.string(),
  display: z.string(),
  /** How much of a target is reached, 1 being all of it. */
  share: z.number().optional(),
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
  defineRoute({
    method: 'get',
    path: '/api/figures',
    operationId: 'listDayFigures',
    summary: 'What a day comes to, in few figures of each domain; today by default.',
    query: z.object({ day: daySchema.optional() }),
    replies: {
      200: { description: 'Figures.', schema: z.object({ items: z.array(figureSchema) }) },
    },
    handle: async ({ userId, query }, { parco }) =>
      jsonResponse({ items: await parco.dayFigures(userId, query.day) }),
  }),
]
