import type {
  AnswerFile,
  ApprovalId,
  Decision,
  IntentCall,
  JsonObject,
  JsonValue,
  MessagePart,
  MintId,
  RecalledMemory,
  Receipt,
  TextRole,
  ToolCallId,
  TurnEvent,
  TurnOutcome,
} from '@parco/protocol'
import type { NewUsage, StoredApproval } from '@parco/store'
import { toApprovalView } from '../approvals/to-approval-view.ts'

/** What a turn leaves to thought: the action that thinks, and what that needs. */
export interface OpenThought {
  readonly action: string
  /** What was decided. */
  readonly call: IntentCall & { readonly reason?: string }
  readonly brief: JsonObject
}

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
  /** What is said below the card: which parts of the message are not on it. */
  readonly remarks: string[] = []
  /** What this turn asks back, said after everything else. */
  readonly questions: string[] = []
  /** The approvals whose state this turn has told. */
  readonly told = new Set<ApprovalId>()
  /** What somebody has to think about once this turn's transaction is over; at most one thing. */
  thought: OpenThought | undefined
  /** The skills that its conversation has from now on, where the message called for any. */
  skillState: JsonObject | undefined
  /** A domain read the message to its end: no part of it is named as left out. */
  isReadWhole = false
  /** This turn asks its user for an approval or an answer; what earlier ones asked is theirs. */
  isWaiting = false
  /** The user stopped it. */
  isAborted = false
  #texts = 0
  readonly #mint: MintId
  readonly #textPrefix: string
  readonly #now: Date

  /** Ids of texts begin with `textPrefix`; two records of one turn need two. */
  constructor(mint: MintId, textPrefix: string, now: Date) {
    this.#mint = mint
    this.#now = now
    this.#textPrefix = textPrefix
  }

  decide(decision: Decision): void {
    this.decisions.push(decision)
    this.events.push({ type: 'decision-end', decision })
  }

  /** One paragraph to the user; `role` when it only says in words what clients draw. */
  say(text: string, role?: TextRole): void {
    if (text === '') return
    const id = `${this.#textPrefix}-${this.#texts++}`
    const marked = role === undefined ? {} : { role }
    this.parts.push({ type: 'text', text, ...marked })
    this.events.push(
      { type: 'text-start', id, ...marked },
      { type: 'text-delta', id, delta: text },
      { type: 'text-end', id },
    )
  }

  /** What is being done, in place of what was told of that before. */
  progress(text: string): void {
    this.events.push({ type: 'status-replace', id: this.#textPrefix, text })
  }

  /** What was remembered for the answer, each a card. */
  recall(memories: readonly RecalledMemory[]): void {
    if (memories.length === 0) return
    this.parts.push(...memories.map((memory) => ({ type: 'memory' as const, ...memory })))
    this.events.push({ type: 'memory-recall', memories: [...memories] })
  }

  /** A file that the answer brings, at an address of this server. */
  addFile(file: AnswerFile): void {
    this.parts.push({ type: 'file', ...file })
    this.events.push({ type: 'file-add', file })
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
    if (this.isAborted) return 'aborted'
    return this.isWaiting ? 'waiting' : 'completed'
  }
}
