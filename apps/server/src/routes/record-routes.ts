import { idSchema, jsonValueSchema } from '@parco/protocol'
import { z } from 'zod'
import { jsonResponse } from '../http/json-response.ts'
import { wellFormedText } from '../http/well-formed-text.ts'
import { defineRoute } from './route.ts'
import { daySchema, monthQuerySchema, present } from './schemas.ts'

const recordSchema = z.object({
  id: z.string(),
  kind: z.enum(['expense', 'income', 'bill', 'bill-payment', 'metric']),
  date: z.string(),
  title: z.string(),
  display: z.string(),
  receiptId: idSchema('receipt').optional(),
})

/** A list that a read tool answers, as it stands. */
function readRoute<const Query extends z.ZodObject>(route: {
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly toolName: string
  readonly query: Query
}) {
  const { toolName, ...rest } = route
  return defineRoute({
    ...rest,
    method: 'get',
    replies: {
      200: { description: `What the tool ${toolName} returns.`, schema: jsonValueSchema },
    },
    handle: async ({ userId, query }, { parco }) =>
      jsonResponse((await parco.read(userId, toolName, present(query as object))) ?? null),
  })
}

/** The user's own records: of a day, and by domain. */
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
  readRoute({
    path: '/api/expenses',
    operationId: 'listExpenses',
    summary: 'Expenses of a month; this month by default.',
    toolName: 'get_expenses',
    query: monthQuerySchema.extend({ category: wellFormedText.min(1).max(50).optional() }),
  }),
  readRoute({
    path: '/api/incomes',
    operationId: 'listIncomes',
    summary: 'Incomes of a month; this month by default.',
    toolName: 'get_incomes',
    query: monthQuerySchema,
  }),
  readRoute({
    path: '/api/bills',
    operationId: 'listBills',
    summary: 'Bills of a month with their status; this month by default.',
    toolName: 'get_bills',
    query: monthQuerySchema.extend({
      status: z.enum(['all', 'pending', 'paid', 'overdue', 'canceled']).optional(),
    }),
  }),
  readRoute({
    path: '/api/metrics',
    operationId: 'listMetrics',
    summary: 'Entries of a metric: of the last days, or between two days.',
    toolName: 'get_tracking_history',
    query: z.object({
      type: z.enum(['weight', 'water', 'sleep', 'exercise', 'mood', 'energy', 'custom']),
      days: z.coerce.number().int().min(1).max(3660).optional(),
      startDate: daySchema.optional(),
      endDate: daySchema.optional(),
    }),
  }),
  readRoute({
    path: '/api/summary',
    operationId: 'getSummary',
    summary: 'Income, expenses and what is left, of a period.',
    toolName: 'get_finance_summary',
    query: z.object({ period: z.enum(['current_month', 'last_month', 'year']).optional() }),
  }),
]
