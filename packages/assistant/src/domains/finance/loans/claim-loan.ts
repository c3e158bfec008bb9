import type { JsonObject } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim, Instead } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { dueDaySaid } from '../../internal/due-day-said.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { fromCents } from '../../internal/money.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { readDebts } from '../debts/read-debts.ts'
import { readPeople } from '../shared/read-people.ts'
import { loansTo, openLoans, readLoans } from './read-loans.ts'

/** Reads what is said of money lent, whoever it is. */
export const readLoan = claimedSentences(new URL('./', import.meta.url))

/**
 * Money that others owe is nobody's expense, income or debt, so that to the router it asks for
 * nothing. Here it is kept: what was lent, and what comes back from somebody who owes.
 */
export const claimLoan: Claim = async (_slots, { text }, context) => {
  const said = readLoan(text, context)
  if (said?.intent === 'ask_paid') return undefined
  if (said?.intent === 'lend_to_several') return lentToSeveral(said.params)
  if (said?.intent === 'repaid_by_somebody')
    return { call: { intent: 'record_repayment', params: said.params } }
  if (said?.intent === 'invoice_sent') {
    // Behind a comma stands something else than a name.
    if (String(said.params.person).includes(',')) return undefined
    const params = { ...lentIn(said.params, text, context), isInvoice: true }
    return { call: { intent: 'lend_money', params }, isWhole: true }
  }
  if (said?.intent === 'lend_money')
    return { call: { intent: 'lend_money', params: lentIn(said.params, text, context) } }
  if (said?.intent === 'asks_owed') return asksOwed(said.params, text, context)
  if (said?.intent === 'invoice_amount' || said?.intent === 'invoice_due')
    return changeOfInvoice(said.params, text, context)
  if (said?.intent === 'another_invoice') return anotherInvoice(said.params, context)
  if (said?.intent === 'to_receive')
    return { call: { intent: 'get_loans', params: { withIncomes: true } } }
  const isHalf = said?.intent === 'repaid_half'
  if (said?.intent !== 'record_repayment' && !isHalf) return said && { call: said }
  const { params } = said
  const [owing] = loansTo(String(params.personRef), await openLoans(context))
  if (!owing) return undefined
  const amount = isHalf ? fromCents(Math.round(owing.leftCents / 2)) : params.amount
  const slots = saidSlots({ ...params, amount, personRef: owing.person })
  return { call: { intent: 'record_repayment', params: slots } }
}

/** "how much does Harper still owe?", of whoever is known to: of anybody else it is no question of loans. */
async function asksOwed({ personRef }: JsonObject, text: string, context: DomainContext) {
  const [loan] = loansTo(String(personRef), await readLoans(context))
  if (!loan || !text.trimEnd().endsWith('?')) return undefined
  return { call: { intent: 'get_loans', params: { personRef: loan.person } } }
}

/** What was lent or invoiced, with the day by which it is to be paid as it was meant. */
const lentIn = (
  { isAhead: _, why: __, ...slots }: JsonObject,
  text: string,
  { today }: DomainContext,
) => saidSlots({ ...slots, ...dueIn(slots, text, today) })

const dueIn = ({ dueDate }: JsonObject, text: string, today: string): JsonObject =>
  typeof dueDate === 'string' ? { dueDate: dueDaySaid(dueDate, text, today) } : {}

/** "o vencimento da nota do estúdio mudou pra dia 20", "the Bright invoice has no due date": or has another amount: of one that is open. */
async function changeOfInvoice(
  slots: JsonObject,
  text: string,
  context: DomainContext,
): Promise<Instead | undefined> {
  const { amount, isDueNever, personRef } = slots
  const loans = await openLoans(context)
  const named = personRef === undefined ? loans : loansTo(String(personRef), loans)
  const dated = named.flatMap(({ open }) => open.filter(({ dueOn }) => dueOn !== null))
  const [move, second] = dated.length > 0 ? dated : named.flatMap(({ open }) => open)
  if (move === undefined || (second !== undefined && personRef === undefined)) return undefined
  const due = isDueNever === true ? { isDueNever } : dueIn(slots, text, context.today)
  const params = saidSlots({ loanRef: move.id, amount, ...due })
  return { call: { intent: 'update_loan', params } }
}

/** "Bright paid 1000" buys nothing where they owe, and "tira o vencimento da nota" deletes no expense. */
export const claimOfLoan: Claim = async (slots, words, context) => {
  const { intent = '' } = readLoan(words.text, context) ?? {}
  return OF_LOANS.has(intent) ? claimLoan(slots, words, context) : undefined
}
const OF_LOANS: ReadonlySet<string> = new Set([
  'invoice_amount',
  'invoice_due',
  'record_repayment',
  'repaid_half',
])

/** "quanto ainda falta do estúdio?" asks for what they owe, where no debt is to them. */
export const claimLeftOf: Claim = async ({ debtRef }, _words, context) => {
  if (typeof debtRef !== 'string') return undefined
  const [owing] = loansTo(debtRef, await openLoans(context))
  const debts = (await readDebts(context)).map(({ debt }) => debt)
  if (!owing || bestMatches(debtRef, debts, ({ name }) => name).candidates.length > 0)
    return undefined
  return { call: { intent: 'get_loans', params: { personRef: owing.person } } }
}

/** "also sent one to Petra for 950", of whoever noted an invoice that day: one more of them. */
async function anotherInvoice(slots: JsonObject, context: DomainContext) {
  const { currency, person, amount, date } = slots
  const loans = await readLoans(context)
  if (
    !loans.some(
      ({ invoicedCents, lastLentOn }) => invoicedCents > 0 && lastLentOn === context.today,
    )
  )
    return undefined
  const params = saidSlots({ person, amount, currency, date, isInvoice: true })
  return { call: { intent: 'lend_money', params } }
}

/** "quanto tenho pra receber?", "any overdue invoices?": of what others owe, no bills and not what came in. */
export const claimToReceive: Claim = async (slots, words, context) => {
  const { intent = '' } = readLoan(words.text, context) ?? {}
  return ASKED_OF_OTHERS.has(intent) ? claimLoan(slots, words, context) : undefined
}
const ASKED_OF_OTHERS: ReadonlySet<string> = new Set(['to_receive', 'get_loans', 'asks_owed'])

/** "billed Initech 1200" buys nothing, whatever it is taken for. */
export const claimInvoice: Claim = async (slots, words, context) =>
  readLoan(words.text, context)?.intent === 'invoice_sent'
    ? claimLoan(slots, words, context)
    : undefined

/**
 * "quanto a Ana já me pagou?": what came back of whoever borrowed, and what came in from anybody else,
 * this year where no time is said.
 */
export const claimPaidBack: Claim = async (_slots, { text }, context) => {
  const said = readLoan(text, context)
  if (said?.intent !== 'ask_paid') return undefined
  const { personRef, date, startDate = date, endDate = date } = said.params
  const name = String(personRef)
  const [loan] = loansTo(name, await readLoans(context))
  if (loan) return { call: { intent: 'get_loans', params: { personRef: loan.person } } }
  const days =
    startDate === undefined
      ? { startDate: `${context.today.slice(0, 4)}-01-01`, endDate: context.today }
      : { startDate, endDate }
  return { call: { intent: 'get_incomes', params: saidSlots({ name, ...days }) } }
}

/** "a Ana e o Tom me devem 30 cada": a loan to each of them. */
function lentToSeveral({ people, ...slots }: JsonObject): Instead | undefined {
  const { names = [] } = readPeople(String(people)) ?? {}
  const [call, ...also] = names.map((person) => ({
    intent: 'lend_money',
    params: { ...slots, person },
  }))
  return call && { call, also }
}
