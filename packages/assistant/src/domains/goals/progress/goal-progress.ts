import { daysBetween } from '../../internal/calendar.ts'
import type { GoalStatus, SaidStatus } from '../enums.ts'

/** How far progress may lag behind the time that has gone before a goal is at risk, as a share of all. */
const LARGEST_LAG = 0.2

/** What is measured and may be meant to fall: a weight, a waist. */
const MEASURED_UNITS = new Set(['kg', 'kilos', 'quilos', 'lb', 'lbs', 'pounds', 'libras', 'cm'])

/** What progress is worked out from. */
export interface Pursuit {
  readonly target: number
  readonly unit: string | null
  readonly startOn: string
  readonly endOn: string
  readonly status: SaidStatus
  /** What was noted, in the order of days and of noting. */
  readonly values: readonly number[]
}

/** How a goal stands on a day. */
export type GoalProgress = {
  readonly current: number | null
  /** From 0 to 1. */
  readonly share: number
  /** How much of its time has gone, from 0 to 1. */
  readonly elapsed: number
  readonly status: GoalStatus
  readonly isAtRisk: boolean
  /** Whether it counts down to its target. */
  readonly isFalling: boolean
}

/** Works out how a goal stands; nothing of it is stored. */
export function progressOf(pursuit: Pursuit, today: string): GoalProgress {
  const { endOn, startOn, target, values } = pursuit
  const current = values.at(-1) ?? null
  const start = startOf(pursuit)
  const share = current === null ? 0 : shareOf(current, target, start)
  const elapsed = within(daysBetween(startOn, today) / daysBetween(startOn, endOn))
  const status = statusOf(pursuit, share, today)
  const isOpen = status === 'not_started' || status === 'in_progress'
  const isAtRisk = isOpen && elapsed - share > LARGEST_LAG
  return { current, share, elapsed, status, isAtRisk, isFalling: start > 0 }
}

/** Where the way begins: at nothing, but for a measurement that was above its target at first. */
function startOf({ target, unit, values }: Pursuit): number {
  const [first = 0] = values
  return first > target && MEASURED_UNITS.has(unit?.toLowerCase() ?? '') ? first : 0
}

const shareOf = (current: number, target: number, start: number): number =>
  within((current - start) / (target - start))

function statusOf({ endOn, status, values }: Pursuit, share: number, today: string): GoalStatus {
  if (status !== 'open') return status
  if (share >= 1) return 'completed'
  if (today > endOn) return 'failed'
  return values.some((value) => value > 0) ? 'in_progress' : 'not_started'
}

const within = (share: number): number => Math.max(0, Math.min(1, share))
