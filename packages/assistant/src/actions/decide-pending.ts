import type { JsonValue } from '@parco/protocol'
import { closeQuestion, type StoredApproval } from '@parco/store'
import { correctApproval } from '../approvals/correct-approval.ts'
import { decideApprovals, type Verdict } from '../approvals/decide-approvals.ts'
import { newestCard, numberedTitles } from '../approvals/describe-card.ts'
import type { ActionCall, Turn } from '../turn/turn.ts'
import type { ActionHandler } from './action-handler.ts'

/** "sim", "só o primeiro": approves items of the newest card, with the values that it shows. */
export const confirmPending: ActionHandler = {
  name: 'confirm-pending',
  kind: 'deterministic',
  run: (call, turn) =>
    decideItems(call, turn, (approval) => ({
      outcome: 'approve',
      approval,
      argumentsHash: approval.argumentsHash,
    })),
}

/** "não", "tira o segundo": turns down items of the newest card, or drops the open question. */
export const rejectPending: ActionHandler = {
  name: 'reject-pending',
  kind: 'deterministic',
  async run(call, turn) {
    if (turn.openQuestion && call.about === 'question') {
      await closeQuestion(turn.sql, turn.openQuestion.id, 'dropped', turn.now)
      turn.record.say(turn.say('ask.dropped'))
      return
    }
    await decideItems(call, turn, (approval) => ({ outcome: 'deny', approval }))
  },
}

/** "na verdade foi 80": changes one item of the newest card and shows it again. */
export const correctPending: ActionHandler = {
  name: 'correct-pending',
  kind: 'deterministic',
  async run(call, turn) {
    const card = newestCard(turn.openApprovals)
    const approval = chooseCorrected(card, call)
    if (approval) return correctApproval(turn, approval, call.params)
    turn.record.isWaiting = card.length > 0
    turn.record.say(
      card.length === 0
        ? turn.say('decision.nothingPending')
        : turn.say('edit.which', { lines: numberedTitles(card) }),
    )
  },
}

/** Without a position named, the only item is meant, or the only one that has every slot changed. */
function chooseCorrected(
  card: readonly StoredApproval[],
  { params, target }: ActionCall,
): StoredApproval | undefined {
  if (target !== undefined) return card[target]
  if (card.length === 1) return card[0]
  const fitting = card.filter(({ input }) => Object.keys(params).every((slot) => slot in input))
  return fitting.length === 1 ? fitting[0] : undefined
}

async function decideItems(
  call: ActionCall,
  turn: Turn,
  toVerdict: (approval: StoredApproval) => Verdict,
): Promise<void> {
  const card = newestCard(turn.openApprovals)
  if (card.length === 0) {
    turn.record.say(turn.say('decision.nothingPending'))
    return
  }
  const items = toPositions(call.params.items)
  if (items?.some((item) => item >= card.length)) {
    turn.record.isWaiting = true
    turn.record.say(turn.say('decision.noSuchItem', { count: card.length }))
    return
  }
  const chosen = items ? card.filter((_, index) => items.includes(index)) : card
  await decideApprovals(turn, chosen.map(toVerdict))
}

function toPositions(items: JsonValue | undefined): readonly number[] | undefined {
  if (!Array.isArray(items)) return undefined
  return items.filter((item) => typeof item === 'number' && Number.isInteger(item) && item >= 0)
}
