import { type Locale, ParcoError, type UserId } from '@parco/protocol'
import {
  deleteFeeds,
  deleteUserRows,
  forgetUserSettings,
  hasRows,
  insertUserRows,
  listUserTables,
  readOneState,
  readUserRows,
  type Sql,
  type Store,
} from '@parco/store'
import type { Domain } from '../domains/domain.ts'
import type { KnownDocument } from '../domains/domain-memory.ts'
import type { FileReading } from '../domains/file-reading.ts'
import type { DueKeeper } from '../jobs/due-keeper.ts'
import type { UserData } from '../parco/user-data.ts'
import type { TextsOf } from '../replies/create-texts.ts'
import { contextsOfReader } from '../turn/create-domain-contexts.ts'
import { CompressedPieces } from './compressed-pieces.ts'
import { EXPORT_FORMAT, EXPORT_VERSION, readExport } from './export-document.ts'
import { type LabelledTransaction, transactionsToCsv } from './transactions-csv.ts'

export interface UserDataOptions {
  readonly store: Store
  readonly domains: readonly Domain[]
  readonly texts: TextsOf
  readonly now: () => Date
  readonly due: DueKeeper
  /** What is remembered of a user outside the database. */
  readonly forget: (userId: UserId) => void
}

/** What is typed to delete everything, in each language. */
export const DELETION_WORDS = { 'pt-BR': 'apagar tudo', en: 'delete everything' } as const

/** SQLSTATE of rows that the database does not take. */
const NOT_TAKEN = /^(22|23|42501)/

/** Creates the part of `Parco` that gives a user all that it keeps, takes it back in, and lets it go. */
export function createUserData(options: UserDataOptions): UserData {
  const { store, domains, now, forget, due } = options
  const own = ['receipts', 'messages', ...domains.flatMap(({ tables }) => Object.keys(tables))]
  return {
    async exportData(userId) {
      const document = new CompressedPieces()
      await store.transaction(userId, (sql) => writeExport(sql, userId, document, now()), {
        readOnly: true,
      })
      return document.read()
    },
    exportTransactions: (userId, locale) =>
      store.transaction(userId, (sql) => writeTransactions(options, sql, locale), {
        readOnly: true,
      }),
    exportMemory: (userId, format, locale) =>
      store.transaction(userId, (sql) => writeMemory(options, { sql, format, locale }), {
        readOnly: true,
      }),
    async importData(userId, bytes) {
      const imported = await store
        .transaction(userId, async (sql) => {
          if (await hasRows(sql, own)) throw notEmpty()
          const known = await listUserTables(sql)
          const tables = readExport(bytes, known)
          await deleteUserRows(sql, known)
          for (const { table, ...rows } of tables) await insertUserRows(sql, userId, table, rows)
          // What came in may be older than the moments that are kept of it.
          await due.workOutSoon(sql, userId, now())
          const filled = tables.filter(({ name }) => name !== 'users')
          return {
            tables: filled.length,
            rows: filled.reduce((sum, { rows }) => sum + rows.length, 0),
          }
        })
        .catch(explain)
      forget(userId)
      return imported
    },
    readFile: (userId, bytes, locale) =>
      store.transaction(userId, (sql) => readFile(options, { sql, bytes, locale }), {
        readOnly: true,
      }),
    async deleteData(userId, confirmation) {
      assertMeant(confirmation)
      const rows = await store.transaction(userId, async (sql) => {
        const count = await deleteUserRows(sql, await listUserTables(sql))
        await deleteFeeds(sql)
        await forgetUserSettings(sql)
        return count
      })
      forget(userId)
      return { rows, copies: await store.deleteCopies() }
    },
  }
}

async function writeExport(
  sql: Sql,
  userId: UserId,
  document: CompressedPieces,
  at: Date,
): Promise<void> {
  await readOneState(sql)
  const head = { format: EXPORT_FORMAT, version: EXPORT_VERSION, exportedAt: at.toISOString() }
  document.write(`${JSON.stringify(head).slice(0, -1)},\n"tables":{`)
  let separator = ''
  for (const table of await listUserTables(sql)) {
    document.write(`${separator}\n"${table.name}":[`)
    separator = ','
    let between = '\n'
    for await (const rows of readUserRows(sql, userId, table)) {
      document.write(`${between}${rows.join(',\n')}`)
      between = ',\n'
    }
    document.write(']')
  }
  document.write('\n}}\n')
}

interface MemoryToWrite {
  readonly sql: Sql
  readonly format: 'markdown' | 'json'
  readonly locale: Locale | undefined
}

async function writeMemory(
  { domains, texts, now }: UserDataOptions,
  { sql, format, locale }: MemoryToWrite,
): Promise<string> {
  const { contextOf } = await contextsOfReader({
    sql,
    domains,
    texts,
    now: now(),
    ...(locale ? { locale } : {}),
  })
  const documents: KnownDocument[] = []
  for (const domain of domains) {
    const document = await domain.knownDocument?.(contextOf(domain))
    if (document) documents.push(document)
  }
  if (format === 'markdown') return documents.map(({ markdown }) => markdown).join('\n')
  const known = Object.assign(
    { exportedAt: now().toISOString() },
    ...documents.map(({ json }) => json),
  )
  return `${JSON.stringify(known, null, 2)}\n`
}

async function writeTransactions(
  { domains, texts, now }: UserDataOptions,
  sql: Sql,
  asked: Locale | undefined,
): Promise<string> {
  const { contextOf, locale } = await contextsOfReader({
    sql,
    domains,
    texts,
    now: now(),
    ...(asked ? { locale: asked } : {}),
  })
  const transactions: LabelledTransaction[] = []
  for (const domain of domains) {
    const context = contextOf(domain)
    for (const transaction of (await domain.transactions?.(context)) ?? []) {
      transactions.push({ ...transaction, label: context.text(`record.${transaction.kind}`) })
    }
  }
  const say = texts('parco', locale)
  return transactionsToCsv(transactions, locale, (column) => say(`transactions.${column}`))
}

interface FileToRead {
  readonly sql: Sql
  readonly bytes: Uint8Array
  readonly locale: Locale | undefined
}

/** Bank statements are all that is read by now, so the first domain that reads files is asked. */
async function readFile(
  { domains, texts, now }: UserDataOptions,
  { sql, bytes, locale }: FileToRead,
): Promise<FileReading> {
  const reader = domains.find((domain) => domain.readFile !== undefined)
  if (!reader?.readFile) throw new ParcoError('bad-request', 'No domain here reads files.')
  const { contextOf } = await contextsOfReader({
    sql,
    domains,
    texts,
    now: now(),
    ...(locale ? { locale } : {}),
  })
  return reader.readFile(bytes, contextOf(reader))
}

/** Words that nobody types by a slip of the hand. */
function assertMeant(confirmation: string): void {
  const typed = confirmation.trim().toLowerCase()
  if (Object.values(DELETION_WORDS).some((words) => words === typed)) return
  const words = Object.values(DELETION_WORDS).join('" or "')
  throw new ParcoError(
    'bad-request',
    `Nothing was deleted. To delete everything, send "${words}".`,
    {
      data: { field: 'confirmation' },
    },
  )
}

function notEmpty(): ParcoError {
  return new ParcoError(
    'conflict',
    'There is something in this account already. An export is read into an empty one.',
    { data: { reason: 'not-empty' } },
  )
}

/** A row that breaks a rule was changed by hand, or comes from elsewhere: nothing of it was written. */
function explain(error: unknown): never {
  const code = String((error as { code?: unknown }).code ?? '')
  if (!NOT_TAKEN.test(code)) throw error
  const { table } = error as { table?: string }
  throw new ParcoError(
    'bad-request',
    `A row${table === undefined ? '' : ` of ${table}`} is not as Parco writes it. Nothing was imported.`,
    { cause: error, data: { field: 'file', reason: 'bad-row' } },
  )
}
