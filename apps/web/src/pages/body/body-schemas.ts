import { z } from 'zod'

const statsSchema = z.object({
  dayCount: z.number(),
  average: z.number(),
  minimum: z.number(),
  maximum: z.number(),
  sum: z.number(),
  latestValue: z.number(),
  trend: z
    .object({ direction: z.enum(['rising', 'falling', 'stable']), changePerWeek: z.number() })
    .nullable(),
})
export type Stats = z.infer<typeof statsSchema>

const entrySchema = z.object({
  id: z.string(),
  date: z.string(),
  value: z.number().nullable(),
  components: z.record(z.string(), z.number()).nullable(),
  unit: z.string(),
  notes: z.string().nullable(),
  metadata: z.record(z.string(), z.union([z.string(), z.number()])),
})
/** One measurement. */
export type Entry = z.infer<typeof entrySchema>

/** `get_tracking_history`. */
export const historySchema = z.object({
  name: z.string(),
  unit: z.string(),
  period: z.object({ startDate: z.string(), endDate: z.string(), days: z.number() }),
  distanceKm: z.number(),
  lastBefore: entrySchema.nullable(),
  entries: z.array(entrySchema),
  entryCount: z.number(),
  addsUp: z.boolean(),
  days: z.array(z.object({ day: z.string(), value: z.number() })),
  stats: statsSchema.nullable(),
  componentStats: z.record(z.string(), statsSchema).nullable(),
  target: z
    .object({
      done: z.number(),
      value: z.number(),
      unit: z.string(),
      per: z.enum(['day', 'week']),
      daysReached: z.number(),
    })
    .nullable(),
  /** What the user measures besides, when they asked for something that they do not. */
  known: z.array(z.string()).nullable(),
})
/** How a measurement went over some days. */
export type History = z.infer<typeof historySchema>
export type Target = NonNullable<History['target']>
