import type { Locale } from '@parco/protocol'
import papaparse from 'papaparse'
import type { Transaction } from '../domains/domain.ts'

/** A transaction with the name of its kind. */
export interface LabelledTransaction extends Transaction {
  readonly label: string
}

/** The columns, in order; `transactions.csv` of Parco's replies names each. */
export const TRANSACTION_COLUMNS = [
  'date',
  'kind',
  'name',
  'category',
  'amount',
  'currency',
  'paidBy',
  'card',
  'installments',
  'id',
] as const
export type TransactionColumn = (typeof TRANSACTION_COLUMNS)[number]

/**
 * Transactions as a table that the spreadsheets of that language open as they are: Brazilian ones expect
 * semicolons and decimal commas. A text that would be a formula there is not one any more.
 */
export function transactionsToCsv(
  transactions: readonly LabelledTransaction[],
  locale: Locale,
  title: (column: TransactionColumn) => string,
): string {
  const inOrder = transactions.toSorted(
    (a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0) || (a.id < b.id ? -1 : 1),
  )
  const rows = inOrder.map((transaction) => [
    transaction.date,
    transaction.label,
    asText(transaction.name),
    transaction.category ?? '',
    toAmount(transaction.amountCents, locale),
    transaction.currency,
    transaction.paidBy ?? '',
    asText(transaction.card ?? ''),
    transaction.installments === undefined ? '' : String(transaction.installments),
    transaction.id,
  ])
  const csv = papaparse.unparse([TRANSACTION_COLUMNS.map(title), ...rows], {
    delimiter: locale === 'pt-BR' ? ';' : ',',
    newline: '\r\n',
  })
  // Without the mark, some read it as another encoding, and "Café" as "CafÃ©".
  return `\uFEFF${csv}\r\n`
}

const asText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

function toAmount(cents: number, locale: Locale): string {
  const amount = (cents / 100).toFixed(2)
  return locale === 'pt-BR' ? amount.replace('.', ',') : amount
}
