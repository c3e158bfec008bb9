import { z } from 'zod'
import { MAX_PRINTED_ROWS } from '../../../printouts/printout.ts'
import {
  type AskedPeriod,
  describePeriod,
  periodInput,
  toAskedPeriod,
  wholeMonthsOf,
} from '../../internal/asked-period.ts'
import { isCalendarDay } from '../../internal/calendar.ts'
import { cleanText } from '../../internal/clean-text.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { joinList } from '../../internal/join-list.ts'
import { EXPENSE_CATEGORIES } from '../enums.ts'
import { printTransactions } from '../printing/print-transactions.ts'
import { type Totals, totalOf } from '../totals.ts'
import {
  readTransactions,
  sumTransactions,
  type TransactionSum,
} from '../transactions/read-transactions.ts'
import {
  TRANSACTION_KINDS,
  type Transaction,
  type TransactionFilter,
  type TransactionPlace,
} from '../transactions/transaction.ts'

const MAX_PAGE = 200
const DEFAULT_PAGE = 50
/** One more than a printout takes, so that it can say that there are more. */
const PRINTED = MAX_PRINTED_ROWS + 1

const input = z.object({
  ...periodInput,
  kind: z.enum(TRANSACTION_KINDS).optional(),
  category: z.enum(EXPENSE_CATEGORIES).optional(),
  text: z.string().max(100).optional().describe('Part of a name.'),
  cursor: z
    .string()
    .refine((cursor) => readPlace(cursor) !== undefined, { error: 'no page gave it' })
    .optional()
    .describe('What the page before gave as nextCursor.'),
  limit: z.number().int().min(1).max(MAX_PAGE).optional(),
})

type Output = {
  readonly period: AskedPeriod
  readonly items: readonly Transaction[]
  /** Absent at the end. */
  readonly nextCursor?: string
  /** Of all that fit, not of the page; null on pages after the first. */
  readonly sums: {
    readonly count: number
    readonly spent: Totals
    readonly received: Totals
    /** By kind, category and currency, the largest first. */
    readonly parts: readonly TransactionSum[]
  } | null
}

/** Lists the money that moved in a month or on other days, one page after another. */
export const getTransactions = defineDomainReadTool({
  name: 'get_transactions',
  description:
    'Every movement of money of a month or of days, one by one: purchases, incomes, bills and debts paid; by category, kind or part of a name.',
  input,
  codeSlots: ['cursor', 'limit'],
  async execute(slots, context): Promise<Output> {
    const period = toAskedPeriod(slots, context)
    const limit = context.isPrinted ? PRINTED : (slots.limit ?? DEFAULT_PAGE)
    const months = wholeMonthsOf(period)
    const filter: TransactionFilter = {
      ...period,
      month: months && months[0] === months[1] ? months[0] : null,
      kind: slots.kind ?? null,
      category: slots.category ?? null,
      text: cleanText(slots.text ?? '') || null,
    }
    const after = slots.cursor === undefined ? undefined : readPlace(slots.cursor)
    const read = await readTransactions(filter, { after, limit: limit + 1 }, context)
    const page = read.slice(0, limit)
    const last = page.at(-1)
    const parts = after ? null : await sumTransactions(filter, context)
    return {
      period,
      items: page.map(([transaction]) => transaction),
      ...(read.length > limit && last ? { nextCursor: `${last[1].date}_${last[1].uuid}` } : {}),
      sums: parts && {
        count: parts.reduce((sum, { count }) => sum + count, 0),
        spent: totalOf(
          parts.filter(({ kind }) => kind !== 'income'),
          context,
        ),
        received: totalOf(
          parts.filter(({ kind }) => kind === 'income'),
          context,
        ),
        parts,
      },
    }
  },
  reply({ items, period, sums }, context) {
    const { format, text } = context
    const values = { period: describePeriod(period, context), count: sums?.count ?? items.length }
    if (items.length === 0) return text('transactions.empty', values)
    const lines = items.map(({ cents, currency, date, kind, name }) => {
      const amount = format.money(cents, currency)
      const signed = kind === 'income' ? `+ ${amount}` : amount
      return `- ${[format.dayNumeric(date), name, signed].join(', ')}`
    })
    return joinList(text('transactions.heading', values), lines, context)
  },
  print: ({ items }, context) => [printTransactions(items, context)],
})

/** Reads a cursor; `undefined` for what no page gave. */
function readPlace(cursor: string): TransactionPlace | undefined {
  const [date = '', uuid = '', ...rest] = cursor.split('_')
  const isPlace = rest.length === 0 && isCalendarDay(date) && z.guid().safeParse(uuid).success
  return isPlace ? { date, uuid } : undefined
}
