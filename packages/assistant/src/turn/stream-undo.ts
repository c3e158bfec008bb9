import {
  type ConversationId,
  isId,
  ParcoError,
  type ReceiptId,
  type TurnEvent,
} from '@parco/protocol'
import { findReceipt, findTurnByKey, listUndoable, type Sql } from '@parco/store'
import type { UndoInput } from '../parco/turns.ts'
import { undoReceipt } from '../receipts/undo-receipt.ts'
import { assertIdempotencyKey } from './assert-request.ts'
import { refuseTurn } from './failure-event.ts'
import { streamTurn } from './stream-turn.ts'
import type { TurnRunner } from './turn-request.ts'

/**
 * Undoes a write by hand: a turn of the conversation in which it was written. A repeated request
 * belongs to the turn that it was before, whatever was written since.
 */
export async function* streamUndo(
  runner: TurnRunner,
  signal: AbortSignal,
  { userId, receiptId, idempotencyKey, locale }: UndoInput,
): AsyncGenerator<TurnEvent, void> {
  const scope = { userId, ...(locale === undefined ? {} : { locale }) }
  let place: Place
  try {
    assertIdempotencyKey(idempotencyKey)
    place = await runner.store.transaction(
      userId,
      (sql) => findPlace(sql, receiptId, idempotencyKey),
      { readOnly: true },
    )
  } catch (error) {
    return yield* refuseTurn(runner, scope, error)
  }
  const request = {
    ...scope,
    conversationId: place.conversationId,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    identity: JSON.stringify(['undo', receiptId ?? 'last']),
    status: 'undoing',
    origin: 'click',
    run: async (turn) => {
      if (place.id) await undoReceipt(turn, place.id)
    },
  } satisfies Parameters<typeof streamTurn>[1]
  yield* streamTurn(runner, request, signal)
}

/** The receipt to undo, and the conversation whose turn does it. */
interface Place {
  /** Absent where a repeated request finds nothing more: it is told again, and not run. */
  readonly id: ReceiptId | undefined
  readonly conversationId: ConversationId
}

async function findPlace(
  sql: Sql,
  receiptId: UndoInput['receiptId'],
  idempotencyKey: string | undefined,
): Promise<Place> {
  const receipt =
    receiptId === undefined
      ? (await listUndoable(sql, { limit: 1 }))[0]
      : isId('receipt', receiptId)
        ? await findReceipt(sql, receiptId)
        : undefined
  const earlier =
    idempotencyKey === undefined ? undefined : await findTurnByKey(sql, idempotencyKey)
  const id = receipt?.id ?? receiptId
  const conversationId = earlier ?? receipt?.conversationId
  if (conversationId) return { id, conversationId }
  throw new ParcoError('not-found', 'There is no write that could be undone.', {
    data: receiptId === undefined ? { reply: 'undo.nothing' } : {},
  })
}
