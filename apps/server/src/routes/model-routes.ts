import { localeSchema } from '@parco/protocol'
import { z } from 'zod'
import { jsonResponse } from '../http/json-response.ts'
import { defineRoute } from './route.ts'
import { present } from './schemas.ts'

const statusSchema = z.object({
  state: z.enum(['ready', 'none', 'off', 'key-missing']),
  model: z.string().optional(),
  chosenBy: z.enum(['environment', 'settings', 'local']).optional(),
  keyVariable: z.string().optional(),
  hasKey: z.boolean(),
  baseUrl: z.string().optional(),
  embedding: z.string().optional(),
  isChangeable: z.boolean(),
  providers: z.array(z.object({ name: z.string(), needsKey: z.boolean() })),
})

/** Which model answers what needs thought; its key goes in, and never comes out. */
export const modelRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/model',
    operationId: 'getModel',
    summary: 'Which language model answers, and what keeps one from answering.',
    replies: { 200: { description: 'The model.', schema: statusSchema } },
    handle: async (_request, { parco }) => jsonResponse(await parco.model()),
  }),
  defineRoute({
    method: 'patch',
    path: '/api/model',
    operationId: 'chooseModel',
    summary: 'Choose the language model, its key and its address; null forgets.',
    body: z.strictObject({
      model: z.string().min(1).max(200).nullable().optional(),
      apiKey: z.string().min(1).max(1000).nullable().optional(),
      baseUrl: z
        .url({ protocol: /^https?$/ })
        .max(500)
        .nullable()
        .optional(),
      embedding: z.string().min(1).max(200).nullable().optional(),
    }),
    replies: { 200: { description: 'The model from now on.', schema: statusSchema } },
    errors: ['conflict'],
    handle: async ({ body }, { parco }) => jsonResponse(await parco.chooseModel(present(body))),
  }),
  defineRoute({
    method: 'post',
    path: '/api/model/test',
    operationId: 'testModel',
    summary: 'Ask the language model for one word; the call is counted.',
    body: z.object({ locale: localeSchema.optional() }),
    replies: {
      200: {
        description: 'What came of it, in the user’s language.',
        schema: z.object({
          isOk: z.boolean(),
          model: z.string().optional(),
          message: z.string(),
        }),
      },
    },
    handle: async ({ userId, body }, { parco }) =>
      jsonResponse(await parco.testModel(userId, present(body))),
  }),
]
