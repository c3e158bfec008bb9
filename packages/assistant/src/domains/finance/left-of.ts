import { type IntentCall, isId, type JsonValue } from '@parco/protocol'
import type { DomainContext } from '../domain-context.ts'
import { saidSlots } from '../internal/said-slots.ts'
import { budgetFor } from './budgets/budget-for.ts'
import { readDebts } from './debts/read-debts.ts'
import { spreadPurchases } from './expenses/purchase-left.ts'

/** What is left of what a call is about: of a loan, a debt, a purchase in instalments, or a month's plan. */
export async function leftOf(
  { intent, params }: IntentCall,
  context: DomainContext,
): Promise<IntentCall | undefined> {
  const { category, creditor, debtRef, name, person, personRef = person } = params
  if (LOANS.has(intent)) return { intent: 'get_loans', params: saidSlots({ personRef }) }
  if (DEBTS.has(intent)) {
    const params = saidSlots({ debtRef: (await nameOfDebt(debtRef, context)) ?? name ?? creditor })
    return { intent: 'get_debt_progress', params }
  }
  if (!SPENDING.has(intent)) return undefined
  const said = typeof name === 'string' ? name : undefined
  if (said !== undefined && (await spreadPurchases(said, context)).length > 0)
    return { intent: 'get_purchase_left', params: { name: said } }
  const plan = await budgetFor({ name: said, category }, context)
  return plan && { intent: 'get_budgets', params: { name: plan.name } }
}

const LOANS: ReadonlySet<string> = new Set(['lend_money', 'record_repayment', 'get_loans'])
const DEBTS: ReadonlySet<string> = new Set([
  'create_debt',
  'pay_debt_installment',
  'update_debt',
  'get_debt_progress',
  'get_debt_payment_history',
])
const SPENDING: ReadonlySet<string> = new Set(['create_expense', 'get_expenses', 'get_budgets'])

/** A debt that was chosen stands in its call by its id, which nobody asks by. */
async function nameOfDebt(
  reference: JsonValue | undefined,
  context: DomainContext,
): Promise<JsonValue | undefined> {
  if (typeof reference !== 'string' || !isId('deb', reference)) return reference
  return (await readDebts(context)).find(({ debt }) => debt.id === reference)?.debt.name
}
