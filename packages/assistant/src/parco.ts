import type {
  Approval,
  ApprovalDecision,
  ApprovalId,
  ConversationId,
  LearnedSentence,
  LearnedSentenceId,
  Locale,
  Message,
  Receipt,
  ReceiptId,
  SentenceDecision,
  TurnEvent,
  UserId,
} from '@parco/protocol'

/** Who speaks, and how they are spoken to. */
export interface User {
  readonly id: UserId
  readonly locale: Locale
  readonly timeZone: string
  readonly currency: string
}

export interface TurnInput {
  readonly userId: UserId
  /** A conversation that does not exist yet begins with this turn. */
  readonly conversationId: ConversationId
  readonly text: string
  /** The same key never runs a second turn: the first one's events are told again. */
  readonly idempotencyKey?: string
  /** The language of the page or terminal; the user's own by default. */
  readonly locale?: Locale
}

export interface DecisionsInput {
  readonly userId: UserId
  readonly conversationId: ConversationId
  readonly decisions: readonly ApprovalDecision[]
  readonly locale?: Locale
}

export interface UndoInput {
  readonly userId: UserId
  /** The last write that can be undone, by default. */
  readonly receiptId?: ReceiptId
  readonly idempotencyKey?: string
  readonly locale?: Locale
}

export interface SentenceDecisionInput extends SentenceDecision {
  readonly userId: UserId
  readonly sentenceId: LearnedSentenceId
}

export interface ConversationSummary {
  readonly id: ConversationId
  readonly title: string
  readonly createdAt: string
  readonly updatedAt: string
}

export interface Page<Item> {
  readonly items: readonly Item[]
  /** Pass it on to get what follows; absent at the end. */
  readonly nextCursor?: string
}

export interface PageRequest {
  readonly cursor?: string
  /** 1 to 100. */
  readonly limit?: number
}

/** A record of a domain as pages and terminals show it: `date` is the user's day. */
export interface RecordView {
  readonly id: string
  /** The tool that wrote it: `create_expense`, `record_metric`, … */
  readonly kind: 'expense' | 'income' | 'bill' | 'bill-payment' | 'metric'
  readonly date: string
  readonly title: string
  /** `R$ 50,00`, `2 L`. */
  readonly display: string
  readonly receiptId?: ReceiptId
}

/**
 * The assistant as the apps use it. Every stream ends with `turn-end`, also when something fails;
 * everything is bound to the user given, whatever ids come with it.
 */
export interface Parco {
  /** Creates, or finds, the one user of a single-user installation. */
  localUser(): Promise<User>
  user(userId: UserId): Promise<User>
  updateUser(userId: UserId, changes: Partial<Omit<User, 'id'>>): Promise<User>

  turn(input: TurnInput, options?: { readonly signal?: AbortSignal }): AsyncIterable<TurnEvent>
  decide(input: DecisionsInput): AsyncIterable<TurnEvent>
  undo(input: UndoInput): AsyncIterable<TurnEvent>

  conversations(userId: UserId, page?: PageRequest): Promise<Page<ConversationSummary>>
  messages(
    userId: UserId,
    conversationId: ConversationId,
    page?: PageRequest,
  ): Promise<Page<Message>>
  openApprovals(userId: UserId, conversationId?: ConversationId): Promise<readonly Approval[]>
  approval(userId: UserId, approvalId: ApprovalId): Promise<Approval>
  receipts(userId: UserId, page?: PageRequest): Promise<Page<Receipt>>
  receipt(userId: UserId, receiptId: ReceiptId): Promise<Receipt>
  /** What was recorded on a day of the user's, newest first; today by default. */
  records(userId: UserId, day?: string): Promise<readonly RecordView[]>
  /** Runs a read tool as it stands, for lists: `get_expenses`, `get_bills`, `get_tracking_history`. */
  read(userId: UserId, toolName: string, input: unknown): Promise<unknown>

  /** The sentences that are on offer to the user, then those adopted, the newest first. */
  learnedSentences(userId: UserId): Promise<readonly LearnedSentence[]>
  /**
   * Adopts a sentence that is on offer, or declines or forgets one.
   * @throws not-found when the user has no such sentence.
   * @throws conflict when adopting it would change what something else means.
   */
  decideSentence(input: SentenceDecisionInput): Promise<LearnedSentence>

  /** Turns under way end with `aborted`; then the store closes. */
  close(): Promise<void>
}
