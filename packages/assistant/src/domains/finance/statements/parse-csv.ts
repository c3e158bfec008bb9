import { fold } from '@parco/router'
import papaparse from 'papaparse'
import { type CsvColumns, columnsOf } from './csv-columns.ts'
import type {
  LineProblem,
  Statement,
  StatementKind,
  StatementLine,
  StatementReading,
  UnreadLine,
} from './statement.ts'
import {
  type DayOrder,
  type DecimalMark,
  dayOrderOf,
  decimalMarkOf,
  toDay,
  toSignedCents,
} from './statement-values.ts'

/** How whoever reads the file writes days and amounts, for where the file leaves it open. */
export interface ReaderHabits {
  readonly isDayFirst: boolean
  readonly decimalMark: DecimalMark
}

/** Banks put their name, the account and the period before the table. */
const MAX_PREAMBLE_ROWS = 25

/** Rows that tell how the account stands, and move nothing. */
const BALANCE = /^(saldo|s a l d o|balance|opening balance|closing balance|total)\b/

/** Reads a statement that is a table: with headings, or with a day, words and an amount alone. */
export function parseCsv(text: string, habits: ReaderHabits): StatementReading {
  const { data } = papaparse.parse<string[]>(text, { skipEmptyLines: false })
  const rows = data.map((cells, index) => ({
    line: index + 1,
    cells: cells.map((cell) => cell.trim()),
  }))
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (filled.length === 0) return { refusal: 'empty' }
  const head = filled.slice(0, MAX_PREAMBLE_ROWS).findIndex(({ cells }) => columnsOf(cells))
  const columns = head < 0 ? columnsOfPlainRows(filled) : columnsOf(filled[head]?.cells ?? [])
  if (!columns) return { refusal: 'no-columns' }
  const body = filled.slice(head + 1)
  const kind = kindOf(filled[head]?.cells ?? [])
  const statement = readRows(body, columns, { habits, kind })
  return statement.lines.length + statement.unread.length === 0
    ? { refusal: 'no-lines' }
    : statement
}

interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

/** Some banks leave the headings out: 01/11/2026;PIX;-50,00. Every row has to be like that. */
function columnsOfPlainRows(rows: readonly Row[]): CsvColumns | undefined {
  const isPlain = rows.every(({ cells }) => {
    const [date = '', name = '', amount = ''] = cells
    return cells.length === 3 && isDayLike(date) && name !== '' && isAmountLike(amount)
  })
  return isPlain ? { date: 0, names: [1], amount: 2 } : undefined
}

const isDayLike = (text: string): boolean =>
  toDay(text, 'day-first') !== undefined ||
  toDay(text, 'year-first') !== undefined ||
  toDay(text, 'month-first') !== undefined

const isAmountLike = (text: string): boolean =>
  toSignedCents(text, ',') !== undefined || toSignedCents(text, '.') !== undefined

/** Nubank heads the table of its card alone so, and writes what was spent there without a sign. */
function kindOf(headings: readonly string[]): StatementKind {
  const names = headings.map(fold).join(',')
  return /^date,(category,)?title,amount$/.test(names) ? 'card' : 'account'
}

interface RowReader {
  readonly habits: ReaderHabits
  readonly kind: StatementKind
}

function readRows(
  rows: readonly Row[],
  columns: CsvColumns,
  { habits, kind }: RowReader,
): Statement {
  const amountCells = [columns.amount, columns.debit, columns.credit].filter(
    (column) => column !== undefined,
  )
  const texts = rows.flatMap(({ cells }) => amountCells.map((column) => cells[column] ?? ''))
  const days = rows.map(({ cells }) => cells[columns.date] ?? '')
  const reading = {
    columns,
    kind,
    mark: decimalMarkOf(texts, habits.decimalMark),
    order: dayOrderOf(days.filter(isDayLike), habits.isDayFirst),
  }
  const lines: StatementLine[] = []
  const unread: UnreadLine[] = []
  for (const row of rows) {
    if (movesNothing(row, columns)) continue
    const read = readRow(row, reading)
    if (typeof read === 'string') {
      unread.push({ line: row.line, text: row.cells.filter(Boolean).join(' · '), problem: read })
    } else lines.push(read)
  }
  return { format: 'CSV', kind, lines, unread }
}

/** Balances, sums, and notes below the table, which have neither a day nor an amount. */
function movesNothing({ cells }: Row, columns: CsvColumns): boolean {
  const names = columns.names.map((column) => cells[column] ?? '')
  if (names.some((name) => BALANCE.test(fold(name)))) return true
  const date = cells[columns.date] ?? ''
  if (BALANCE.test(fold(date))) return true
  return !isDayLike(date) && amountText(cells, columns) === ''
}

function amountText(cells: readonly string[], { amount, debit, credit }: CsvColumns): string {
  const at = (column: number | undefined) => (column === undefined ? '' : (cells[column] ?? ''))
  return at(amount) || at(debit) || at(credit)
}

interface RowReading {
  readonly columns: CsvColumns
  readonly kind: StatementKind
  readonly mark: DecimalMark
  readonly order: DayOrder | undefined
}

function readRow({ line, cells }: Row, reading: RowReading): StatementLine | LineProblem {
  const { columns, order } = reading
  const date = order && toDay(cells[columns.date] ?? '', order)
  if (!date) return 'bad-date'
  const cents = readAmount(cells, reading)
  if (cents === undefined) return 'bad-amount'
  const name = [...new Set(columns.names.map((column) => cells[column] ?? ''))]
    .filter(Boolean)
    .join(' ')
  if (name === '') return 'no-name'
  const at = (column: number | undefined) => (column === undefined ? '' : (cells[column] ?? ''))
  const currency = at(columns.currency).toUpperCase()
  const category = at(columns.category)
  return {
    line,
    date,
    name,
    cents,
    ...(/^[A-Z]{3}$/.test(currency) ? { currency } : {}),
    ...(category === '' ? {} : { category }),
  }
}

const LEFT = /^(d|deb|debito|debit|saida|out|dr|pagamento|payment)$/
const CAME = /^(c|cred|credito|credit|entrada|in|cr|recebimento|deposit)$/

function readAmount(
  cells: readonly string[],
  { columns, kind, mark }: RowReading,
): number | undefined {
  const { amount, debit, credit, side } = columns
  const at = (column: number | undefined) => (column === undefined ? '' : (cells[column] ?? ''))
  if (amount !== undefined) {
    const cents = toSignedCents(at(amount), mark)
    if (cents === undefined) return undefined
    const said = fold(at(side))
    if (LEFT.test(said)) return -Math.abs(cents)
    if (CAME.test(said)) return Math.abs(cents)
    return kind === 'card' ? -cents : cents
  }
  const left = at(debit) === '' ? 0 : toSignedCents(at(debit), mark)
  const came = at(credit) === '' ? 0 : toSignedCents(at(credit), mark)
  if (left === undefined || came === undefined || (left === 0 && came === 0)) return undefined
  return Math.abs(came) - Math.abs(left)
}
