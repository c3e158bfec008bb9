import { ParcoError, type User, type UserId } from '@parco/protocol'
import {
  countMessageTurnsByDay,
  listModelCalls,
  listToolUses,
  readOneState,
  type Span,
  type Store,
  spentSince,
  spreadTokens,
  sumCallsByDay,
  sumCallsByHosts,
  sumCallsBySkills,
  summarizeModelCalls,
} from '@parco/store'
import { z } from 'zod'
import type { SpendingLimitChanges, Usage } from '../parco/usage.ts'
import { pageLimit, readCursor, toPage } from '../records/pages.ts'
import { dayInZone } from '../turn/day-in-zone.ts'
import { createSpendingPlans, toSpendingLimits } from './spending.ts'
import { startOfDay } from './start-of-day.ts'
import { toCallView, toUsageReport } from './usage-report.ts'

export interface UsageOptions {
  readonly store: Store
  readonly now: () => Date
  readonly userOf: (userId: UserId) => Promise<User>
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

// A sum that nobody means is a slip of the hand: dollars, not cents.
const usdSchema = z.number().min(0).max(1_000_000).nullable().optional()
const changesSchema = z.strictObject({ dayUsd: usdSchema, monthUsd: usdSchema })

/** The part of `Parco` that tells what models were asked and what it cost, and limits it. */
export function createUsage({ store, now, userOf }: UsageOptions): Usage {
  const planOf = createSpendingPlans(store)
  return {
    async usage(userId, month) {
      const { timeZone } = await userOf(userId)
      const at = now()
      const asked = toMonth(month, at, timeZone)
      const span = spanOf(asked, timeZone)
      const limits = await planOf(userId)
      const read = await store.transaction(
        userId,
        async (sql) => {
          await readOneState(sql)
          return {
            turnDays: await countMessageTurnsByDay(sql, span, timeZone),
            callDays: await sumCallsByDay(sql, span, timeZone),
            groups: await summarizeModelCalls(sql, span),
            skills: await sumCallsBySkills(sql, span),
            hosts: await sumCallsByHosts(sql, span),
            uses: await listToolUses(sql, span),
            tokens: await spreadTokens(sql, span),
            spent: await spentSince(sql, toSpendingLimits(limits, at, timeZone)),
          }
        },
        { readOnly: true },
      )
      return toUsageReport(asked, read, limits)
    },
    async modelCalls(userId, request = {}) {
      const limit = pageLimit(request)
      const cursor = readCursor(request)
      const { timeZone } = await userOf(userId)
      const span = spanOf(toMonth(request.month, now(), timeZone), timeZone)
      const calls = await store.transaction(
        userId,
        (sql) => listModelCalls(sql, { ...span, limit: limit + 1, ...(cursor ? { cursor } : {}) }),
        { readOnly: true },
      )
      return toPage(calls, limit, toCallView, ({ at, id }) => ({ at: at.toISOString(), id }))
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

function toMonth(month: string | undefined, at: Date, timeZone: string): string {
  if (month === undefined) return dayInZone(at, timeZone).slice(0, 7)
  if (MONTH.test(month)) return month
  throw badField('month', 'a month as YYYY-MM')
}

const spanOf = (month: string, timeZone: string): Span => ({
  from: startOfDay(`${month}-01`, timeZone),
  to: startOfDay(`${monthAfter(month)}-01`, timeZone),
})

function badField(field: string, expected: string): ParcoError {
  return new ParcoError('bad-request', `${field} must be ${expected}.`, { data: { field } })
}

function monthAfter(month: string): string {
  const [year = 0, index = 0] = month.split('-').map(Number)
  // Date.UTC counts months from 0: the number of one is the index of the next.
  return new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 7)
}
