import {
  decisionSourceSchema,
  idSchema,
  learnedSentenceSchema,
  localeSchema,
  MAX_MESSAGE_CHARACTERS,
  sentenceDecisionSchema,
} from '@parco/protocol'
import { z } from 'zod'
import { jsonResponse } from '../http/json-response.ts'
import { defineRoute } from './route.ts'
import { present } from './schemas.ts'

const sentenceParamsSchema = z.object({ id: idSchema('learnedSentence') })

const textSchema = z.string().trim().min(1).max(MAX_MESSAGE_CHARACTERS)
const messageSchema = { text: textSchema, locale: localeSchema.optional() }
const areaSchema = { area: z.string().optional() }

const explanationSchema = z.object({
  intent: z.string(),
  source: decisionSourceSchema,
  confidence: z.number(),
  ...areaSchema,
  parts: z.array(
    z.object({
      said: z.string(),
      outcome: z.enum(['call', 'nothing', 'comment', 'for-model', 'unexplained']),
      intent: z.string().optional(),
      ...areaSchema,
      sentence: z.string().optional(),
      values: z.record(z.string(), z.string()).optional(),
    }),
  ),
  guesses: z.array(z.object({ intent: z.string(), confidence: z.number(), ...areaSchema })),
})

const taughtSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('taught'), sentence: learnedSentenceSchema }),
  z.object({ status: z.enum(['known', 'not-understood', 'impossible']) }),
])

/** What Parco could learn from the user's words, and has learned. */
export const sentenceRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/sentences',
    operationId: 'listSentences',
    summary: 'Sentences of the user’s own: those on offer, then those adopted.',
    replies: {
      200: {
        description: 'The sentences, newest first.',
        schema: z.object({ items: z.array(learnedSentenceSchema) }),
      },
    },
    handle: async ({ userId }, { parco }) =>
      jsonResponse({ items: await parco.learnedSentences(userId) }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/explain',
    operationId: 'explainMessage',
    summary: 'How code alone understands a message; nothing is stored and nothing happens.',
    body: z.strictObject(messageSchema),
    replies: { 200: { description: 'How it is understood.', schema: explanationSchema } },
    handle: async ({ userId, body }, { parco }) =>
      jsonResponse(
        await parco.explainMessage({
          userId,
          text: body.text,
          ...present({ locale: body.locale }),
        }),
      ),
  }),
  defineRoute({
    method: 'post',
    path: '/api/sentences',
    operationId: 'teachSentence',
    summary: 'Learn that a message means what another one does, said with the same values.',
    body: z.strictObject({ ...messageSchema, sameAs: textSchema }),
    replies: { 200: { description: 'What came of it.', schema: taughtSchema } },
    handle: async ({ userId, body: { text, sameAs, locale } }, { parco }) =>
      jsonResponse(await parco.teachSentence({ userId, text, sameAs, ...present({ locale }) })),
  }),
  defineRoute({
    method: 'post',
    path: '/api/sentences/{id}',
    operationId: 'decideSentence',
    summary: 'Adopt a sentence, or decline or forget it.',
    params: sentenceParamsSchema,
    body: sentenceDecisionSchema,
    replies: { 200: { description: 'The sentence as decided.', schema: learnedSentenceSchema } },
    errors: ['not-found', 'conflict'],
    handle: async ({ userId, params, body }, { parco }) =>
      jsonResponse(await parco.decideSentence({ userId, sentenceId: params.id, ...body })),
  }),
]
