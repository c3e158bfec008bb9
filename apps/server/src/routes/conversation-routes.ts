import { approvalSchema, conversationSummarySchema, idSchema } from '@parco/protocol'
import { z } from 'zod'
import { jsonResponse } from '../http/json-response.ts'
import { loadUiMessages } from '../ui-messages/load-ui-messages.ts'
import { uiMessageSchema } from '../ui-messages/ui-message.ts'
import { defineRoute } from './route.ts'
import { conversationParamsSchema, pageOf, pageQuerySchema, present } from './schemas.ts'

/** What was said, and what still waits for an answer. */
export const conversationRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/conversations',
    operationId: 'listConversations',
    summary: 'Conversations, newest first; those with all words of a search, in any order.',
    query: pageQuerySchema.extend({ search: z.string().min(1).max(200).optional() }),
    replies: {
      200: { description: 'A page of conversations.', schema: pageOf(conversationSummarySchema) },
    },
    handle: async ({ userId, query }, { parco }) =>
      jsonResponse(await parco.conversations(userId, present(query))),
  }),
  defineRoute({
    method: 'get',
    path: '/api/conversations/{id}',
    operationId: 'getConversation',
    summary: 'One conversation, without what was said in it.',
    params: conversationParamsSchema,
    replies: { 200: { description: 'The conversation.', schema: conversationSummarySchema } },
    errors: ['not-found'],
    handle: async ({ userId, params }, { parco }) =>
      jsonResponse(await parco.conversation(userId, params.id)),
  }),
  defineRoute({
    method: 'patch',
    path: '/api/conversations/{id}',
    operationId: 'renameConversation',
    summary: 'Give a conversation another title.',
    params: conversationParamsSchema,
    body: z.strictObject({ title: z.string().min(1).max(500) }),
    replies: {
      200: { description: 'The conversation as it is now.', schema: conversationSummarySchema },
    },
    errors: ['not-found'],
    handle: async ({ userId, params, body }, { parco }) =>
      jsonResponse(await parco.renameConversation(userId, params.id, body.title)),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/conversations/{id}',
    operationId: 'deleteConversation',
    summary:
      'Delete a conversation and all that was said in it; what was written stays and can be undone.',
    params: conversationParamsSchema,
    replies: {
      200: {
        description: 'What went with it, and what stays.',
        schema: z.object({
          messages: z.number(),
          openApprovals: z.number(),
          receipts: z.number(),
        }),
      },
    },
    errors: ['not-found', 'conflict'],
    handle: async ({ userId, params }, { parco }) =>
      jsonResponse(await parco.deleteConversation(userId, params.id)),
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
