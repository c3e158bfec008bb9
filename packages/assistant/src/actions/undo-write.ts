import type { ReceiptId } from '@parco/protocol'
import { fromUuid, toJson } from '@parco/store'
import { askBack } from '../approvals/ask-back.ts'
import type { Resolution, RowReference } from '../domains/domain.ts'
import { undoReceipt } from '../receipts/undo-receipt.ts'
import type { ActionCall, Turn } from '../turn/turn.ts'
import type { ActionHandler } from './action-handler.ts'

/** "desfaz": undoes the user's last write that still can be, or the one that the message names. */
export const undoWrite: ActionHandler = {
  name: 'undo-write',
  kind: 'deterministic',
  async run(call, turn) {
    if (Object.keys(call.params).length > 0) return undoNamed(call, turn)
    if (turn.lastReceipt) return undoReceipt(turn, turn.lastReceipt.id)
    turn.record.say(turn.say('undo.nothing'))
  },
}

async function undoNamed(call: ActionCall, turn: Turn): Promise<void> {
  const resolution = await resolveNamed(call, turn)
  switch (resolution?.status) {
    case undefined:
      turn.record.say(turn.say('undo.notFound'))
      return
    case 'refused':
      turn.record.say(resolution.explanation)
      return
    case 'question':
      return askBack(
        turn,
        { intent: call.intent, params: call.params, options: resolution.options },
        resolution.missing,
        resolution.question,
      )
    case 'found': {
      const receiptId = await findReceiptOf(turn, resolution.row)
      if (receiptId) return undoReceipt(turn, receiptId)
      turn.record.say(turn.say('undo.notFound'))
    }
  }
}

/** The first domain that knows what the words name answers. */
async function resolveNamed(
  { params }: ActionCall,
  turn: Turn,
): Promise<Resolution<RowReference> | undefined> {
  for (const domain of turn.services.domains) {
    const resolution = await domain.resolveUndo?.(params, turn.contextOf(domain))
    if (resolution) return resolution
  }
  return undefined
}

/** The latest write to a row that was not undone yet. */
async function findReceiptOf(
  turn: Turn,
  { table, id }: RowReference,
): Promise<ReceiptId | undefined> {
  const [row] = await turn.sql.query<{ id: string }>(
    `select id from receipts
      where undone_at is null and undoes is null and changes @> $1::jsonb
      order by created_at desc, id desc limit 1`,
    [toJson([{ table, id }])],
  )
  return row && fromUuid('receipt', row.id)
}
