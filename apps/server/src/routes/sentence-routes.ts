import { idSchema, learnedSentenceSchema, sentenceDecisionSchema } from '@parco/protocol'
import { z } from 'zod'
import { jsonResponse } from '../http/json-response.ts'
import { defineRoute } from './route.ts'

const sentenceParamsSchema = z.object({ id: idSchema('learnedSentence') })

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
