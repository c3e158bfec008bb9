import type { UserId } from '@parco/protocol'
import type { SpendingLimits, Store } from '@parco/store'
import { z } from 'zod'
import { dayInZone } from '../turn/day-in-zone.ts'
import { startOfDay } from './start-of-day.ts'

/** What a user wants to spend on language models at most, in US dollars; without a figure there is no limit. */
export interface SpendingPlan {
  readonly dayUsd?: number
  readonly monthUsd?: number
}

const planSchema = z.object({
  dayUsd: z.number().min(0).optional(),
  monthUsd: z.number().min(0).optional(),
})

/** Reads each user's plan from their preferences. */
export function createSpendingPlans(store: Store): (userId: UserId) => Promise<SpendingPlan> {
  return (userId) =>
    store.transaction(
      userId,
      async (sql) => {
        const [row] = await sql.query<{ plan: unknown }>(
          `select preferences -> 'spendingLimit' as plan from users`,
        )
        return parsePlan(row?.plan)
      },
      { readOnly: true },
    )
}

/** A plan as preferences hold it (`spendingLimit`); one that cannot be read limits nothing. */
export function parsePlan(stored: unknown): SpendingPlan {
  const { dayUsd, monthUsd } = planSchema.safeParse(stored).data ?? {}
  return {
    ...(dayUsd === undefined ? {} : { dayUsd }),
    ...(monthUsd === undefined ? {} : { monthUsd }),
  }
}

/** The plan as limits from the instants at which the user's day and month began. */
export function toSpendingLimits(
  { dayUsd, monthUsd }: SpendingPlan,
  now: Date,
  timeZone: string,
): SpendingLimits {
  const today = dayInZone(now, timeZone)
  return {
    dayStartedAt: startOfDay(today, timeZone),
    monthStartedAt: startOfDay(`${today.slice(0, 8)}01`, timeZone),
    ...(dayUsd === undefined ? {} : { dayMicros: Math.round(dayUsd * 1_000_000) }),
    ...(monthUsd === undefined ? {} : { monthMicros: Math.round(monthUsd * 1_000_000) }),
  }
}
