import {
  type ApprovalId,
  type ConversationId,
  type Locale,
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
  listMessages,
  listOpenApprovals,
  listReceipts,
  type Sql,
  type Store,
  type StoredMessage,
} from '@parco/store'
import { toApprovalView } from '../approvals/to-approval-view.ts'
import type { Domain } from '../domains/domain.ts'
import type { DomainContext, Text } from '../domains/domain-context.ts'
import { labelRecord } from '../domains/internal/label-record.ts'
import { checkForm } from '../forms/check-form.ts'
import { describeForm } from '../forms/describe-form.ts'
import type { Meanings } from '../meaning/create-meanings.ts'
import type { DayFigureView, Records, RecordView } from '../parco/records.ts'
import type { TextsOf } from '../replies/create-texts.ts'
import { contextsOfReader } from '../turn/create-domain-contexts.ts'
import type { ToolCatalogue } from '../turn/tool-catalogue.ts'
import { withOutsideWork } from '../understanding/outside-work.ts'
import { encode, pageLimit, readCursor, readPlace, toPage } from './pages.ts'
import { readingTool, runRead } from './run-read.ts'

export interface RecordsOptions {
  readonly store: Store
  readonly domains: readonly Domain[]
  readonly tools: ToolCatalogue
  readonly texts: TextsOf
  readonly now: () => Date
  readonly meanings: Meanings
}

/** Creates the readers: each is one read-only transaction of its user. */
export function createRecords(options: RecordsOptions): Records {
  const { store, now } = options
  const look = <T>(userId: UserId, run: (sql: Sql) => Promise<T>) =>
    store.transaction(userId, run, { readOnly: true })
  return {
    messages(userId, conversationId, page) {
      const [limit, beforeSeq] = [pageLimit(page), readPlace(page)]
      return look(userId, async (sql) => {
        if (!(await findConversation(sql, conversationId))) throw notFound('conversation')
        const query = { limit: limit + 1, ...(beforeSeq === undefined ? {} : { beforeSeq }) }
        const read = await listMessages(sql, conversationId, query)
        const items = read.slice(-limit)
        const first = items[0]
        const { locale = 'pt-BR' } = (await findUser(sql)) ?? {}
        const say = options.texts('parco', locale)
        const page = { items: items.map((message) => toPlainMessage(message, say)) }
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
    dayFigures: (userId, day) => look(userId, (sql) => figuresOf(options, sql, day)),
    readTools: [...options.tools.values()].flatMap(({ tool }) =>
      tool.effect === 'read' ? [tool] : [],
    ),
    writeTools: [...options.tools.values()].flatMap(({ tool }) =>
      tool.effect === 'write' ? [tool] : [],
    ),
    form: (userId, toolName, locale) =>
      look(userId, async (sql) => {
        const { domain, tool, place } = await writingTool(options, sql, toolName, locale)
        return describeForm(tool, domain, place.contextOf(domain))
      }),
    checkForm: (userId, toolName, input, locale) =>
      look(userId, async (sql) => {
        const { tool, place } = await writingTool(options, sql, toolName, locale)
        return checkForm(place, tool, input)
      }),
    read: (userId, toolName, input) =>
      withOutsideWork(new AbortController().signal, () =>
        look(userId, async (sql) => {
          const { tool, domain } = readingTool(options.tools, toolName)
          return runRead(tool, input, (await contextsOf(options, sql))(domain))
        }),
      ),
  }
}

/** A message for readers, with what became of an answer that broke off in the user's words. */
function toPlainMessage(
  { seq: _seq, parts, ...message }: StoredMessage,
  say: Text,
): Omit<StoredMessage, 'seq'> {
  const told = parts.map((part) =>
    part.type === 'interruption'
      ? { type: 'text' as const, text: say('thinking.interrupted') }
      : part,
  )
  return { ...message, parts: told }
}

function notFound(kind: string): ParcoError {
  return new ParcoError('not-found', `There is no such ${kind}.`)
}

/** Contexts for tools that run outside any conversation. */
async function contextsOf(
  { now, texts, domains, meanings }: RecordsOptions,
  sql: Sql,
  locale?: Locale,
): Promise<(domain: Domain) => DomainContext> {
  const asked = locale ? { locale } : {}
  return (await contextsOfReader({ now: now(), sql, texts, domains, meanings, ...asked })).contextOf
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

async function recordsOf(
  options: RecordsOptions,
  sql: Sql,
  day: string | undefined,
): Promise<readonly RecordView[]> {
  assertDay(day)
  const contextOf = await contextsOf(options, sql)
  const records: RecordView[] = []
  for (const domain of options.domains) {
    const context = contextOf(domain)
    const ofDay = (await domain.recordsOfDay?.(context, day ?? context.today)) ?? []
    records.push(...ofDay.map((record) => labelRecord(domain, record, context.text)))
  }
  return withReceipts(sql, records)
}

async function figuresOf(
  options: RecordsOptions,
  sql: Sql,
  day: string | undefined,
): Promise<readonly DayFigureView[]> {
  assertDay(day)
  const contextOf = await contextsOf(options, sql)
  const figures: DayFigureView[] = []
  for (const domain of options.domains) {
    const context = contextOf(domain)
    const ofDay = (await domain.figuresOfDay?.(context, day ?? context.today)) ?? []
    figures.push(...ofDay.map((figure) => ({ ...figure, domain: domain.name })))
  }
  return figures
}

function assertDay(day: string | undefined): void {
  if (day === undefined || isDay(day)) return
  throw new ParcoError('bad-request', 'A day is a date that exists, as YYYY-MM-DD.', {
    data: { field: 'day' },
  })
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return DAY.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/**
 * Adds the receipt of each record's latest write, by which it can be undone; newest write first. One
 * that wrote several records of a kind, such as a bank statement, is not undone from one of them.
 */
async function withReceipts(sql: Sql, records: readonly RecordView[]): Promise<RecordView[]> {
  if (records.length === 0) return []
  const rows = await sql.query<{ row_id: string; id: string }>(
    `select distinct on (change ->> 'id') change ->> 'id' as row_id, receipts.id
       from receipts cross join jsonb_array_elements(changes) as change
      where undone_at is null and undoes is null and change ->> 'id' = any($1::text[])
        and not exists (select from jsonb_array_elements(changes) as other
                         where other ->> 'table' = change ->> 'table' and other ->> 'id' <> change ->> 'id')
      order by change ->> 'id', receipts.created_at desc, receipts.id desc`,
    [records.map(({ id }) => id)],
  )
  const receipts = new Map(rows.map(({ row_id, id }) => [row_id, fromUuid('receipt', id)]))
  return records.map((record) => {
    const receiptId = receipts.get(record.id)
    return receiptId ? { ...record, receiptId } : record
  })
}

/** The tool of that name that writes, and where it is prepared. */
async function writingTool(
  options: RecordsOptions,
  sql: Sql,
  toolName: string,
  locale: Locale | undefined,
) {
  const { domain, tool } = options.tools.get(toolName) ?? {}
  if (!domain || tool?.effect !== 'write') {
    throw new ParcoError('not-found', `There is no tool ${toolName} that writes.`)
  }
  const place = { services: options, contextOf: await contextsOf(options, sql, locale) }
  return { domain, tool, place }
}
