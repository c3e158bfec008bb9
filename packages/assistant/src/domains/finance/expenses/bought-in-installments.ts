import type { StandIn } from '../../domain.ts'

/** What says that somebody lends the money: "um terreno financiado em 120x". */
const LENT = /financ|carn[eê]|credi[aá]rio|cons[oó]rcio|empr[eé]stimo|loan|layaway|store credit/iu

/**
 * "celular de 2.400 parcelado em 12 vezes": nobody is owed, so it was bought in instalments, as on a
 * card. A loan, a bill or what a shop lends is none of that.
 */
export const boughtInInstallments: StandIn = {
  intent: 'create_expense',
  words: ({ text }) => text('expense.onCard'),
  agrees: (asked, read) =>
    asked.creditor === undefined &&
    asked.totalInstallments !== undefined &&
    asked.totalInstallments === read.installments &&
    asked.totalAmount === read.actualAmount &&
    read.category !== 'bills' &&
    !LENT.test(`${asked.name ?? ''} ${read.name ?? ''}`),
  remark: ({ installments }, { text }) =>
    typeof installments === 'number'
      ? text('expense.asInstallments', { times: installments })
      : undefined,
}
