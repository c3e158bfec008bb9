import { fold } from '@parco/router'
import { fromUuid, toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { firstDayOf } from '../../internal/calendar.ts'
import type { ExpenseCategory, IncomeType, PaymentMethod } from '../enums.ts'
import type {
  Transaction,
  TransactionFilter,
  TransactionKind,
  TransactionPlace,
} from './transaction.ts'

/** Whose id a row of the list goes by. */
const ID_PREFIXES = {
  expense: 'exp',
  income: 'inc',
  'bill-payment': 'bil',
  'debt-payment': 'deb',
} as const satisfies Record<TransactionKind, string>

/** A sum of those that fit, by what they are. */
export type TransactionSum = {
  readonly kind: TransactionKind
  readonly category: ExpenseCategory | null
  readonly currency: string
  readonly cents: number
  readonly count: number
}

// Letters that people type without their marks; `fold` does the same to what is looked for.
const MARKED = 'áàâãäåéèêëíìîïóòôõöúùûüçñ'
const PLAIN = 'aaaaaaeeeeiiiiooooouuuucn'

/**
 * One row for each movement, under the names of `Row`. $2 and $3 are the days, $4 the first day of the
 * month where the time is one: then an expense is there with the instalment of that month, as
 * `installmentCents` works it out.
 */
const MOVEMENTS = `
  select 'expense' as kind, id, id as owner, name, category, null as type, currency, spent_on as day,
         total_cents, installments, payment_method, card_id, null as month, place + 1 as installment,
         case when $4::date is null then total_cents
              else total_cents / installments + case when place < total_cents % installments then 1 else 0 end
         end as cents
    from (select *, case when $4::date is null then 0 else
                 (extract(year from $4::date) * 12 + extract(month from $4::date)
                  - extract(year from spent_on) * 12 - extract(month from spent_on))::int end as place
            from expenses where user_id = $1 and spent_on <= $3
                 -- What was bought earlier is there by its instalments alone.
             and (spent_on >= $2 or ($4::date is not null and installments > 1))) as bought
   where spent_on >= $2 or place < installments
  union all
  select 'income', id, id, name, null, type, currency, received_on, amount_cents, 1, null, null, null, 1,
         amount_cents
    from incomes where user_id = $1 and received_on between $2 and $3
  union all
  select 'bill-payment', paid.id, bills.id,
         coalesce((select name from bill_revisions as revised
                    where revised.user_id = $1 and revised.bill_id = bills.id and revised.name is not null
                      and revised.from_month <= paid.month
                    order by from_month desc limit 1), bills.name),
         null, null, bills.currency, paid.paid_on, paid.paid_cents, 1, null, null, paid.month, 1,
         paid.paid_cents
    from bill_months as paid join bills on bills.user_id = $1 and bills.id = paid.bill_id
   where paid.user_id = $1 and paid.status = 'paid' and paid.paid_on between $2 and $3
  union all
  select 'debt-payment', paid.id, debts.id, debts.name, null, null, debts.currency, paid.paid_on,
         paid.amount_cents, coalesce(debts.installments, 1), null, null, paid.month,
         coalesce(paid.installment, 1), paid.amount_cents
    from debt_payments as paid join debts on debts.user_id = $1 and debts.id = paid.debt_id
   where paid.user_id = $1 and paid.paid_on between $2 and $3`

const FITS = `($5::text is null or kind = $5) and ($6::text is null or category = $6)
  and ($7::text is null or translate(lower(name), '${MARKED}', '${PLAIN}') like $7)`

interface Row extends Record<string, unknown> {
  readonly kind: TransactionKind
  readonly id: string
  readonly owner: string
  readonly name: string
  readonly category: ExpenseCategory | null
  readonly type: IncomeType | null
  readonly currency: string
  readonly day: string
  readonly total_cents: string
  readonly cents: string
  readonly installment: number
  readonly installments: number
  readonly payment_method: PaymentMethod | null
  readonly card_id: string | null
  readonly month: string | null
}

/** A page of the list, the newest day first, with the place of each in it. */
export async function readTransactions(
  filter: TransactionFilter,
  page: { readonly after: TransactionPlace | undefined; readonly limit: number },
  context: DomainContext,
): Promise<readonly (readonly [Transaction, TransactionPlace])[]> {
  const rows = await context.sql.query<Row>(
    `select *, day::text as day from (${MOVEMENTS}) as movements
      where ${FITS} and ($8::date is null or (movements.day, id) < ($8::date, $9::uuid))
      order by movements.day desc, id desc limit $10`,
    [...valuesOf(filter, context), page.after?.date ?? null, page.after?.uuid ?? null, page.limit],
  )
  return rows.map((row) => [toTransaction(row), { date: row.day, uuid: row.id }])
}

/** What those that fit come to, by kind, category and currency. */
export async function sumTransactions(
  filter: TransactionFilter,
  context: DomainContext,
): Promise<readonly TransactionSum[]> {
  const rows = await context.sql.query<Row & { readonly count: string }>(
    `select kind, category, currency, sum(cents)::bigint as cents, count(*) as count
       from (${MOVEMENTS}) as movements where ${FITS}
      group by kind, category, currency order by sum(cents) desc, kind, category`,
    valuesOf(filter, context),
  )
  return rows.map(({ kind, category, currency, cents, count }) => ({
    kind,
    category,
    currency,
    cents: Number(cents),
    count: Number(count),
  }))
}

function valuesOf(
  { startDate, endDate, month, kind, category, text }: TransactionFilter,
  { userId }: DomainContext,
): readonly unknown[] {
  const pattern = text === null ? null : `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`
  const monthStart = month === null ? null : firstDayOf(month)
  return [toUuid(userId), startDate, endDate, monthStart, kind, category, pattern]
}

function toTransaction(row: Row): Transaction {
  return {
    id: fromUuid(ID_PREFIXES[row.kind], row.owner),
    kind: row.kind,
    name: row.name,
    category: row.category,
    type: row.type,
    date: row.day,
    currency: row.currency,
    cents: Number(row.cents),
    totalCents: Number(row.total_cents),
    installment: row.installment,
    installments: row.installments,
    paymentMethod: row.payment_method,
    cardId: row.card_id === null ? null : fromUuid('crd', row.card_id),
    month: row.month,
  }
}
