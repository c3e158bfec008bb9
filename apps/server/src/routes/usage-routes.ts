import { z } from 'zod'
import { jsonResponse } from '../http/json-response.ts'
import { defineRoute } from './route.ts'
import { present } from './schemas.ts'

const usdSchema = z.number().min(0)
const limitsSchema = z.object({ dayUsd: usdSchema.optional(), monthUsd: usdSchema.optional() })
const changeSchema = usdSchema.max(1_000_000).nullable().optional()

const usageSchema = z.object({
  month: z.string(),
  turns: z.number(),
  thoughtTurns: z.number(),
  costUsd: z.number(),
  unpricedCalls: z.number(),
  calls: z.array(
    z.object({
      model: z.string(),
      role: z.string(),
      route: z.string(),
      calls: z.number(),
      failed: z.number(),
      inputTokens: z.number(),
      cachedInputTokens: z.number(),
      outputTokens: z.number(),
      costUsd: z.number(),
    }),
  ),
  limits: limitsSchema,
  spentTodayUsd: z.number(),
  spentThisMonthUsd: z.number(),
})

/** What language models were asked, what it cost, and what it may cost. */
export const usageRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/usage',
    operationId: 'getUsage',
    summary: 'What language models were asked in a month of the user, and what it cost.',
    query: z.object({
      month: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'it is no month such as 2026-11')
        .optional(),
    }),
    replies: { 200: { description: 'The month; this one by default.', schema: usageSchema } },
    handle: async ({ userId, query }, { parco }) =>
      jsonResponse(await parco.usage(userId, query.month)),
  }),
  defineRoute({
    method: 'patch',
    path: '/api/usage/limits',
    operationId: 'limitSpending',
    summary:
      'Limit what models may cost a day and a month, in US dollars; null takes a limit away.',
    body: z.strictObject({ dayUsd: changeSchema, monthUsd: changeSchema }),
    replies: { 200: { description: 'The limits as they are now.', schema: limitsSchema } },
    handle: async ({ userId, body }, { parco }) =>
      jsonResponse(await parco.limitSpending(userId, present(body))),
  }),
]
