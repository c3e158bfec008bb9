import { approvalSchema, idSchema } from '@parco/protocol'
import { z } from 'zod'
import { jsonResponse } from '../http/json-response.ts'
import { loadUiMessages } from '../ui-messages/load-ui-messages.ts'
import { uiMessageSchema } from '../ui-messages/ui-message.ts'
import { defineRoute } from './route.ts'
import { conversationParamsSchema, pageOf, pageQuerySchema, present } from './schemas.ts'

const conversationSchema = z.object({
  id: idSchema('conversation'),
  title: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

/** What was said, and what still waits for an answer. */
export const conversationRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/conversations',
    operationId: 'listConversations',
    summary: 'Conversations, newest first.',
    query: pageQuerySchema,
    replies: {
      200: { description: 'A page of conversations.', schema: pageOf(conversationSchema) },
    },
    handle: async ({ userId, query }, { parco }) =>
      jsonResponse(await parco.conversations(userId, present(query))),
  }),
  defineRoute({
    method: 'get',
    path: '/api/conversations/{id}/messages',
    operationId: 'listMessages',
    summary:
      'Messages of a conversation as AI SDK UI messages, with approvals and receipts as they are now.',
    params: conversationParamsSchema,
    query: pageQuerySchema,
    replies: { 200: { description: 'A page of messages.', schema: pageOf(uiMessageSchema) } },
    errors: ['not-found'],
    async handle({ userId, params, query }, { parco }) {
      const page = await parco.messages(userId, params.id, present(query))
      const items = await loadUiMessages(parco, userId, page.items)
      return jsonResponse({ ...page, items })
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/approvals',
    operationId: 'listOpenApprovals',
    summary: 'Proposed writes that wait for a decision.',
    query: z.object({ conversationId: idSchema('conversation').optional() }),
    replies: {
      200: {
        description: 'Open approvals.',
        schema: z.object({ items: z.array(approvalSchema) }),
      },
    },
    handle: async ({ userId, query }, { parco }) =>
      jsonResponse({ items: await parco.openApprovals(userId, query.conversationId) }),
  }),
]
