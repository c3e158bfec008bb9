/** What is put aside at the end of each month, and what it comes to. Cents, whole months, a rate of 0.01 for 1%. */
export interface SavingPlan {
  readonly monthlyCents: number
  readonly months: number
  readonly startCents: number
  readonly monthlyRate: number
}

/** What a plan comes to; the last deposit has earned nothing yet. */
export function savedCents({ monthlyCents, months, startCents, monthlyRate }: SavingPlan): number {
  const growth = (1 + monthlyRate) ** months
  return Math.round(startCents * growth + monthlyCents * depositsWorth(monthlyRate, months))
}

/** What has to be put aside each month to reach a sum in time, rounded up to the cent. */
export function neededEachMonth(
  targetCents: number,
  { months, startCents, monthlyRate }: Omit<SavingPlan, 'monthlyCents'>,
): number {
  const missing = targetCents - startCents * (1 + monthlyRate) ** months
  return Math.max(0, Math.ceil(missing / depositsWorth(monthlyRate, months)))
}

/** How many months it takes to reach a sum; `undefined` where a century is not enough. */
export function monthsUntil(
  targetCents: number,
  plan: Omit<SavingPlan, 'months'>,
): number | undefined {
  for (let months = 0; months <= 1200; months += 1) {
    if (savedCents({ ...plan, months }) >= targetCents) return months
  }
  return undefined
}

/** How many deposits the deposits of some months are worth at the end. */
const depositsWorth = (rate: number, months: number): number =>
  rate === 0 ? months : ((1 + rate) ** months - 1) / rate
