import { idSchema } from '@parco/protocol'
import { z } from 'zod'
import { jsonResponse } from '../http/json-response.ts'
import { defineRoute } from './route.ts'
import { pageOf, pageQuerySchema, present } from './schemas.ts'

const usdSchema = z.number().min(0)
const limitsSchema = z.object({ dayUsd: usdSchema.optional(), monthUsd: usdSchema.optional() })
const changeSchema = usdSchema.max(1_000_000).nullable().optional()

const sumShape = {
  calls: z.number(),
  failed: z.number(),
  inputTokens: z.number(),
  cachedInputTokens: z.number(),
  outputTokens: z.number(),
  costUsd: z.number(),
}

const toolShape = { name: z.string(), uses: z.number(), failed: z.number() }

const usageSchema = z.object({
  month: z.string(),
  turns: z.number(),
  thoughtTurns: z.number(),
  costUsd: z.number(),
  unpricedCalls: z.number(),
  calls: z.array(z.object({ model: z.string(), role: z.string(), route: z.string(), ...sumShape })),
  days: z.array(
    z.object({ day: z.string(), turns: z.number(), thoughtTurns: z.number(), ...sumShape }),
  ),
  skills: z.array(z.object({ skills: z.array(z.string()), ...sumShape })),
  tools: z.array(z.object(toolShape)),
  toolsOfSkills: z.array(z.object(toolShape)),
  perAnswer: z
    .object({ answers: z.number(), median: z.number(), p95: z.number(), most: z.number() })
    .optional(),
  incidents: z.array(
    z.object({
      skill: z.string(),
      began: z.iso.datetime(),
      ended: z.iso.datetime().optional(),
      uses: z.number(),
      failed: z.number(),
    }),
  ),
  hosts: z.array(z.object({ hosts: z.array(z.string()), isLocal: z.boolean(), ...sumShape })),
  limits: limitsSchema,
  spentTodayUsd: z.number(),
  spentThisMonthUsd: z.number(),
})

const callSchema = z.object({
  id: idSchema('modelCall'),
  at: z.string(),
  conversationId: idSchema('conversation').optional(),
  role: z.string(),
  model: z.string(),
  route: z.string(),
  skills: z.array(z.string()),
  hosts: z.array(z.string()),
  isLocal: z.boolean(),
  inputTokens: z.number(),
  cachedInputTokens: z.number(),
  outputTokens: z.number(),
  costUsd: z.number().optional(),
  outcome: z.enum(['started', 'completed', 'failed', 'aborted']),
})

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
    replies: { 200: { description: 'The month; this one by default.', schema: usageSchema } },
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
    replies: { 200: { description: 'A page of calls.', schema: pageOf(callSchema) } },
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
    replies: { 200: { description: 'The limits as they are now.', schema: limitsSchema } },
    handle: async ({ userId, body }, { parco }) =>
      jsonResponse(await parco.limitSpending(userId, present(body))),
  }),
]
