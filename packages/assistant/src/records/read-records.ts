import {
  type ApprovalId,
  type ConversationId,
  ParcoError,
  type Receipt,
  type ReceiptId,
  type UserId,
} from '@parco/protocol'
import {
  findApproval,
  findConversation,
  findReceipt,
  findUser,
  fromUuid,
  listConversations,
  listMessages,
  listOpenApprovals,
  listReceipts,
  type Sql,
  type Store,
  type StoredMessage,
} from '@parco/store'
import { toApprovalView } from '../approvals/to-approval-view.ts'
import type { Domain, DomainContext } from '../domains/domain.ts'
import type { Parco, RecordView, User } from '../parco.ts'
import type { TextsOf } from '../replies/create-texts.ts'
import { createDomainContexts } from '../turn/create-domain-contexts.ts'
import type { ToolCatalogue } from '../turn/tool-catalogue.ts'
import { encode, pageLimit, readCursor, readPlace, toPage } from './pages.ts'

export interface RecordsOptions {
  readonly store: Store
  readonly domains: readonly Domain[]
  readonly tools: ToolCatalogue
  readonly texts: TextsOf
  readonly now: () => Date
}

/** The part of `Parco` that only looks things up. */
export type Records = Pick<
  Parco,
  | 'conversations'
  | 'messages'
  | 'openApprovals'
  | 'approval'
  | 'receipts'
  | 'receipt'
  | 'records'
  | 'read'
>

/** Creates the readers: each is one read-only transaction of its user. */
export function createRecords(options: RecordsOptions): Records {
  const { store, now } = options
  const look = <T>(userId: UserId, run: (sql: Sql) => Promise<T>) =>
    store.transaction(userId, run, { readOnly: true })
  return {
    conversations(userId, page) {
      const [limit, after] = [pageLimit(page), readCursor(page)]
      return look(userId, async (sql) => {
        const query = { limit: limit + 1, ...(after ? { after } : {}) }
        return toPage(
          await listConversations(sql, query),
          limit,
          (conversation) => ({ ...conversation, title: conversation.title ?? '' }),
          ({ updatedAt, id }) => ({ at: updatedAt, id }),
        )
      })
    },
    messages(userId, conversationId, page) {
      const [limit, beforeSeq] = [pageLimit(page), readPlace(page)]
      return look(userId, async (sql) => {
        if (!(await findConversation(sql, conversationId))) throw notFound('conversation')
        const query = { limit: limit + 1, ...(beforeSeq === undefined ? {} : { beforeSeq }) }
        const read = await listMessages(sql, conversationId, query)
        const items = read.slice(-limit)
        const first = items[0]
        const page = { items: items.map(toPlainMessage) }
        if (read.length <= limit || !first) return page
        return { ...page, nextCursor: encode({ before: first.seq }) }
      })
    },
    openApprovals: (userId, conversationId?: ConversationId) =>
      look(userId, async (sql) => {
        const query = { now: now(), ...(conversationId ? { conversationId } : {}) }
        return (await listOpenApprovals(sql, query)).map((approval) =>
          toApprovalView(approval, query.now),
        )
      }),
    approval: (userId, approvalId: ApprovalId) =>
      look(userId, async (sql) => {
        const approval = await findApproval(sql, approvalId)
        if (!approval) throw notFound('approval')
        return toApprovalView(approval, now())
      }),
    receipts(userId, page) {
      const [limit, after] = [pageLimit(page), readCursor(page)]
      return look(userId, async (sql) => {
        const read = await listReceipts(sql, { limit: limit + 1, ...(after ? { after } : {}) })
        return toPage(
          read,
          limit,
          (receipt) => receipt,
          ({ createdAt, id }) => ({ at: createdAt, id }),
        )
      })
    },
    receipt: (userId, receiptId: ReceiptId) =>
      look(userId, async (sql): Promise<Receipt> => {
        const receipt = await findReceipt(sql, receiptId)
        if (!receipt) throw notFound('receipt')
        return receipt
      }),
    records: (userId, day) => look(userId, (sql) => recordsOf(options, sql, day)),
    read: (userId, toolName, input) =>
      look(userId, (sql) => readWithTool(options, sql, toolName, input)),
  }
}

function toPlainMessage({ seq: _seq, ...message }: StoredMessage): Omit<StoredMessage, 'seq'> {
  return message
}

function notFound(kind: string): ParcoError {
  return new ParcoError('not-found', `There is no such ${kind}.`)
}

/** Contexts for tools that run outside any conversation. */
async function contextsOf(
  { now, texts }: RecordsOptions,
  sql: Sql,
): Promise<(domain: Domain) => DomainContext> {
  const user: User | undefined = await findUser(sql)
  if (!user) throw notFound('user')
  return createDomainContexts({
    user,
    conversationId: NO_CONVERSATION,
    locale: user.locale,
    now: now(),
    sql,
    texts,
  })
}

/** Read tools do not look at the conversation they are called from. */
const NO_CONVERSATION = fromUuid('conversation', '00000000-0000-0000-0000-000000000000')

const DAY = /^\d{4}-\d{2}-\d{2}$/

async function recordsOf(
  options: RecordsOptions,
  sql: Sql,
  day: string | undefined,
): Promise<readonly RecordView[]> {
  if (day !== undefined && !isDay(day)) {
    throw new ParcoError('bad-request', 'A day is a date that exists, as YYYY-MM-DD.', {
      data: { field: 'day' },
    })
  }
  const contextOf = await contextsOf(options, sql)
  const records: RecordView[] = []
  for (const domain of options.domains) {
    const context = contextOf(domain)
    records.push(...((await domain.recordsOfDay?.(context, day ?? context.today)) ?? []))
  }
  return withReceipts(sql, records)
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return DAY.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Adds the receipt of each record's latest write, by which it can be undone; newest write first. */
async function withReceipts(sql: Sql, records: readonly RecordView[]): Promise<RecordView[]> {
  if (records.length === 0) return []
  const rows = await sql.query<{ row_id: string; id: string }>(
    `select distinct on (change ->> 'id') change ->> 'id' as row_id, receipts.id
       from receipts cross join jsonb_array_elements(changes) as change
      where undone_at is null and undoes is null and change ->> 'id' = any($1::text[])
      order by change ->> 'id', receipts.created_at desc, receipts.id desc`,
    [records.map(({ id }) => id)],
  )
  const receipts = new Map(rows.map(({ row_id, id }) => [row_id, fromUuid('receipt', id)]))
  return records.map((record) => {
    const receiptId = receipts.get(record.id)
    return receiptId ? { ...record, receiptId } : record
  })
}

async function readWithTool(
  options: RecordsOptions,
  sql: Sql,
  toolName: string,
  input: unknown,
): Promise<unknown> {
  const entry = options.tools.get(toolName)
  if (entry?.tool.effect !== 'read') {
    throw new ParcoError('not-found', `There is no tool ${toolName} that reads.`)
  }
  const parsed = entry.tool.input.safeParse(input)
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new ParcoError('bad-request', `The input is not right. ${fields.join('. ')}.`)
  }
  const contextOf = await contextsOf(options, sql)
  return entry.tool.execute(parsed.data, contextOf(entry.domain))
}
