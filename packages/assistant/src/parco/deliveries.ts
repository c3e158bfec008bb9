import type { AlertChanges, AlertSettings, ConversationId, Delivery, UserId } from '@parco/protocol'

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

/** With what Parco comes to its users by itself. */
export interface Deliveries {
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
}
