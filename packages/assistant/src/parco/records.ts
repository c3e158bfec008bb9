import type { ToolInputSchema } from '@parco/agent/approvals'
import type {
  Approval,
  ApprovalId,
  ConversationId,
  JsonObject,
  Locale,
  Message,
  PreviewField,
  Receipt,
  ReceiptId,
  UserId,
} from '@parco/protocol'
import type { DomainRecord } from '../domains/domain.ts'
import type { DayFigure } from '../domains/life-view.ts'
import type { FormCheck } from '../forms/check-form.ts'
import type { Page, PageRequest } from './pages.ts'

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

/** A tool as whoever offers it to others needs it. */
export interface OfferedTool {
  readonly name: string
  readonly description: string
  readonly input: ToolInputSchema
  /** The most that its input takes, where that is more than a person fills in. */
  readonly maxInputBytes?: number
}

/** What only looks things up. */
export interface Records {
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
}
