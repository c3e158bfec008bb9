import { receiptSchema } from '@parco/protocol'
import { jsonResponse } from '../http/json-response.ts'
import { defineRoute, type RouteRequest, type RouteServices } from './route.ts'
import {
  localeBodySchema,
  pageOf,
  pageQuerySchema,
  present,
  receiptParamsSchema,
} from './schemas.ts'
import { startTurn, tellTurn } from './start-turn.ts'

type UndoRequest = RouteRequest<
  { id: Parameters<RouteServices['parco']['receipt']>[1] } | undefined,
  undefined,
  { locale?: 'pt-BR' | 'en' | undefined }
>

/** The proof of what was written, and its undoing. */
export const receiptRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/receipts',
    operationId: 'listReceipts',
    summary: 'Everything that was written, newest first.',
    query: pageQuerySchema,
    replies: { 200: { description: 'A page of receipts.', schema: pageOf(receiptSchema) } },
    handle: async ({ userId, query }, { parco }) =>
      jsonResponse(await parco.receipts(userId, present(query))),
  }),
  defineRoute({
    method: 'get',
    path: '/api/receipts/{id}',
    operationId: 'getReceipt',
    summary: 'One receipt.',
    params: receiptParamsSchema,
    replies: { 200: { description: 'The receipt.', schema: receiptSchema } },
    errors: ['not-found'],
    handle: async ({ userId, params }, { parco }) =>
      jsonResponse(await parco.receipt(userId, params.id)),
  }),
  defineRoute({
    method: 'post',
    path: '/api/receipts/{id}/undo',
    operationId: 'undoReceipt',
    summary: 'Undo one write.',
    takesIdempotencyKey: true,
    params: receiptParamsSchema,
    body: localeBodySchema,
    replies: { 200: { description: 'The turn that undid it.', turn: true } },
    errors: ['not-found', 'conflict', 'idempotency-mismatch'],
    handle: undo,
  }),
  defineRoute({
    method: 'post',
    path: '/api/undo',
    operationId: 'undoLast',
    summary: 'Undo the last write that can be undone.',
    takesIdempotencyKey: true,
    body: localeBodySchema,
    replies: { 200: { description: 'The turn that undid it.', turn: true } },
    errors: ['not-found', 'conflict', 'idempotency-mismatch'],
    handle: undo,
  }),
]

async function undo(request: UndoRequest, services: RouteServices): Promise<Response> {
  const { userId, params, body, idempotencyKey } = request
  const receiptId = params?.id
  const turn = startTurn(request, services, {
    run: () =>
      services.parco.undo({
        userId,
        ...present({ receiptId, idempotencyKey, locale: body.locale }),
      }),
  })
  return tellTurn(turn, 'json', request, services)
}
