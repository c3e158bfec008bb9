import { hashArguments } from '@parco/agent/approvals'
import {
  type ErrorCode,
  isParcoError,
  type JsonObject,
  type ParcoError,
  type Receipt,
} from '@parco/protocol'
import {
  type ApprovalValues,
  type DecideApprovalResult,
  decideApproval,
  editApproval,
  expireApprovals,
  type StoredApproval,
} from '@parco/store'
import { executeWrite } from '../receipts/execute-write.ts'
import { describeError } from '../turn/describe-error.ts'
import type { Turn } from '../turn/turn.ts'
import { withSavepoint } from '../turn/with-savepoint.ts'
import { explainNotReady } from './explain-not-ready.ts'
import { findWriteTool } from './find-write-tool.ts'
import { type PreparedWrite, prepareWrite } from './prepare-write.ts'
import { sayUndecided } from './say-undecided.ts'

export interface ApproveInput {
  readonly approval: StoredApproval
  /** What the user saw. */
  readonly argumentsHash: string
  /** Slots that the user changed first. */
  readonly edits?: JsonObject
}

/**
 * Executes one approved write, exactly once, and returns its receipt. Otherwise nothing is written,
 * the user hears why, and `undefined` comes back: it was decided before or is too old, the card
 * showed other values, or the write would not any more be the one that the user saw.
 */
export async function approveWrite(
  turn: Turn,
  { approval, argumentsHash, edits }: ApproveInput,
): Promise<Receipt | undefined> {
  const obstacle = findObstacle(approval, argumentsHash, turn.now)
  if (obstacle?.status === 'expired') await expireApprovals(turn.sql, turn.now)
  if (obstacle) return sayUndecided(turn, obstacle)
  const fixed = edits ? findFixedSlots(approval, edits) : []
  if (fixed.length > 0) return refuseEdits(turn, approval, fixed)
  const { tool } = findWriteTool(turn, approval.toolName)
  const input = edits ? mergeEdits(approval.input, edits) : approval.input
  const prepared = await prepareWrite(turn, tool, input)
  if (prepared.status !== 'ready') return explainNotReady(turn, approval, prepared, edits)
  const values = toValues(approval.toolName, input, prepared)
  if (edits) return spend(turn, approval, values)
  if (values.argumentsHash === approval.argumentsHash) return spend(turn, approval)
  return showAgain(turn, approval, values)
}

/** Merges what the user changed into what was said; `null` takes a slot away. */
export function mergeEdits(input: JsonObject, edits: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries({ ...input, ...edits }).filter(([, value]) => value !== null),
  )
}

/** What is stored of an approval once its input is prepared. */
export function toValues(
  toolName: string,
  input: JsonObject,
  prepared: Extract<PreparedWrite, { readonly status: 'ready' }>,
): ApprovalValues {
  return {
    input,
    arguments: prepared.arguments,
    argumentsHash: hashArguments(toolName, prepared.arguments),
    preview: prepared.preview,
  }
}

/** The slots of an edit that the card does not offer for editing. */
function findFixedSlots({ preview }: StoredApproval, edits: JsonObject): readonly string[] {
  const editable = new Set(preview.fields.filter((field) => field.editable).map(({ slot }) => slot))
  return Object.keys(edits).filter((slot) => !editable.has(slot))
}

function refuseEdits(turn: Turn, approval: StoredApproval, slots: readonly string[]): undefined {
  const labels = slots.map(
    (slot) => approval.preview.fields.find((field) => field.slot === slot)?.label ?? slot,
  )
  turn.record.isWaiting = true
  turn.record.updateApproval(approval)
  turn.record.say(turn.say('edit.notEditable', { fields: labels.join(', ') }))
  return undefined
}

/** Why an approval cannot be decided now, if anything stands against it. */
function findObstacle(
  approval: StoredApproval,
  argumentsHash: string,
  now: Date,
): DecideApprovalResult | undefined {
  if (approval.status === 'expired') return { status: 'expired', approval }
  if (approval.status !== 'requested') return { status: 'already-decided', approval }
  if (Date.parse(approval.expiresAt) <= now.getTime()) return { status: 'expired', approval }
  if (approval.argumentsHash !== argumentsHash) return { status: 'stale', approval }
  return undefined
}

/**
 * Spends the approval and executes it, or neither. The update of its row is what makes it happen
 * once: of any number of attempts one finds it still requested.
 */
async function spend(
  turn: Turn,
  approval: StoredApproval,
  values?: ApprovalValues,
): Promise<Receipt | undefined> {
  const { sql, record } = turn
  const { tool, domain } = findWriteTool(turn, approval.toolName)
  try {
    return await withSavepoint(sql, async () => {
      const decided = await decideApproval(sql, {
        approvalId: approval.id,
        status: values ? 'edited' : 'approved',
        argumentsHash: approval.argumentsHash,
        ...(values ? { values } : {}),
        now: turn.now,
      })
      if (decided.status !== 'decided') return sayUndecided(turn, decided)
      if (tool.status !== undefined) record.progress(turn.contextOf(domain).text(tool.status))
      const { receipt, output } = await executeWrite(turn, tool, domain, decided.approval)
      record.endToolCall(approval.toolCallId, tool.name, output)
      record.updateApproval({ ...decided.approval, receiptId: receipt.id })
      record.createReceipt(receipt)
      return receipt
    })
  } catch (error) {
    if (isParcoError(error) && error.retryable) throw error
    const explanation = explainFailure(turn, approval, error)
    record.failToolCall(approval.toolCallId, tool.name, explanation)
    record.isWaiting = true
    record.say(explanation)
    return undefined
  }
}

/** The tool's own words when it has some; else the failure is ours, and the operator's log hears of it. */
function explainFailure(turn: Turn, { toolName, preview }: StoredApproval, error: unknown): string {
  if (isToldByTool(error)) return error.message
  const data = { toolName, turnId: turn.turnId, error: describeError(error) }
  turn.services.log({ level: 'error', message: 'A tool failed.', data })
  return turn.say('decision.failed', { title: preview.title })
}

/** What a tool may find out only as it writes; it says so in the user's language. */
function isToldByTool(error: unknown): error is ParcoError {
  return isParcoError(error) && TOLD_BY_TOOLS.has(error.code)
}

const TOLD_BY_TOOLS = new Set<ErrorCode>(['stale', 'not-found', 'conflict'])

/** What the write would do changed since the card was shown: the user decides on what is true now. */
async function showAgain(
  turn: Turn,
  approval: StoredApproval,
  values: ApprovalValues,
): Promise<undefined> {
  const edited = await editApproval(turn.sql, {
    approvalId: approval.id,
    argumentsHash: approval.argumentsHash,
    values,
    now: turn.now,
  })
  if (edited.status !== 'decided') return sayUndecided(turn, edited)
  turn.record.isWaiting = true
  turn.record.updateApproval(edited.approval)
  turn.record.say(turn.say('proposal.changed', { title: edited.approval.preview.title }))
  return undefined
}
