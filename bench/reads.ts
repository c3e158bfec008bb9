/**
 * How long the reads of trends, balance, histories and money take over five years of records, and
 * whether any of them scans a large table row by row. `node bench/reads.ts [--reads 20]`, embedded;
 * `PARCO_TEST_ENGINE=server PARCO_TEST_DATABASE_URL=postgres://…` for a server.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type LifeParco, openLifeParco } from '@parco/assistant/testing'
import { describeMs, MS_HEADING } from './percentiles.ts'
import { fiveYearsOfRecords } from './soak/five-years-of-records.ts'

const { values } = parseArgs({ options: { reads: { type: 'string', default: '20' } } })
const reads = Number(values.reads)

/** Of a table with fewer rows a scan is the shortest way. */
const LARGE_TABLE = 1000

const READS: readonly (readonly [label: string, tool: string, input: object])[] = [
  ['two that go together', 'get_trends', { metrics: ['sleep', 'mood'] }],
  ['all trends, a quarter', 'get_trends', {}],
  ['all trends, a year', 'get_trends', { period: 'year' }],
  ['balance', 'get_life_balance_score', {}],
  ['balance of half a year', 'get_life_balance_score', { includeHistory: true }],
  ['water, 30 days', 'get_tracking_history', { type: 'water', days: 30 }],
  ['weight, a year', 'get_tracking_history', { type: 'weight', days: 365 }],
  ['habits', 'get_habits', {}],
  ['the month', 'get_finance_summary', {}],
  ['expenses of the month', 'get_expenses', {}],
  ['expenses of a year', 'get_expenses', { startDate: '2026-01-01', endDate: '2026-12-31' }],
  ['a page of transactions', 'get_transactions', {}],
  ['incomes', 'get_incomes', {}],
  ['bills of the month', 'get_bills', {}],
  ['bills to pay', 'get_pending_bills', {}],
  ['plans', 'get_budgets', {}],
  ['an invoice', 'get_invoice', { cardRef: 'Cartão 1' }],
  ['debts', 'get_debt_progress', {}],
  ['payments of a debt', 'get_debt_payment_history', { debtRef: 'Dívida 1' }],
  ['instalments of the month', 'get_upcoming_installments', {}],
  ['investments', 'get_investments', {}],
  ['loans', 'get_loans', {}],
  ['goals', 'get_goals', {}],
]

interface Scans {
  readonly table: string
  readonly rows: number
  readonly scans: number
}

/** How often each table was scanned since the database began, as the database itself counts. */
async function scansOf({ store, user }: LifeParco): Promise<readonly Scans[]> {
  await store.transaction(user.id, (sql) => sql.query('select pg_stat_force_next_flush()'))
  await sleep(1100)
  return store.transaction(user.id, (sql) =>
    sql.query<Scans>(
      `select relname as table, n_live_tup::int as rows, seq_scan::int as scans
         from pg_stat_user_tables order by relname`,
    ),
  )
}

const life = await openLifeParco()
try {
  const { parco, store, user } = life
  for (const text of fiveYearsOfRecords('2026-11-18'))
    await store.transaction(user.id, (sql) => sql.query(text))
  const before = await scansOf(life)
  const records = before.filter(({ rows }) => rows > 0).map(({ table, rows }) => `${table} ${rows}`)
  console.log(`${store.engine} database: ${records.join(', ')}\n`)
  console.log(`${MS_HEADING}  processor`)
  for (const [label, tool, input] of READS) {
    const samples: number[] = []
    const busyBefore = process.cpuUsage()
    for (let read = 0; read < reads; read += 1) {
      const startedAt = performance.now()
      await parco.read(user.id, tool, input)
      samples.push(performance.now() - startedAt)
    }
    const { system, user: own } = process.cpuUsage(busyBefore)
    // What a read costs on a machine that has other work as well: the database runs in this process.
    const processorMs = (system + own) / 1000 / reads
    console.log(`${describeMs(label, samples)}  ${processorMs.toFixed(1).padStart(9)}`)
  }
  const scansBefore = new Map(before.map(({ table, scans }) => [table, scans]))
  const scanned = (await scansOf(life)).filter(
    ({ table, rows, scans }) => rows >= LARGE_TABLE && scans > (scansBefore.get(table) ?? 0),
  )
  console.log(
    scanned.length === 0
      ? '\nNo large table was scanned.'
      : `\nScanned row by row: ${scanned.map(({ table }) => table).join(', ')}`,
  )
  process.exitCode = scanned.length === 0 ? 0 : 1
} finally {
  await life.parco.close()
}
