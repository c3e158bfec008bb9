import type { Claim } from '../../domain-tool.ts'
import { addMonths, monthOf } from '../../internal/calendar.ts'
import { isJustNow } from '../../internal/just-written.ts'
import { matchName } from '../../internal/match-name.ts'
import { fromCents } from '../../internal/money.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { readRecentExpenses } from '../expenses/read-expenses.ts'
import type { Expense } from '../tables.ts'
import { readBillSaid } from './claim-bill-came.ts'

/** What was bought before these is not what somebody speaks of. */
const RECENT = 50
/**
 * "o adobe é todo mês dia 15", "that's every month on the 3rd": what was just paid comes each month. Its
 * amount and currency are those of the expense, and it begins in the month after it, which has paid
 * already.
 */
export const claimEachMonth: Claim = async ({ amount, category }, { text }, context) => {
  if (amount !== undefined) return undefined
  const said = readBillSaid(text, context)
  if (said?.intent !== 'comes_each_month') return undefined
  const { bill, dueDay } = said.params
  const recent = await readRecentExpenses(RECENT, context)
  const isMeant = ({ createdAt, name }: Expense) =>
    typeof bill === 'string'
      ? ['same', 'part'].includes(matchName(bill, name))
      : isJustNow(createdAt, context.now)
  const [paid] = recent.filter(isMeant).toSorted((one, other) => newestFirst(one, other))
  if (!paid || paid.installments > 1) return undefined
  const slots = {
    name: paid.name,
    category: category ?? (paid.category === 'subscriptions' ? 'subscription' : undefined),
    amount: fromCents(paid.totalCents),
    currency: paid.currency === context.currency ? undefined : paid.currency,
    dueDay: dueDay ?? Number(paid.spentOn.slice(-2)),
    startMonthYear: addMonths(monthOf(paid.spentOn), 1),
  }
  return { call: { intent: 'create_bill', params: saidSlots(slots) }, isWhole: true }
}

const newestFirst = (one: Expense, other: Expense): number =>
  other.createdAt.getTime() - one.createdAt.getTime()
