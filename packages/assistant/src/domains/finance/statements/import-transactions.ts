import type { PreviewField } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import {
  checkCurrency,
  checkDay,
  checkName,
  MAX_NAME_CHARACTERS,
} from '../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { isSaneAmount, toCents } from '../../internal/money.ts'
import { isNotReady, type NotReady, refuse } from '../../internal/preparations.ts'
import { linkedCard } from '../cards/linked-card.ts'
import { readCards } from '../cards/read-cards.ts'
import { EXPENSE_CATEGORIES, INCOME_TYPES, PAYMENT_METHODS } from '../enums.ts'
import { newExpense } from '../expenses/insert-expense.ts'
import type { Card } from '../tables.ts'
import { describeImport, describeLine } from './describe-import.ts'
import { findKnown } from './find-known.ts'
import type { PreparedLine } from './prepared-line.ts'

/** As many lines as one card, one receipt and one undo hold: years of a busy account. */
export const MAX_LINES = 10_000

/** A line of a bank is some 150 bytes; one whose text is as long as a name may be, four times that. */
const MAX_INPUT_BYTES = 8 * 1024 * 1024

const lineSchema = z.object({
  date: z.string().describe('YYYY-MM-DD.'),
  name: z.string(),
  amount: z.number().describe('With its sign: negative for what was spent.'),
  currency: z.string().optional().describe('ISO 4217; never convert.'),
  category: z.enum(EXPENSE_CATEGORIES).optional().describe('Of what was spent.'),
  type: z.enum(INCOME_TYPES).optional().describe('Of what was received.'),
  paymentMethod: z.enum(PAYMENT_METHODS).optional(),
})
const input = z.object({ transactions: z.array(lineSchema).min(1).max(MAX_LINES) })

type Prepared = { readonly transactions: readonly PreparedLine[] }

/** How many lines the card shows one by one. */
const SHOWN = 5

/** Records the lines of a statement together: one card, one receipt, one undo. */
export const importTransactions = defineDomainWriteTool({
  name: 'import_transactions',
  description:
    'Records the lines of a bank statement together. Only for lines that were read from a file; what the user says of a purchase or an income has tools of its own.',
  input,
  verb: 'record',
  writes: ['expenses', 'incomes'],
  maxInputBytes: MAX_INPUT_BYTES,
  async prepare({ transactions }, context) {
    const cards = await readCards(context)
    const lines: PreparedLine[] = []
    for (const [place, line] of transactions.entries()) {
      const checked = checkLine(line, cards, context)
      if (isNotReady(checked)) return refuseLine(place, checked, context)
      lines.push(checked.value)
    }
    const known = await findKnown(lines, context)
    return {
      status: 'ready',
      arguments: { transactions: lines } satisfies Prepared,
      preview: {
        title: context.text('statement.title', { sum: describeImport(lines, context) }),
        fields: [linesField(lines, context)],
        ...(known.size > 0
          ? { warning: context.text('statement.known', { count: known.size }) }
          : {}),
      },
    }
  },
  async execute({ transactions }: Prepared, context): Promise<Prepared> {
    const spent = transactions.filter(({ cents }) => cents < 0)
    const received = transactions.filter(({ cents }) => cents >= 0)
    await context.ledger.insertAll(
      'expenses',
      spent.map((line) => newExpense(toExpense(line), context)),
    )
    await context.ledger.insertAll(
      'incomes',
      received.map((line) => ({
        id: context.mint('inc'),
        name: line.name,
        type: line.type,
        amount_cents: line.cents,
        currency: line.currency,
        received_on: line.date,
        created_at: context.now.toISOString(),
      })),
    )
    return { transactions }
  },
  reply({ transactions }, context) {
    return context.text('statement.imported', { sum: describeImport(transactions, context) })
  },
})

function checkLine(
  line: z.output<typeof lineSchema>,
  cards: readonly Card[],
  context: DomainContext,
): { status: 'checked'; value: PreparedLine } | NotReady {
  const day = checkDay('transactions', line.date, context)
  if (isNotReady(day)) return day
  // Banks put whole sentences there; their beginning names it.
  const short = [...line.name].slice(0, MAX_NAME_CHARACTERS).join('')
  const name = checkName('transactions', short, context)
  if (isNotReady(name)) return name
  const currency = checkCurrency('transactions', line.currency, context)
  if (isNotReady(currency)) return currency
  if (!isSaneAmount(Math.abs(line.amount))) return refuse(context.text('statement.amountMissing'))
  const paymentMethod = line.paymentMethod ?? null
  return {
    status: 'checked',
    value: {
      date: day.value,
      name: name.value,
      cents: Math.sign(line.amount) * toCents(Math.abs(line.amount)),
      currency: currency.value,
      category: line.category ?? 'other',
      type: line.type ?? 'other',
      paymentMethod,
      cardId: line.amount < 0 ? linkedCard({ paymentMethod }, cards) : null,
    },
  }
}

function refuseLine(place: number, why: NotReady, { text }: DomainContext): NotReady {
  const reason = 'question' in why ? why.question : 'explanation' in why ? why.explanation : ''
  return refuse(text('statement.badLine', { line: place + 1, reason }))
}

function linesField(lines: readonly PreparedLine[], context: DomainContext): PreviewField {
  const shown = lines.slice(0, SHOWN).map((line) => describeLine(line, context))
  const rest = lines.length - shown.length
  const value = rest > 0 ? [...shown, context.text('statement.more', { count: rest })] : shown
  return {
    slot: 'transactions',
    label: context.text('statement.lines'),
    kind: 'list',
    value,
    display: value.join('\n'),
    editable: false,
  }
}

const toExpense = (line: PreparedLine) => ({
  name: line.name,
  category: line.category,
  totalCents: -line.cents,
  currency: line.currency,
  spentOn: line.date,
  paymentMethod: line.paymentMethod,
  installments: 1,
  cardId: line.cardId,
})
