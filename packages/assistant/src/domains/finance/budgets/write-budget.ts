import { ParcoError } from '@parco/protocol'
import type { DomainWriteContext } from '../../domain-context.ts'
import { addMonths } from '../../internal/calendar.ts'
import { holdLock } from '../../internal/hold-lock.ts'
import { nameKey } from '../../internal/match-name.ts'
import type { ExpenseCategory } from '../enums.ts'
import type { Budget } from '../tables.ts'
import { readReplacedBudget } from './read-budgets.ts'

/** A plan as it is to be written. */
export type BudgetPlan = {
  readonly name: string
  readonly category: ExpenseCategory
  readonly amountCents: number
  readonly currency: string
  readonly fromMonth: string
  readonly isRecurring: boolean
  /** Of the plan that this one takes the place of, as the user saw it. */
  readonly replacesCents: number | null
}

/** A plan that is written, as it would be written again. */
export function toBudgetPlan(budget: Budget): BudgetPlan {
  const { amountCents, category, currency, fromMonth, name, untilMonth } = budget
  const isRecurring = untilMonth === null
  return { name, category, amountCents, currency, fromMonth, isRecurring, replacesCents: null }
}

/**
 * Writes a plan. One that goes on under the same name ends with the month before, or is changed
 * when it began this month, so that no month is planned twice.
 * @throws ParcoError `stale` when the plan that it replaces is no longer what the user saw.
 */
export async function writeBudget(plan: BudgetPlan, context: DomainWriteContext): Promise<void> {
  await holdLock(`budget/${nameKey(plan.name)}`, context)
  const replaced = await readReplacedBudget(plan, plan.fromMonth, context)
  if ((replaced?.amountCents ?? null) !== plan.replacesCents) {
    throw new ParcoError('stale', context.text('shared.stale'))
  }
  if (replaced?.fromMonth === plan.fromMonth) {
    const changes = { amount_cents: plan.amountCents, category: plan.category, name: plan.name }
    await context.ledger.update('budgets', replaced.id, changes)
    return
  }
  if (replaced) {
    await context.ledger.update('budgets', replaced.id, {
      until_month: addMonths(plan.fromMonth, -1),
    })
  }
  await context.ledger.insert('budgets', {
    id: context.mint('bud'),
    name: plan.name,
    category: plan.category,
    amount_cents: plan.amountCents,
    currency: plan.currency,
    from_month: plan.fromMonth,
    until_month: plan.isRecurring ? null : plan.fromMonth,
    created_on: context.today,
    created_at: context.now.toISOString(),
  })
}
