import { type IntentCall, isId } from '@parco/protocol'
import type { DomainContext } from '../domain-context.ts'
import { readDebts } from './debts/read-debts.ts'

/** Who owes or is owed in a call: of debts only those on no terms are to somebody. */
export async function personInCall(
  { intent, params }: IntentCall,
  context: DomainContext,
): Promise<string | undefined> {
  const { creditor, debtRef, installments, name, person, personRef } = params
  const ofLoan = [person, personRef].find((said) => typeof said === 'string')
  if (typeof ofLoan === 'string') return ofLoan
  if (typeof debtRef === 'string') return personOfDebt(debtRef, context)
  if (intent !== 'create_debt') return undefined
  if (typeof creditor === 'string') return creditor
  return typeof name === 'string' && installments === undefined ? name : undefined
}

async function personOfDebt(
  reference: string,
  context: DomainContext,
): Promise<string | undefined> {
  if (!isId('deb', reference)) return reference
  const series = (await readDebts(context)).find(({ debt }) => debt.id === reference)
  return series?.debt.installments === null ? series.debt.name : undefined
}
