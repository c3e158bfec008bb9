import { ParcoError, type User, type UserId } from '@parco/protocol'
import { countMessageTurns, type Store, spentSince, summarizeModelCalls } from '@parco/store'
import { z } from 'zod'
import type { CallUsage, Parco, SpendingLimitChanges } from '../parco.ts'
import { dayInZone } from '../turn/day-in-zone.ts'
import { createSpendingPlans, toSpendingLimits } from './spending.ts'
import { startOfDay } from './start-of-day.ts'

export interface UsageOptions {
  readonly store: Store
  readonly now: () => Date
  readonly userOf: (userId: UserId) => Promise<User>
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

// A sum that nobody means is a slip of the hand: dollars, not cents.
const usdSchema = z.number().min(0).max(1_000_000).nullable().optional()
const changesSchema = z.strictObject({ dayUsd: usdSchema, monthUsd: usdSchema })

/** The part of `Parco` that tells what models cost, and limits it. */
export function createUsage({
  store,
  now,
  userOf,
}: UsageOptions): Pick<Parco, 'usage' | 'limitSpending'> {
  const planOf = createSpendingPlans(store)
  return {
    async usage(userId, month) {
      const { timeZone } = await userOf(userId)
      const at = now()
      const asked = month ?? dayInZone(at, timeZone).slice(0, 7)
      if (!MONTH.test(asked)) throw badField('month', 'a month as YYYY-MM')
      const from = startOfDay(`${asked}-01`, timeZone)
      const to = startOfDay(`${monthAfter(asked)}-01`, timeZone)
      const limits = await planOf(userId)
      const read = await store.transaction(
        userId,
        async (sql) => ({
          counted: await countMessageTurns(sql, from, to),
          groups: await summarizeModelCalls(sql, from, to),
          spent: await spentSince(sql, toSpendingLimits(limits, at, timeZone)),
        }),
        { readOnly: true },
      )
      const { counted, groups, spent } = read
      return {
        month: asked,
        turns: counted.turns,
        thoughtTurns: counted.thought,
        costUsd: toUsd(sum(groups.map(({ costMicros }) => costMicros))),
        unpricedCalls: sum(groups.map(({ unpriced }) => unpriced)),
        calls: groups.map(
          ({ costMicros, unpriced: _, ...group }): CallUsage => ({
            ...group,
            costUsd: toUsd(costMicros),
          }),
        ),
        limits,
        spentTodayUsd: toUsd(spent.day),
        spentThisMonthUsd: toUsd(spent.month),
      }
    },
    async limitSpending(userId, changes) {
      await userOf(userId)
      const { dayUsd, monthUsd } = parseChanges(changes)
      const given = Object.entries({ dayUsd, monthUsd }).filter(([, usd]) => usd !== undefined)
      await store.transaction(userId, (sql) =>
        sql.query(
          `update users set updated_at = now(), preferences = preferences || jsonb_build_object(
             'spendingLimit',
             jsonb_strip_nulls(coalesce(preferences -> 'spendingLimit', '{}') || $1::jsonb)
           )`,
          [JSON.stringify(Object.fromEntries(given))],
        ),
      )
      return planOf(userId)
    },
  }
}

function parseChanges(changes: SpendingLimitChanges): z.output<typeof changesSchema> {
  const parsed = changesSchema.safeParse(changes)
  if (parsed.success) return parsed.data
  const field = String(parsed.error.issues[0]?.path[0] ?? 'limit')
  throw badField(field, 'an amount of US dollars from 0, or null for no limit')
}

function badField(field: string, expected: string): ParcoError {
  return new ParcoError('bad-request', `${field} must be ${expected}.`, { data: { field } })
}

function monthAfter(month: string): string {
  const [year = 0, index = 0] = month.split('-').map(Number)
  // Date.UTC counts months from 0: the number of one is the index of the next.
  return new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 7)
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const toUsd = (micros: number): number => micros / 1_000_000
