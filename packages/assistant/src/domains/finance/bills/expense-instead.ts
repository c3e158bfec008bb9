import type { IntentCall, JsonObject } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Instead } from '../../domain-tool.ts'
import { resolveExpense } from '../expenses/resolve-expense.ts'

/** What people call a bill may be kept as an expense: then that is what they mean. */
export async function expenseInstead(
  billRef: string | undefined,
  context: DomainContext,
  toCall: (expenseRef: JsonObject) => IntentCall,
): Promise<Instead | undefined> {
  if (billRef === undefined) return undefined
  const { status } = await resolveExpense({ name: billRef }, context)
  return status === 'refused' ? undefined : { call: toCall({ name: billRef }) }
}
