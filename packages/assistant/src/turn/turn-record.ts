import type {
  ApprovalId,
  Decision,
  JsonObject,
  JsonValue,
  MessageId,
  MessagePart,
  MintId,
  Receipt,
  ToolCallId,
  TurnEvent,
  TurnOutcome,
} from '@parco/protocol'
import type { NewUsage, StoredApproval } from '@parco/store'
import { toApprovalView } from '../approvals/to-approval-view.ts'

export type BodyEvent = Exclude<TurnEvent, { readonly type: 'turn-start' | 'turn-end' }>

/**
 * What a turn tells the user, collected while its transaction is open and told once it has
 * committed: an event about a write that was rolled back would be a lie.
 */
export class TurnRecord {
  readonly events: BodyEvent[] = []
  readonly parts: MessagePart[] = []
  readonly decisions: Decision[] = []
  /** What each decision cost; the time is added when the turn ends. */
  readonly usage: Omit<NewUsage, 'executionTimeMs'>[] = []
  /** What later turns should know of this one, in short lines. */
  readonly facts: string[] = []
  /** The approvals that this turn asks for, which one card shows. */
  readonly card: StoredApproval[] = []
  /** What this turn asks back, said after everything else. */
  readonly questions: string[] = []
  /** The approvals whose state this turn has told. */
  readonly told = new Set<ApprovalId>()
  /** Something waits for the user. */
  isWaiting = false
  #texts = 0
  readonly #mint: MintId
  readonly #messageId: MessageId
  readonly #now: Date

  constructor(mint: MintId, messageId: MessageId, now: Date) {
    this.#mint = mint
    this.#now = now
    this.#messageId = messageId
  }

  decide(decision: Decision): void {
    this.decisions.push(decision)
    this.events.push({ type: 'decision-end', decision })
  }

  /** One paragraph to the user. */
  say(text: string): void {
    if (text === '') return
    const id = `${this.#messageId}-${this.#texts++}`
    this.parts.push({ type: 'text', text })
    this.events.push(
      { type: 'text-start', id },
      { type: 'text-delta', id, delta: text },
      { type: 'text-end', id },
    )
  }

  startToolCall(toolName: string, input: JsonObject): ToolCallId {
    const toolCallId = this.#mint('toolCall')
    this.parts.push({ type: 'tool-call', toolCallId, toolName, input })
    this.events.push(
      { type: 'tool-input-start', toolCallId, toolName },
      { type: 'tool-input-end', toolCallId, toolName, input },
    )
    return toolCallId
  }

  endToolCall(toolCallId: string, toolName: string, output: JsonValue): void {
    this.parts.push({ type: 'tool-result', toolCallId, toolName, output })
    this.events.push({ type: 'tool-output-end', toolCallId, toolName, output })
  }

  failToolCall(toolCallId: string, toolName: string, errorText: string): void {
    this.parts.push({ type: 'tool-error', toolCallId, toolName, errorText })
    this.events.push({ type: 'tool-output-error', toolCallId, toolName, errorText })
  }

  requestApproval(approval: StoredApproval): void {
    this.isWaiting = true
    this.card.push(approval)
    this.told.add(approval.id)
    this.parts.push({ type: 'approval', approvalId: approval.id })
    this.events.push({ type: 'approval-request', approval: toApprovalView(approval, this.#now) })
  }

  updateApproval(approval: StoredApproval): void {
    this.told.add(approval.id)
    this.parts.push({ type: 'approval', approvalId: approval.id })
    this.events.push({ type: 'approval-update', approval: toApprovalView(approval, this.#now) })
  }

  createReceipt(receipt: Receipt): void {
    this.parts.push({ type: 'receipt', receiptId: receipt.id })
    this.events.push({ type: 'receipt-create', receipt })
  }

  undoReceipt(receipt: Receipt): void {
    this.parts.push({ type: 'receipt', receiptId: receipt.id })
    this.events.push({ type: 'receipt-undo', receipt })
  }

  get outcome(): TurnOutcome {
    return this.isWaiting ? 'waiting' : 'completed'
  }
}
