import { jsonObjectSchema, localeSchema, previewFieldSchema } from '@parco/protocol'
import { z } from 'zod'
import { jsonResponse } from '../http/json-response.ts'
import { defineRoute } from './route.ts'

const checkSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ready') }),
  z.object({
    status: z.literal('question'),
    missing: z.array(z.string()),
    question: z.string(),
    options: z.array(z.object({ label: z.string(), slots: jsonObjectSchema })),
  }),
  z.object({ status: z.literal('invalid'), slots: z.array(z.string()) }),
  z.object({ status: z.literal('refused'), explanation: z.string() }),
])

/** The empty forms of writes, for whoever lets people fill in what `/api/propose/{tool}` takes. */
export const formRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/form',
    operationId: 'getForm',
    summary: 'What a person fills in for a write, with labels and choices in their language.',
    query: z.object({ tool: z.string().min(1).max(100), locale: localeSchema.optional() }),
    replies: {
      200: { description: 'Fields.', schema: z.object({ fields: z.array(previewFieldSchema) }) },
    },
    errors: ['not-found'],
    handle: async ({ userId, query }, { parco }) =>
      jsonResponse({ fields: await parco.form(userId, query.tool, query.locale) }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/form/check',
    operationId: 'checkForm',
    summary: 'Says what would come of proposing a write: a card, a question or a refusal.',
    body: z.object({
      tool: z.string().min(1).max(100),
      input: jsonObjectSchema,
      locale: localeSchema.optional(),
    }),
    replies: { 200: { description: 'What stands in its way, if anything.', schema: checkSchema } },
    errors: ['not-found'],
    handle: async ({ userId, body }, { parco }) =>
      jsonResponse(await parco.checkForm(userId, body.tool, body.input, body.locale)),
  }),
]
