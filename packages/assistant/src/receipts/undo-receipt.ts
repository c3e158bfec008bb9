import { ParcoError, type Receipt, type ReceiptId } from '@parco/protocol'
import { findReceipt, insertReceipt, markReceiptUndone } from '@parco/store'
import { moveDue } from '../jobs/move-due.ts'
import type { Turn } from '../turn/turn.ts'
import { withSavepoint } from '../turn/with-savepoint.ts'
import { describeUndone, subjectOf } from './describe-undone.ts'
import { revertChanges } from './revert-changes.ts'
import { takingBack } from './taking-back.ts'

type Undoing =
  | { readonly status: 'undone'; readonly undone: Receipt; readonly undoing: Receipt }
  | { readonly status: 'already' | 'changed' }

/**
 * Undoes one write, exactly once, and says so. Refused when a row is not any more as the write left
 * it, because then somebody meant something by changing it. An undo is taken back by a redo alone.
 * @throws not-found when the user has no such receipt.
 */
export async function undoReceipt(turn: Turn, receiptId: ReceiptId): Promise<void> {
  const { sql, record } = turn
  const receipt = await findWrite(turn, receiptId)
  const result = await withSavepoint(
    sql,
    () => revert(turn, receiptId),
    ({ status }) => status === 'undone',
  )
  record.say(await describeUndone(turn, receipt, result.status))
  if (result.status === 'undone') return tell(turn, result.undone, result.undoing)
  if (receipt.undoneAt) record.undoReceipt(receipt)
}

/**
 * Undoes several writes, newest first, all or none, and says so.
 * @throws not-found when the user has one of the receipts not.
 */
export async function undoReceipts(turn: Turn, receiptIds: readonly ReceiptId[]): Promise<void> {
  const done: Extract<Undoing, { status: 'undone' }>[] = []
  const failed = await withSavepoint(
    turn.sql,
    async () => {
      for (const receiptId of receiptIds) {
        const receipt = await findWrite(turn, receiptId)
        const result = await revert(turn, receiptId)
        if (result.status !== 'undone') return { status: result.status, receipt }
        done.push(result)
      }
      return undefined
    },
    (failure) => failure === undefined,
  )
  if (failed) {
    turn.record.say(await describeUndone(turn, failed.receipt, failed.status))
    turn.record.say(turn.say('undo.noneOfThem'))
    return
  }
  const told: string[] = []
  for (const { undone } of done) told.push(`- ${await subjectOf(turn, undone)}`)
  turn.record.say(turn.say('undo.doneSeveral', { lines: told.join('\n') }))
  for (const { undone, undoing } of done) tell(turn, undone, undoing)
}

async function findWrite({ sql }: Turn, receiptId: ReceiptId): Promise<Receipt> {
  const receipt = await findReceipt(sql, receiptId)
  if (receipt && !receipt.undoes) return receipt
  throw new ParcoError('not-found', 'There is no such receipt that could be undone.')
}

function tell({ record }: Turn, undone: Receipt, undoing: Receipt): void {
  record.undoReceipt(undone)
  record.createReceipt(undoing)
  record.facts.push(undoing.summary)
}

/** Marking it first makes every other attempt wait for this one, and then find it undone. */
async function revert(turn: Turn, receiptId: ReceiptId): Promise<Undoing> {
  const { sql, services, user } = turn
  const undone = await markReceiptUndone(sql, receiptId, turn.now)
  if (!undone) return { status: 'already' }
  const scope = { sql, userId: user.id, tables: services.tables }
  if ((await revertChanges(scope, undone.changes)) === 'changed') return { status: 'changed' }
  const summary = await describeUndone(turn, undone, 'undone')
  const undoing: Receipt = { ...takingBack(turn, undone), summary, undoes: undone.id }
  await insertReceipt(sql, undoing)
  await moveDue(turn, undone.changes)
  return { status: 'undone', undone, undoing }
}
