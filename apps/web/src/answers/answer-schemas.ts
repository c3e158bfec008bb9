import { z } from 'zod'

const totalsSchema = z.object({
  cents: z.number(),
  foreign: z.array(z.object({ currency: z.string(), cents: z.number() })),
})
export type Totals = z.infer<typeof totalsSchema>

const periodSchema = z.object({ startDate: z.string(), endDate: z.string() })
const categoriesSchema = z.array(z.object({ category: z.string(), cents: z.number() }))

/** `get_expenses`, as far as an answer shows it. */
export const spendingSchema = z.object({
  period: periodSchema,
  category: z.string().nullable(),
  other: z.string().nullable(),
  name: z.string().nullable(),
  paymentMethod: z.string().nullable(),
  measure: z.enum(['total', 'by_category']),
  expenses: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      spentOn: z.string(),
      cents: z.number(),
      currency: z.string(),
    }),
  ),
  payments: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      paidOn: z.string(),
      cents: z.number(),
      currency: z.string(),
    }),
  ),
  total: totalsSchema,
  byCategory: categoriesSchema,
})
export type Spending = z.infer<typeof spendingSchema>

/** `get_finance_summary`. */
export const summarySchema = z.object({
  firstMonth: z.string(),
  lastMonth: z.string(),
  currency: z.string(),
  incomeCents: z.number(),
  spentCents: z.number(),
  balanceCents: z.number(),
  bills: z.object({ pendingCents: z.number(), overdueCents: z.number() }),
  expenses: z.object({ byCategory: categoriesSchema }),
  isEmpty: z.literal(false),
})
export type Summary = z.infer<typeof summarySchema>

/** `get_tracking_history`, of what is one number and was measured in the period. */
export const historySchema = z.object({
  /** `custom` for a measure of the user's own, which its name tells. */
  type: z.string(),
  name: z.string(),
  unit: z.string(),
  period: periodSchema,
  measure: z.null(),
  addsUp: z.boolean(),
  entryCount: z.number().min(1),
  days: z.array(z.object({ day: z.string(), value: z.number() })).min(1),
  stats: z.object({
    dayCount: z.number(),
    average: z.number(),
    minimum: z.number(),
    maximum: z.number(),
    sum: z.number(),
    latestValue: z.number(),
  }),
  componentStats: z.null(),
  target: z.looseObject({ value: z.number(), daysReached: z.number() }).nullable(),
})
export type History = z.infer<typeof historySchema>
