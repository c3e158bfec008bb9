import {
  type ApprovalDecision,
  approvalDecisionSchema,
  idSchema,
  localeSchema,
} from '@parco/protocol'
import { z } from 'zod'
import { jsonResponse } from '../http/json-response.ts'
import { toUiStreamResponse } from '../turns/to-turn-response.ts'
import {
  chatIdSchema,
  chatRequestSchema,
  readChatRequest,
  toConversationId,
} from './chat-request.ts'
import { decide } from './decide.ts'
import { defineRoute } from './route.ts'
import { startTurn, tellTurn } from './start-turn.ts'

const chatParamsSchema = z.object({ id: chatIdSchema })

/** Talking to Parco: as the AI SDK's `useChat` does it. */
export const chatRoutes = [
  defineRoute({
    method: 'post',
    path: '/api/chat',
    operationId: 'chat',
    summary: 'Say something; or continue a message whose approvals were answered.',
    takesIdempotencyKey: true,
    body: chatRequestSchema,
    replies: { 200: { description: 'The turn as it happens.', turn: true } },
    errors: ['message-empty', 'message-too-long', 'idempotency-mismatch', 'not-found'],
    async handle(request, services) {
      const { locale, id, type: kind } = request.body
      const conversationId = toConversationId(id)
      const intention = readChatRequest(request.body)
      if (intention.type === 'decide') {
        const { decisions } = intention
        return decide({ ...request, conversationId, decisions, locale }, services)
      }
      const idempotencyKey =
        request.idempotencyKey ??
        (intention.messageId && `message:${conversationId}:${intention.messageId}`)
      const { userId } = request
      const turn = startTurn(request, services, {
        conversationId,
        run: (signal) =>
          services.parco.turn(
            {
              userId,
              conversationId,
              text: intention.text,
              ...(idempotencyKey ? { idempotencyKey } : {}),
              ...(locale ? { locale } : {}),
              ...(kind ? { kind } : {}),
            },
            { signal },
          ),
      })
      return tellTurn(turn, 'ui-stream', request, services)
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/chat/{id}/stream',
    operationId: 'resumeChat',
    summary: 'Hear the turn under way in a conversation again, from its beginning.',
    params: chatParamsSchema,
    replies: {
      200: { description: 'The turn as it happens.', turn: true },
      204: { description: 'No turn is under way.', empty: true },
    },
    async handle({ params, userId }, { hub, now }) {
      const turn = hub.find(userId, toConversationId(params.id))
      if (!turn) return new Response(null, { status: 204 })
      return toUiStreamResponse(turn, now)
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/chat/{id}/stop',
    operationId: 'stopChat',
    summary: 'Stop the turn under way in a conversation; going away does not.',
    params: chatParamsSchema,
    replies: {
      200: {
        description: 'Whether there was a turn to stop.',
        schema: z.object({ stopped: z.boolean() }),
      },
    },
    async handle({ params, userId }, { hub }) {
      const turn = hub.find(userId, toConversationId(params.id))
      turn?.abort()
      return jsonResponse({ stopped: turn !== undefined })
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/approvals/decisions',
    operationId: 'decideApprovals',
    summary: 'Approve, edit or deny proposed writes; those not named stay open.',
    body: z.object({
      conversationId: idSchema('conversation'),
      decisions: z.array(approvalDecisionSchema).min(1).max(50),
      locale: localeSchema.optional(),
    }),
    replies: { 200: { description: 'The continuation of the turn.', turn: true } },
    errors: ['not-found', 'stale', 'expired', 'already-decided'],
    handle: (request, services) => {
      const decisions: readonly ApprovalDecision[] = request.body.decisions
      return decide({ ...request, ...request.body, decisions }, services)
    },
  }),
]
