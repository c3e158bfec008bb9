import { addMonths, monthOf, monthsBetween } from '../../internal/calendar.ts'

/** What is needed to know which month bears how much of a purchase. */
export interface SpreadPurchase {
  readonly totalCents: number
  readonly installments: number
  readonly spentOn: string
}

/** The part of a purchase that one month bears. */
export interface MonthShare {
  /** 1-based number of the instalment. */
  readonly number: number
  readonly cents: number
}

/**
 * What a month bears of a purchase: instalments begin in the month of the purchase, are equal, and
 * the cents that do not divide go to the first ones. `undefined` when the month bears nothing.
 */
export function shareOfMonth(purchase: SpreadPurchase, month: string): MonthShare | undefined {
  return shareFrom(monthOf(purchase.spentOn), purchase, month)
}

/** The same where the first instalment falls into a month of its own, as that of a card's invoice. */
export function shareFrom(
  first: string,
  purchase: SpreadPurchase,
  month: string,
): MonthShare | undefined {
  const index = monthsBetween(first, month)
  if (index < 0 || index >= purchase.installments) return undefined
  return { number: index + 1, cents: installmentCents(purchase, index) }
}

/** The last month that bears a part of a purchase. */
export function lastMonthOf(purchase: SpreadPurchase): string {
  return addMonths(monthOf(purchase.spentOn), purchase.installments - 1)
}

/** The amount of an instalment by its 0-based place. */
export function installmentCents(purchase: SpreadPurchase, index: number): number {
  const equal = Math.floor(purchase.totalCents / purchase.installments)
  const left = purchase.totalCents - equal * purchase.installments
  return equal + (index < left ? 1 : 0)
}
