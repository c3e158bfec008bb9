import type { ConversationId, Locale, MessageId, MintId, TurnId, UserId } from '@parco/protocol'
import type { ConversationKind, Store, TurnOrigin } from '@parco/store'
import type { NewUser } from '../create-users.ts'
import type { TextsOf } from '../replies/create-texts.ts'
import type { LeaseKeeper } from '../thinking/lease.ts'
import type { ThinkingAction } from '../thinking/thinking-action.ts'
import { deriveId } from './derive-id.ts'
import type { KeyedQueue } from './keyed-queue.ts'
import type { ActionCall, Turn, TurnServices } from './turn.ts'

/** What every turn needs from the assistant that runs it. */
export interface TurnRunner {
  readonly store: Store
  readonly services: TurnServices
  readonly texts: TextsOf
  readonly queue: KeyedQueue
  readonly now: () => Date
  /** For a user who is not known yet. */
  readonly newUser: NewUser
  /** Forgets what is cached of a user's data, after a write. */
  forget(userId: UserId): void
  /** The language of each user's last turn, for what is said before the database was asked. */
  readonly locales: Map<UserId, Locale>
  /** Actions that think, by name. */
  readonly thinking: ReadonlyMap<string, ThinkingAction>
  /** Answers what takes thought where no model was there to think. */
  answerWithoutModel(call: ActionCall, turn: Turn): Promise<void>
  /** After something of a user's was committed: what was written gets its vectors, in the background. */
  wakeEmbedder(userId: UserId): void
  /** Holds the turns that are being thought about. */
  readonly leases: LeaseKeeper
  /** Thoughts under way: the store closes after they have ended. */
  readonly thoughts: Set<Promise<void>>
}

/** One request for a turn: a message, decisions made by hand, a proposal, or an undo. */
export interface TurnRequest {
  readonly userId: UserId
  readonly conversationId: ConversationId
  readonly locale?: Locale
  readonly idempotencyKey?: string
  /** What a conversation that begins with it is. */
  readonly kind?: ConversationKind
  /** What the idempotency key stands for. */
  readonly identity: string
  /** The user's message; absent when the turn began with a click. */
  readonly text?: string
  readonly status: 'reading' | 'deciding' | 'undoing'
  /** Messages of a conversation are thought about one at a time; everything else may come meanwhile. */
  readonly origin: TurnOrigin
  readonly run: (turn: Turn) => Promise<void>
}

/** The ids that a turn tells first. */
export interface TurnIds {
  readonly turnId: TurnId
  /** The assistant's message. */
  readonly messageId: MessageId
}

/** Mints the ids of a turn; a repeated request has those of its first turn. */
export function mintTurnIds(mint: MintId, { userId, idempotencyKey }: TurnRequest): TurnIds {
  if (idempotencyKey === undefined) return { turnId: mint('turn'), messageId: mint('message') }
  return {
    turnId: deriveId('turn', userId, idempotencyKey),
    messageId: deriveId('message', userId, idempotencyKey),
  }
}

/** The language to speak before the user is known. */
export function localeBefore(
  { locales, newUser }: TurnRunner,
  request: Pick<TurnRequest, 'userId' | 'locale'>,
): Locale {
  return request.locale ?? locales.get(request.userId) ?? newUser.locale
}
