import { ParcoError, type Receipt, type ReceiptId } from '@parco/protocol'
import { findReceipt, insertReceipt, markReceiptUndone } from '@parco/store'
import type { Turn } from '../turn/turn.ts'
import { withSavepoint } from '../turn/with-savepoint.ts'
import { revertChanges } from './revert-changes.ts'

type Undoing =
  | { readonly status: 'undone'; readonly undone: Receipt; readonly undoing: Receipt }
  | { readonly status: 'already' | 'changed' }

/**
 * Undoes one write, exactly once, and says so. Refused when a row is not any more as the write left
 * it, because then somebody meant something by changing it. An undo cannot be undone itself.
 * @throws not-found when the user has no such receipt.
 */
export async function undoReceipt(turn: Turn, receiptId: ReceiptId): Promise<void> {
  const { sql, record, say } = turn
  const receipt = await findReceipt(sql, receiptId)
  if (!receipt || receipt.undoes) {
    throw new ParcoError('not-found', 'There is no such receipt that could be undone.')
  }
  const result = await withSavepoint(
    sql,
    () => revert(turn, receiptId),
    ({ status }) => status === 'undone',
  )
  record.say(say(SAID[result.status], { summary: receipt.summary }))
  if (result.status !== 'undone') {
    if (receipt.undoneAt) record.undoReceipt(receipt)
    return
  }
  record.undoReceipt(result.undone)
  record.createReceipt(result.undoing)
  record.facts.push(result.undoing.summary)
}

const SAID = { undone: 'undo.done', already: 'undo.already', changed: 'undo.changed' } as const

/** Marking it first makes every other attempt wait for this one, and then find it undone. */
async function revert(turn: Turn, receiptId: ReceiptId): Promise<Undoing> {
  const { sql, services, user } = turn
  const undone = await markReceiptUndone(sql, receiptId, turn.now)
  if (!undone) return { status: 'already' }
  const scope = { sql, userId: user.id, tables: services.tables }
  if ((await revertChanges(scope, undone.changes)) === 'changed') return { status: 'changed' }
  const undoing = toUndoing(turn, undone)
  await insertReceipt(sql, undoing)
  return { status: 'undone', undone, undoing }
}

function toUndoing(turn: Turn, undone: Receipt): Receipt {
  return {
    version: 1,
    id: turn.services.mint('receipt'),
    conversationId: turn.conversationId,
    turnId: turn.turnId,
    toolName: undone.toolName,
    input: undone.input,
    summary: turn.say('undo.done', { summary: undone.summary }),
    sourceText: turn.text,
    changes: undone.changes
      .toReversed()
      .map((change) => ({ ...change, before: change.after, after: change.before })),
    createdAt: turn.now.toISOString(),
    undoes: undone.id,
  }
}
