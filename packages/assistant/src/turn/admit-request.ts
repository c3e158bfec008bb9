import { createHash } from 'node:crypto'
import { ParcoError, type TurnEvent } from '@parco/protocol'
import { type AdmittedTurn, admitTurn, type Sql } from '@parco/store'
import type { TurnIds, TurnRequest, TurnRunner } from './turn-request.ts'

/** A turn to run, or the events of the turn that the same request had before. */
export type AdmittedRequest =
  | { readonly status: 'admitted'; readonly admitted: AdmittedTurn }
  | { readonly status: 'replayed'; readonly events: readonly TurnEvent[] }
  /** Whoever thought about it is gone. */
  | { readonly status: 'interrupted' }

/**
 * Admits a request as a turn: once per idempotency key, one at a time per conversation.
 * @throws idempotency-mismatch when its key stands for another request.
 * @throws conflict, retryable, when another turn of the conversation is under way.
 * @throws not-found when the conversation was deleted.
 */
export async function admitRequest(
  runner: TurnRunner,
  request: TurnRequest,
  { turnId, messageId }: TurnIds,
  sql: Sql,
  now: Date,
): Promise<AdmittedRequest> {
  const { text } = request
  const admission = await admitTurn(sql, {
    userId: request.userId,
    newUser: runner.newUser,
    conversationId: request.conversationId,
    ...(request.kind === undefined ? {} : { kind: request.kind }),
    turnId,
    ...(text === undefined
      ? {}
      : { message: { id: runner.services.mint('message'), parts: [{ type: 'text', text }] } }),
    assistantMessageId: messageId,
    idempotencyKey: request.idempotencyKey ?? turnId,
    requestHash: createHash('sha256').update(request.identity).digest('hex'),
    now,
    origin: request.origin,
  })
  switch (admission.status) {
    case 'admitted':
      return { status: 'admitted', admitted: admission }
    case 'replayed':
      return { status: 'replayed', events: toldBefore(admission.earlier.events) }
    case 'interrupted':
      return { status: 'interrupted' }
    case 'mismatch':
      throw new ParcoError('idempotency-mismatch', 'The key stands for another request.')
    case 'busy':
      throw new ParcoError('conflict', 'The conversation has a turn under way.', {
        retryable: true,
        data: { reason: 'thinking' },
      })
    case 'not-found':
      throw new ParcoError('not-found', 'The conversation was deleted.')
  }
}

/** The stored events but for the first, which was told already: its ids are the same. */
function toldBefore(events: readonly TurnEvent[] | undefined): readonly TurnEvent[] {
  if (events) return events.filter(({ type }) => type !== 'turn-start')
  throw new ParcoError('conflict', 'The same request is under way.', { retryable: true })
}
