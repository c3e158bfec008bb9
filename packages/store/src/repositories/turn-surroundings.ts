import type { ConversationId, Receipt, User, UserId } from '@parco/protocol'
import { ParcoError } from '@parco/protocol'
import { toUuid } from '../ids.ts'
import type { Sql } from '../sql.ts'
import { type ApprovalRow, type StoredApproval, toApproval } from './approvals.ts'
import { type QuestionRow, type StoredQuestion, toQuestion } from './questions.ts'
import { type ReceiptRow, toReceipt } from './receipts.ts'
import { toUser, type UserRow } from './users.ts'

/** What a turn stands among: whose it is, and what waits for them. */
export interface TurnSurroundings extends Waiting {
  readonly user: User
}

interface Waiting {
  /** What can be decided, oldest turn first and in the order of each card. */
  readonly openApprovals: readonly StoredApproval[]
  readonly openQuestion?: StoredQuestion
  /** The user's last write that can be undone, from any conversation. */
  readonly lastReceipt?: Receipt
}

/** The columns that `waitingIn` selects. */
export interface WaitingRow {
  readonly approvals: ApprovalRow[] | null
  readonly question: QuestionRow | null
  readonly receipt: ReceiptRow | null
}

/** SQL of what waits in a conversation; the arguments are the places of its id and of the instant. */
export const waitingIn = (conversation: string, now: string): string =>
  `(select jsonb_agg(to_jsonb(approvals) order by requested_at, turn_id, position) from approvals
    where conversation_id = ${conversation} and status = 'requested' and expires_at > ${now}) as approvals,
  (select to_jsonb(questions) from questions
    where conversation_id = ${conversation} and status = 'open') as question,
  (select to_jsonb(receipts) from receipts where undone_at is null and undoes is null
    order by id desc limit 1) as receipt`

export function toWaiting({ approvals, question, receipt }: WaitingRow): Waiting {
  return {
    openApprovals: (approvals ?? []).map(toApproval),
    ...(question ? { openQuestion: toQuestion(question) } : {}),
    ...(receipt ? { lastReceipt: toReceipt(receipt) } : {}),
  }
}

const SURROUNDINGS = `
select (select to_jsonb(users) from users where id = $1) as "user", ${waitingIn('$2', '$3')}`

/**
 * Reads what a turn that was admitted before stands among now.
 * @throws not-found when the user is gone.
 */
export async function readTurnSurroundings(
  sql: Sql,
  {
    userId,
    conversationId,
    now,
  }: {
    readonly userId: UserId
    readonly conversationId: ConversationId
    readonly now: Date
  },
): Promise<TurnSurroundings> {
  const [row] = await sql.query<WaitingRow & { readonly user: UserRow | null }>(SURROUNDINGS, [
    toUuid(userId),
    toUuid(conversationId),
    now,
  ])
  if (!row?.user) throw new ParcoError('not-found', 'There is no such user.')
  return { user: toUser(row.user), ...toWaiting(row) }
}
