import { addMonths, monthOf, monthsBetween, monthsFrom } from '../../internal/calendar.ts'

/** When a debt is over if it goes on as it went. */
export type Projection = {
  /** Instalments a month, so far; one where none was paid. */
  readonly rate: number
  readonly remainingMonths: number
  readonly payoffMonth: string
  /** Whether about as many were paid in each month. */
  readonly isRegular: boolean
  /** Whether clearly more than one a month is paid. */
  readonly isAhead: boolean
}

/** Payments that vary by less than this share of their mean are regular. */
const REGULAR = 0.3
const AHEAD = 1.2

/** Works out when the last of `remaining` instalments is paid, from the days on which others were. */
export function projectPayoff(of: {
  readonly remaining: number
  readonly paidDays: readonly string[]
  readonly startMonth: string
  readonly today: string
}): Projection {
  const { remaining, paidDays, startMonth, today } = of
  const now = monthOf(today)
  const months = paidDays.map(monthOf).sort()
  const [first] = months
  const last = months.at(-1)
  if (first === undefined || last === undefined) {
    const from = startMonth > now ? startMonth : now
    const payoffMonth = addMonths(from, remaining - 1)
    const remainingMonths = monthsBetween(now, payoffMonth) + 1
    return { rate: 1, remainingMonths, payoffMonth, isRegular: true, isAhead: false }
  }
  const rate = months.length / (monthsBetween(first, last) + 1)
  const remainingMonths = Math.ceil(remaining / rate)
  return {
    rate,
    remainingMonths,
    payoffMonth: addMonths(now, remainingMonths),
    isRegular: variation(months, first, last) < REGULAR,
    isAhead: rate > AHEAD,
  }
}

/** The standard deviation of payments a month, as a share of their mean. */
function variation(months: readonly string[], first: string, last: string): number {
  const counts = monthsFrom(first, last).map(
    (month) => months.filter((other) => other === month).length,
  )
  const mean = months.length / counts.length
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length
  return Math.sqrt(variance) / mean
}
