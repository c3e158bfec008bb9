import { type Id, ParcoError } from '@parco/protocol'
import type { DomainWriteContext } from '../../domain-context.ts'
import { addMonths, monthOf } from '../../internal/calendar.ts'
import { readBudgetsOfMonths } from './read-budgets.ts'

/**
 * Ends a plan before this month; one that began this month is deleted.
 * @throws ParcoError `not-found` when it is gone, `stale` when its amount is no longer what the user saw.
 */
export async function endBudget(
  id: Id<'bud'>,
  shownCents: number,
  context: DomainWriteContext,
): Promise<void> {
  const month = monthOf(context.today)
  const budget = (await readBudgetsOfMonths(month, month, context)).find((one) => one.id === id)
  if (!budget) throw new ParcoError('not-found', context.text('budget.gone'))
  if (budget.amountCents !== shownCents) throw new ParcoError('stale', context.text('shared.stale'))
  if (budget.fromMonth === month) await context.ledger.delete('budgets', id)
  else await context.ledger.update('budgets', id, { until_month: addMonths(month, -1) })
}
