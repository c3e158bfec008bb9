import type { Receipt } from '@parco/protocol'
import { findReceipt, insertReceipt, markLastUndoingRedone } from '@parco/store'
import { moveDue } from '../jobs/move-due.ts'
import type { Turn } from '../turn/turn.ts'
import { withSavepoint } from '../turn/with-savepoint.ts'
import { subjectOf } from './describe-undone.ts'
import { revertChanges } from './revert-changes.ts'
import { takingBack } from './taking-back.ts'

type Redoing =
  | { readonly status: 'redone'; readonly undone: Receipt; readonly receipt: Receipt }
  | { readonly status: 'changed'; readonly undone: Receipt }
  | { readonly status: 'nothing' }

/**
 * Does again what the user's latest undo took back, exactly once, and says so. It is a write with a
 * receipt of its own, which can be undone; refused when a row is not as the undo left it.
 */
export async function redoWrite(turn: Turn): Promise<void> {
  const { record, say } = turn
  const result = await withSavepoint(
    turn.sql,
    () => redo(turn),
    ({ status }) => status === 'redone',
  )
  const what = result.status === 'nothing' ? '' : await subjectOf(turn, result.undone)
  record.say(say(`redo.${result.status}`, { what }))
  if (result.status !== 'redone') return
  record.createReceipt(result.receipt)
  record.facts.push(result.receipt.summary)
}

async function redo(turn: Turn): Promise<Redoing> {
  const { sql, services, user } = turn
  const undoing = await markLastUndoingRedone(sql, turn.now)
  const undone = undoing?.undoes && (await findReceipt(sql, undoing.undoes))
  if (!undoing || !undone) return { status: 'nothing' }
  const scope = { sql, userId: user.id, tables: services.tables }
  if ((await revertChanges(scope, undoing.changes)) === 'changed')
    return { status: 'changed', undone }
  const receipt = { ...takingBack(turn, undoing), summary: undone.summary }
  await insertReceipt(sql, receipt)
  await moveDue(turn, undoing.changes)
  return { status: 'redone', undone, receipt }
}
