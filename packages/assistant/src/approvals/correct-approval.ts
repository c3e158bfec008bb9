import { hashArguments } from '@parco/agent/approvals'
import type { JsonObject } from '@parco/protocol'
import { editApproval, type StoredApproval } from '@parco/store'
import type { Turn } from '../turn/turn.ts'
import { mergeEdits, toValues } from './approve-write.ts'
import { describeCorrected, newestCard } from './describe-card.ts'
import { explainNotReady } from './explain-not-ready.ts'
import { findWriteTool } from './find-write-tool.ts'
import { prepareWrite } from './prepare-write.ts'
import { sayUndecided } from './say-undecided.ts'
import { slotsFromWords } from './slots-from-words.ts'

/**
 * Changes what an approval proposes and shows it again. It is not executed: the user has not seen
 * the new values yet, even when they said "yes, but make it 80".
 */
export async function correctApproval(
  turn: Turn,
  approval: StoredApproval,
  changes: JsonObject,
): Promise<void> {
  const { tool } = findWriteTool(turn, approval.toolName)
  const meant = await slotsFromWords(turn, tool, changes, approval.input)
  const input = mergeEdits(approval.input, meant)
  const prepared = await prepareWrite(turn, tool, input)
  if (prepared.status !== 'ready') {
    explainNotReady(turn, approval, prepared, changes)
    return
  }
  // A due day for what is owed on no terms: said to have changed, it would be taken for noted.
  if (hashArguments(tool.name, prepared.arguments) === approval.argumentsHash) {
    turn.record.isWaiting = true
    turn.record.told.add(approval.id)
    turn.record.say(turn.say('edit.same', { title: approval.preview.title }), 'card')
    return
  }
  const edited = await editApproval(turn.sql, {
    approvalId: approval.id,
    argumentsHash: approval.argumentsHash,
    values: toValues(approval.toolName, input, prepared),
    now: turn.now,
  })
  if (edited.status !== 'decided') {
    sayUndecided(turn, edited)
    return
  }
  turn.record.isWaiting = true
  turn.record.updateApproval(edited.approval)
  const card = newestCard(turn.openApprovals).map((item) =>
    item.id === approval.id ? edited.approval : item,
  )
  for (const { id } of card) turn.record.told.add(id)
  const change = { id: approval.id, slots: Object.keys(changes) }
  turn.record.say(describeCorrected(turn, card, change), 'card')
}
