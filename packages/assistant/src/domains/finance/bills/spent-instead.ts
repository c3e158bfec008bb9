import { isId } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Instead } from '../../domain-tool.ts'
import { asOpening, quoteText } from '../../internal/clean-text.ts'

/** What is said of a bill that is not kept. */
export interface SaidOfBill {
  readonly billRef?: string | undefined
  readonly amount?: number | undefined
  /** YYYY-MM-DD. */
  readonly date?: string | undefined
}

/** "paguei a luz 230" with no such bill: an expense, with a word on how to keep it as a bill. */
export function spentInstead(
  { billRef, amount, date }: SaidOfBill,
  context: DomainContext,
): Instead | undefined {
  const said = paidText(amount, context)
  if (billRef === undefined || said === undefined || isId('bil', billRef)) return undefined
  const name = asOpening(billRef)
  return {
    call: {
      intent: 'create_expense',
      params: {
        name,
        category: 'bills',
        ...(amount === undefined ? {} : { actualAmount: amount }),
        ...(date === undefined ? {} : { date }),
      },
    },
    remark: context.text('bill.asExpense', { name: quoteText(name), amount: said }),
  }
}

/** The amount as said, for a reply that repeats it; one that makes no sense is not repeated. */
export function paidText(
  amount: number | undefined,
  { format }: DomainContext,
): string | undefined {
  return amount !== undefined && amount > 0 ? format.money(Math.round(amount * 100)) : undefined
}
