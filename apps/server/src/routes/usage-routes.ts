import { modelCallSchema, monthUsageSchema, spendingLimitsSchema } from '@parco/protocol'
import { z } from 'zod'
import { jsonResponse } from '../http/json-response.ts'
import { defineRoute } from './route.ts'
import { pageOf, pageQuerySchema, present } from './schemas.ts'

const changeSchema = z.number().min(0).max(1_000_000).nullable().optional()

const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'it is no month such as 2026-11')

/** What language models were asked, what it cost, and what it may cost. */
export const usageRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/usage',
    operationId: 'getUsage',
    summary: 'What language models were asked in a month of the user, and what it cost.',
    query: z.object({
      month: monthSchema.optional(),
    }),
    replies: { 200: { description: 'The month; this one by default.', schema: monthUsageSchema } },
    handle: async ({ userId, query }, { parco }) =>
      jsonResponse(await parco.usage(userId, query.month)),
  }),
  defineRoute({
    method: 'get',
    path: '/api/usage/calls',
    operationId: 'listModelCalls',
    summary:
      'Every call of a language model in a month, the newest first: what for, where to, and its tokens.',
    query: pageQuerySchema.extend({ month: monthSchema.optional() }),
    replies: { 200: { description: 'A page of calls.', schema: pageOf(modelCallSchema) } },
    handle: async ({ userId, query }, { parco }) =>
      jsonResponse(await parco.modelCalls(userId, present(query))),
  }),
  defineRoute({
    method: 'patch',
    path: '/api/usage/limits',
    operationId: 'limitSpending',
    summary:
      'Limit what models may cost a day and a month, in US dollars; null takes a limit away.',
    body: z.strictObject({ dayUsd: changeSchema, monthUsd: changeSchema }),
    replies: { 200: { description: 'The limits as they are now.', schema: spendingLimitsSchema } },
    handle: async ({ userId, body }, { parco }) =>
      jsonResponse(await parco.limitSpending(userId, present(body))),
  }),
]
