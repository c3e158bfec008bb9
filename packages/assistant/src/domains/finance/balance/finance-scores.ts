import { ramp } from '../../internal/ramp.ts'

/** Half as much again as was planned is worth nothing. */
const WORST_EXCESS = 0.5
/** A fifth of what came in, left over or missing. */
const BEST_SHARE_LEFT = 0.2

interface PlanFigures {
  readonly plannedCents: number
  readonly spentCents: number
}

/** Plans of a month: whoever stays within each has everything, however close; only what goes beyond counts. */
export function planScore(plans: readonly PlanFigures[]): number {
  const planned = plans.reduce((sum, { plannedCents }) => sum + plannedCents, 0)
  const beyond = plans.reduce(
    (sum, { plannedCents, spentCents }) => sum + Math.max(0, spentCents - plannedCents),
    0,
  )
  return 1 - ramp(beyond / planned, 0, WORST_EXCESS)
}

/** What is left of what came in: to spend all of it is worth a half. */
export const leftScore = (incomeCents: number, spentCents: number): number =>
  ramp((incomeCents - spentCents) / incomeCents, -BEST_SHARE_LEFT, BEST_SHARE_LEFT)

/** The share of bills that are paid, of those that were due. */
export const billsScore = (paid: number, due: number): number => ramp(paid, 0, due)
