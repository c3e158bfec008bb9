import { isId, ParcoError, type Receipt, type TurnEvent } from '@parco/protocol'
import { findReceipt, listReceipts, type Sql } from '@parco/store'
import type { UndoInput } from '../parco.ts'
import { undoReceipt } from '../receipts/undo-receipt.ts'
import { assertIdempotencyKey } from './assert-request.ts'
import { refuseTurn } from './failure-event.ts'
import { streamTurn } from './stream-turn.ts'
import type { TurnRunner } from './turn-request.ts'

/** Undoes a write by hand: a turn of the conversation in which it was written. */
export async function* streamUndo(
  runner: TurnRunner,
  signal: AbortSignal,
  { userId, receiptId, idempotencyKey, locale }: UndoInput,
): AsyncGenerator<TurnEvent, void> {
  const scope = { userId, ...(locale === undefined ? {} : { locale }) }
  let receipt: Receipt
  try {
    assertIdempotencyKey(idempotencyKey)
    receipt = await runner.store.transaction(userId, (sql) => findUndoable(sql, receiptId), {
      readOnly: true,
    })
  } catch (error) {
    return yield* refuseTurn(runner, scope, error)
  }
  const request = {
    ...scope,
    conversationId: receipt.conversationId,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    identity: JSON.stringify(['undo', receiptId ?? 'last']),
    status: 'undoing',
    run: (turn) => undoReceipt(turn, receipt.id),
  } satisfies Parameters<typeof streamTurn>[1]
  yield* streamTurn(runner, request, signal)
}

async function findUndoable(sql: Sql, receiptId: UndoInput['receiptId']): Promise<Receipt> {
  const receipt =
    receiptId === undefined
      ? (await listReceipts(sql, { undoable: true, limit: 1 }))[0]
      : isId('receipt', receiptId)
        ? await findReceipt(sql, receiptId)
        : undefined
  if (receipt) return receipt
  throw new ParcoError('not-found', 'There is no write that could be undone.')
}
