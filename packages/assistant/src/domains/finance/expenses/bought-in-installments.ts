import type { StandIn } from '../../domain-tool.ts'

/** What says that somebody lends the money: "um terreno financiado em 120x". */
const LENT = /financ|carn[eê]|credi[aá]rio|cons[oó]rcio|empr[eé]stimo|loan|layaway|store credit/iu

/** What is divided over months was bought: "parcelei o sofá" is read as "comprei o sofá". */
const DIVIDED = /^(?:eu\s+|a gente\s+)?(?:parcelei|parcelamos|parcelou|dividi|dividimos)\b/iu

/**
 * "celular de 2.400 parcelado em 12 vezes": nobody is owed, so it was bought in instalments, as on a
 * card. A loan, a bill or what a shop lends is none of that.
 */
export const boughtInInstallments: StandIn = {
  intent: 'create_expense',
  words: (said, { text }) =>
    LENT.test(said)
      ? said
      : `${said.trim().replace(DIVIDED, text('expense.bought'))} ${text('expense.onCard')}`,
  agrees: (asked, read) =>
    asked.creditor === undefined &&
    asked.totalInstallments !== undefined &&
    asked.totalInstallments === read.installments &&
    asked.totalAmount === read.actualAmount &&
    read.category !== 'bills',
  remark: ({ installments }, { text }) =>
    typeof installments === 'number'
      ? text('expense.asInstallments', { times: installments })
      : undefined,
}
