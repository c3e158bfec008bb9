import type { JsonObject } from '@parco/protocol'
import type { StoredApproval } from '@parco/store'
import type { Turn } from '../turn/turn.ts'
import { withNumberedOptions } from './choose-option.ts'
import type { PreparedWrite } from './prepare-write.ts'

/**
 * Says why an approval or an edit could not be followed by its write. The approval stays open, as it
 * was: the user may correct it, or turn it down.
 */
export function explainNotReady(
  turn: Turn,
  approval: StoredApproval,
  prepared: Exclude<PreparedWrite, { readonly status: 'ready' }>,
  edits: JsonObject | undefined,
): undefined {
  const { record, say } = turn
  record.isWaiting = true
  switch (prepared.status) {
    case 'question':
      record.say(withNumberedOptions(prepared.question, prepared.options))
      break
    case 'refused':
      record.say(prepared.explanation)
      break
    case 'invalid':
      record.say(
        invalidText(
          turn,
          approval,
          prepared.slots.length > 0 ? prepared.slots : Object.keys(edits ?? {}),
        ),
      )
      break
  }
  if (!edits) record.say(say('decision.failed', { title: approval.preview.title }))
  record.updateApproval(approval)
  return undefined
}

function invalidText(turn: Turn, approval: StoredApproval, slots: readonly string[]): string {
  const labels = approval.preview.fields
    .filter(({ slot }) => slots.includes(slot))
    .map(({ label }) => label)
  if (labels.length === 0) return turn.say('edit.invalidAny')
  return turn.say('edit.invalid', { fields: labels.join(', ') })
}
