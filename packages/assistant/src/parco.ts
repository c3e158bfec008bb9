import type { ToolInputSchema } from '@parco/agent/approvals'
import type {
  AlertChanges,
  AlertSettings,
  Approval,
  ApprovalDecision,
  ApprovalId,
  ConversationId,
  DecisionSource,
  Delivery,
  DeviceId,
  Id,
  JsonObject,
  LearnedSentence,
  LearnedSentenceId,
  Locale,
  Message,
  PreviewField,
  Receipt,
  ReceiptId,
  SentenceDecision,
  TurnEvent,
  User,
  UserId,
  UserSettings,
} from '@parco/protocol'
import type { ConversationKind } from '@parco/store'
import type { DomainRecord } from './domains/domain.ts'
import type { FileReading } from './domains/file-reading.ts'
import type { DayFigure } from './domains/life-view.ts'
import type { FormCheck } from './forms/check-form.ts'
import type { ModelChoice, ModelStatus } from './models/model-status.ts'
import type { ModelTest } from './models/test-model.ts'
import type { SpendingPlan } from './thinking/spending.ts'

export interface TurnInput {
  readonly userId: UserId
  /** A conversation that does not exist yet begins with this turn. */
  readonly conversationId: ConversationId
  readonly text: string
  /** The same key never runs a second turn: the first one's events are told again. */
  readonly idempotencyKey?: string
  /** The language of the page or terminal; the user's own by default. */
  readonly locale?: Locale
  /** What a conversation that begins with this turn is: a counselor's always holds that skill. */
  readonly kind?: ConversationKind
}

export interface DecisionsInput {
  readonly userId: UserId
  readonly conversationId: ConversationId
  readonly decisions: readonly ApprovalDecision[]
  readonly locale?: Locale
}

export interface ProposalInput {
  readonly userId: UserId
  readonly conversationId: ConversationId
  /** A tool that writes: `create_expense`. */
  readonly toolName: string
  /** Its slots, as a message would fill them. */
  readonly input: unknown
  readonly idempotencyKey?: string
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

/** A message that is looked at, not sent. */
export interface MessageInput {
  readonly userId: UserId
  readonly text: string
  /** The language of the page or terminal; the user's own by default. */
  readonly locale?: Locale
}

/** What one part of a message was taken for. */
export interface ExplainedPart {
  readonly said: string
  readonly outcome: 'call' | 'nothing' | 'comment' | 'for-model' | 'unexplained'
  readonly intent?: string
  /** What the domain of its tool is called: `Dinheiro`. */
  readonly area?: string
  /** The sentence that explains it: `gastei {money} na {name}`. */
  readonly sentence?: string
  /** The words of each slot of that sentence. */
  readonly values?: Readonly<Record<string, string>>
}

/** How a message is understood by code, were it said on its own now. */
export interface MessageExplanation {
  readonly intent: string
  readonly source: DecisionSource
  /** From 0 to 1. */
  readonly confidence: number
  readonly area?: string
  readonly parts: readonly ExplainedPart[]
  /** What the classifier finds likely, where no sentence decided. */
  readonly guesses: readonly {
    readonly intent: string
    readonly confidence: number
    readonly area?: string
  }[]
}

export interface TeachingInput extends MessageInput {
  /** The same said otherwise, with the same values, so that it is understood. */
  readonly sameAs: string
}

/** What came of teaching. */
export type TaughtSentence =
  | { readonly status: 'taught'; readonly sentence: LearnedSentence }
  /** The message is understood just so already. */
  | { readonly status: 'known' }
  /** What it should be the same as is not understood either, or is nothing that a tool does. */
  | { readonly status: 'not-understood' }
  /** No sentence says just that without changing what something else means. */
  | { readonly status: 'impossible' }

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

/** What came in with an export. */
export interface ImportedData {
  readonly tables: number
  readonly rows: number
}

/** What went with everything. */
export interface DeletedData {
  readonly rows: number
  /** Snapshots, and data that a restore had kept aside. */
  readonly copies: number
}

/** A page of conversations, of all of them or of those that are searched for. */
export interface ConversationsRequest extends PageRequest {
  readonly search?: string
}

/** What one look at what is due came to. */
export interface DueRound {
  readonly delivered: number
  /** When there is something next; absent when nothing waits. */
  readonly nextAt?: Date
}

export interface InboxRequest {
  readonly userId: UserId
  /** The cursor of a delivery: what came behind it. What was not read yet, by default. */
  readonly after?: string
}

/** What Parco said first, a hundred at a time. */
export interface Inbox {
  /** Absent until it first spoke. */
  readonly conversationId?: ConversationId
  /** The cursor of what was read last. */
  readonly readUpTo?: string
  /** The oldest first. */
  readonly deliveries: readonly Delivery[]
}

/** What went with a conversation, and what stays of it. */
export interface ConversationDeletion {
  readonly messages: number
  /** Cards that waited for a decision; nothing of them was written. */
  readonly openApprovals: number
  /** Writes that stay, and can still be undone. */
  readonly receipts: number
}

/** What a user's messages asked of language models in one month of theirs; each list sums up to the same. */
export interface UsageReport {
  /** YYYY-MM. */
  readonly month: string
  /** Messages that were answered, and how many of them a model was asked about. */
  readonly turns: number
  readonly thoughtTurns: number
  readonly costUsd: number
  /** Calls whose price is not known; `costUsd` lacks them. */
  readonly unpricedCalls: number
  /** By model, role and what was asked for; the dearest first. */
  readonly calls: readonly CallUsage[]
  /** The days of the month on which something was answered or asked, in order. */
  readonly days: readonly DayUsage[]
  /** By the skills that were active together, most tokens first. */
  readonly skills: readonly SkillUsage[]
  /** By where the calls went, most tokens first. */
  readonly hosts: readonly HostUsage[]
  readonly limits: SpendingPlan
  readonly spentTodayUsd: number
  readonly spentThisMonthUsd: number
}

/** What some calls came to. */
export interface UsageSum {
  readonly calls: number
  readonly failed: number
  readonly inputTokens: number
  readonly cachedInputTokens: number
  readonly outputTokens: number
  readonly costUsd: number
}

/** What the calls of one model for one purpose came to. */
export interface CallUsage extends UsageSum {
  /** `provider/model`. */
  readonly model: string
  readonly role: string
  /** The action or intent that they served. */
  readonly route: string
}

/** What one day of the user's came to. */
export interface DayUsage extends UsageSum {
  /** YYYY-MM-DD. */
  readonly day: string
  readonly turns: number
  readonly thoughtTurns: number
}

/** What the calls with these skills came to. */
export interface SkillUsage extends UsageSum {
  /** Names of skills; none for calls that needed none. */
  readonly skills: readonly string[]
}

/** What the calls to these hosts came to. */
export interface HostUsage extends UsageSum {
  /** `api.openai.com`; the first, then those that were asked in its place. None where nothing tells. */
  readonly hosts: readonly string[]
  /** Nothing of it left the machine. */
  readonly isLocal: boolean
}

/** One call of a model: what was asked for, where, and what it used. What was said is not kept with it. */
export interface ModelCallView {
  readonly id: Id<'modelCall'>
  readonly at: string
  /** The conversation that it served, unless that was deleted. */
  readonly conversationId?: ConversationId
  readonly role: string
  readonly model: string
  readonly route: string
  readonly skills: readonly string[]
  readonly hosts: readonly string[]
  readonly isLocal: boolean
  readonly inputTokens: number
  readonly cachedInputTokens: number
  readonly outputTokens: number
  /** Absent where the price is not known. */
  readonly costUsd?: number
  /** `started` is a call whose end nobody saw; its figures are an estimate. */
  readonly outcome: 'started' | 'completed' | 'failed' | 'aborted'
}

/** New limits; `null` takes one away, and one that is not named stays. */
export interface SpendingLimitChanges {
  readonly dayUsd?: number | null
  readonly monthUsd?: number | null
}

/** A record of a domain as pages and terminals show it, in the words of the user's language. */
export interface RecordView extends DomainRecord {
  /** What its kind is called: `Gasto`. */
  readonly label: string
  /** The name of its domain, and what that is called: `finance`, `Dinheiro`. */
  readonly domain: string
  readonly area: string
  readonly receiptId?: ReceiptId
}

/** A figure of a day, with the domain that it is of. */
export interface DayFigureView extends DayFigure {
  readonly domain: string
}

/** A device that was let in from the network at home. */
export interface Device {
  readonly id: DeviceId
  /** What it said of itself: `iPhone, Safari`. */
  readonly name: string
  readonly createdAt: Date
  /** When it was here last, to within the hour. */
  readonly seenAt: Date
}

/** A tool as whoever offers it to others needs it. */
export interface OfferedTool {
  readonly name: string
  readonly description: string
  readonly input: ToolInputSchema
}

/**
 * The assistant as the apps use it. Every stream ends with `turn-end`, also when something fails;
 * everything is bound to the user given, whatever ids come with it.
 */
export interface Parco {
  /** Creates, or finds, the one user of a single-user installation. */
  localUser(): Promise<User>
  user(userId: UserId): Promise<User>
  /** Changes what is given. */
  updateUser(userId: UserId, changes: Partial<UserSettings>): Promise<User>
  /**
   * What a machine says about its user at their first visit. It counts once: whatever was chosen
   * before stays, and the user is returned as they are.
   */
  suggestSettings(userId: UserId, suggestion: Partial<UserSettings>): Promise<User>

  turn(input: TurnInput, options?: { readonly signal?: AbortSignal }): AsyncIterable<TurnEvent>
  decide(input: DecisionsInput): AsyncIterable<TurnEvent>
  undo(input: UndoInput): AsyncIterable<TurnEvent>
  /**
   * Shows the card of a write that was not asked for in words: a form, an import, another program.
   * The tool may ask back, or refuse; nothing is written before the card is approved.
   */
  propose(input: ProposalInput): AsyncIterable<TurnEvent>

  /** Those in which all words of `search` were said, or stand in the title; all, without it. */
  conversations(userId: UserId, page?: ConversationsRequest): Promise<Page<ConversationSummary>>
  /**
   * Gives a conversation another title.
   * @throws bad-request when nothing is left of the title without spaces.
   */
  renameConversation(
    userId: UserId,
    conversationId: ConversationId,
    title: string,
  ): Promise<ConversationSummary>
  /**
   * Deletes a conversation and all that was said in it, for good. What was written in it stays, and can
   * still be undone; open cards go unwritten.
   * @throws conflict while an answer is under way.
   */
  deleteConversation(userId: UserId, conversationId: ConversationId): Promise<ConversationDeletion>
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
  /** What a day (YYYY-MM-DD), the user's today by default, comes to: each domain in few figures. */
  dayFigures(userId: UserId, day?: string): Promise<readonly DayFigureView[]>
  /** Every tool that `read` runs. */
  readonly readTools: readonly OfferedTool[]
  /** Every tool that `propose` proposes. */
  readonly writeTools: readonly OfferedTool[]
  /**
   * The empty form of a write: each slot that a person can fill in as a field of a card, in the
   * language given or the user's own.
   * @throws not-found when no tool of that name writes.
   */
  form(userId: UserId, toolName: string, locale?: Locale): Promise<readonly PreviewField[]>
  /**
   * What would come of proposing a write: its card, a question, or a refusal. Nothing is stored.
   * @throws not-found when no tool of that name writes.
   */
  checkForm(
    userId: UserId,
    toolName: string,
    input: JsonObject,
    locale?: Locale,
  ): Promise<FormCheck>
  /** Runs a read tool as it stands, for lists: `get_expenses`, `get_bills`, `get_tracking_history`. */
  read(userId: UserId, toolName: string, input: unknown): Promise<unknown>

  /**
   * How code alone understands a message; nothing is stored and nothing happens.
   * @throws not-allowed when the installation's router does not explain itself.
   */
  explainMessage(input: MessageInput): Promise<MessageExplanation>
  /** Learns that a message means what another one does, at the user's own word. */
  teachSentence(input: TeachingInput): Promise<TaughtSentence>
  /** The sentences that are on offer to the user, then those adopted, the newest first. */
  learnedSentences(userId: UserId): Promise<readonly LearnedSentence[]>
  /**
   * Adopts a sentence that is on offer, or declines or forgets one.
   * @throws not-found when the user has no such sentence.
   * @throws conflict when adopting it would change what something else means.
   */
  decideSentence(input: SentenceDecisionInput): Promise<LearnedSentence>

  /**
   * What models were asked in a month of the user's; this month by default.
   * @throws bad-request when it is no month as YYYY-MM.
   */
  usage(userId: UserId, month?: string): Promise<UsageReport>
  /**
   * The calls of a month one by one, the newest first; this month by default.
   * @throws bad-request when it is no month as YYYY-MM.
   */
  modelCalls(
    userId: UserId,
    request?: PageRequest & { readonly month?: string },
  ): Promise<Page<ModelCallView>>
  /**
   * Sets what models may cost a day and a month; what a limit leaves no room for is refused, and
   * everything that needs no model goes on.
   * @throws bad-request when a limit is not 0 US dollars or more.
   */
  limitSpending(userId: UserId, changes: SpendingLimitChanges): Promise<SpendingPlan>

  /**
   * Everything that is kept of the user, as one JSON document in UTF-8 (see docs/export.md), piece by
   * piece, as of the moment of the call.
   */
  exportData(userId: UserId): Promise<AsyncIterable<Uint8Array>>
  /** Every move of money that was recorded, as CSV for the spreadsheets of that language; the user's by default. */
  exportTransactions(userId: UserId, locale?: Locale): Promise<string>
  /**
   * All that is known of the user themselves, each thing with their words and the day: as Markdown in that
   * language, the user's by default, or as JSON.
   */
  exportMemory(userId: UserId, format: 'markdown' | 'json', locale?: Locale): Promise<string>
  /**
   * Reads an export into an account that is empty, whole or not at all.
   * @throws conflict when something is in it already.
   * @throws bad-request, with a `reason`, when it is no export, or one of a newer version.
   */
  importData(userId: UserId, bytes: Uint8Array): Promise<ImportedData>
  /**
   * Reads a file of another program, such as a bank statement, as what a write would take in: propose
   * that with the items that are wanted. Nothing is stored.
   * @throws bad-request, in the user's language, when nothing can be read in it.
   */
  readFile(userId: UserId, bytes: Uint8Array, locale?: Locale): Promise<FileReading>
  /**
   * Deletes all that is kept of the user, and the copies that the embedded database keeps of itself. It
   * cannot be undone.
   * @throws bad-request when the confirmation is not `delete everything`, or that in Portuguese.
   */
  deleteData(userId: UserId, confirmation: string): Promise<DeletedData>

  /** What the user wants to come by itself, and when. */
  alerts(userId: UserId): Promise<AlertSettings>
  /**
   * Changes what is given.
   * @throws bad-request, naming the fields, for what cannot be set.
   */
  changeAlerts(userId: UserId, changes: AlertChanges): Promise<AlertSettings>
  /**
   * Delivers everything that is due to any user now, each once, whichever process else tries.
   * `startJobs` calls it at its time.
   */
  deliverDue(signal?: AbortSignal): Promise<DueRound>
  /**
   * Calls `listener`, which must not throw, after something was delivered in this process; returns what
   * ends it.
   */
  onDelivery(listener: (userId: UserId) => void): () => void
  /** The same after what is due may have changed in this process. */
  onDueChange(listener: () => void): () => void
  /**
   * What Parco says first, as it comes, beginning with what came behind the cursor or was not read; until
   * `signal` is aborted.
   * @throws bad-request when `after` is no cursor.
   */
  deliveries(request: InboxRequest, signal: AbortSignal): AsyncIterable<Delivery>
  /** @throws bad-request when `after` is no cursor. */
  inbox(request: InboxRequest): Promise<Inbox>
  /** Says that the inbox is read up to a cursor. @throws bad-request when it is none. */
  readInbox(request: { readonly userId: UserId; readonly upTo: string }): Promise<void>

  /** Which model answers what needs thought, and what keeps one from answering. */
  model(): Promise<ModelStatus>
  /**
   * Chooses the installation's model and its key, for all that is said from now on.
   * @throws bad-request for a choice that cannot be meant.
   * @throws conflict when the environment names the model, which wins.
   * @throws not-allowed in an installation of several users: its owner sets the environment.
   */
  chooseModel(choice: ModelChoice): Promise<ModelStatus>
  /** Asks the model for one word; the call is counted as the user's. Never rejects for what a model does. */
  testModel(
    userId: UserId,
    options?: { readonly locale?: Locale; readonly signal?: AbortSignal },
  ): Promise<ModelTest>

  /** Lets a device of the user's in, which from then on shows the secret of this hash (SHA-256, hexadecimal). */
  letIn(
    userId: UserId,
    device: { readonly name: string; readonly secretHash: string },
  ): Promise<Device>
  /** The devices that were let in, the newest first. */
  devices(userId: UserId): Promise<readonly Device[]>
  /** The device of that secret, which is here now; nothing where it was never let in, or removed. */
  recognizeDevice(userId: UserId, secretHash: string): Promise<Device | undefined>
  /** @throws ParcoError `not-found` */
  removeDevice(userId: UserId, deviceId: DeviceId): Promise<void>

  /** Turns under way end with `aborted`; then the store closes. */
  close(): Promise<void>
}
