import type { Receipt } from '@parco/protocol'
import { findApproval } from '@parco/store'
import { replies } from '../replies/replies.generated.ts'
import type { Turn } from '../turn/turn.ts'

/** What became of a write that was to be undone. */
export type UndoStatus = 'undone' | 'already' | 'changed'

/** Says what an undo did, in one sentence that names what the write was about. */
export async function describeUndone(
  turn: Turn,
  receipt: Receipt,
  status: UndoStatus,
): Promise<string> {
  const what = await subjectOf(turn, receipt)
  return turn.say(status === 'undone' ? `undo.done.${wayOf(turn, receipt)}` : `undo.${status}`, {
    what,
  })
}

/** The words for a tool of its own, or for what tools of that first word do. */
function wayOf({ locale }: Turn, { toolName }: Receipt): string {
  const { done } = replies[locale].undo
  const [verb = ''] = toolName.split('_')
  return (
    [toolName, verb === 'record' ? 'create' : verb].find((key) => Object.hasOwn(done, key)) ??
    'other'
  )
}

/**
 * What a write was about: "Gasto: Steam, US$ 15,00" on the card was about "Steam, US$ 15,00". Without a
 * card its summary says it, before the remarks that stand behind.
 */
export async function subjectOf({ sql }: Turn, { approvalId, summary }: Receipt): Promise<string> {
  const approval = approvalId && (await findApproval(sql, approvalId))
  const [head = summary] = summary.split(/\n|(?<=\.)\s+(?=\p{Lu})/u)
  const title = approval ? approval.preview.title : head
  return title.replace(/^[^:]{1,40}: /u, '').replace(/\.$/, '')
}
