import { z } from 'zod'
import { EXERCISE_TYPES } from './metric-types.ts'

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: 'expected a clock time such as 23:30',
})

/** What goes with a measurement: of exercise its kind and distance, of sleep when it began and ended, of a dose when it was taken. */
export const metadataSchema = z.object({
  exerciseType: z.enum(EXERCISE_TYPES).optional(),
  distanceKm: z.number().positive().max(1000).optional(),
  intensity: z.enum(['low', 'medium', 'high']).optional(),
  calories: z.number().positive().max(20_000).optional(),
  bedtime: clockTime.optional(),
  waketime: clockTime.optional(),
  quality: z.number().min(1).max(10).optional(),
  takenAt: clockTime.optional(),
})

/** Only what is said: no key is ever `undefined`, so it is JSON. */
export type MetricMetadata = Readonly<Record<string, string | number>>

/** Drops what is not said, and what does not belong to the type. */
export function toMetadata(
  type: string,
  metadata: z.output<typeof metadataSchema> | undefined,
): MetricMetadata {
  const allowed = METADATA_KEYS[type] ?? []
  return Object.fromEntries(
    Object.entries(metadata ?? {}).filter(
      (entry): entry is [string, string | number] =>
        entry[1] !== undefined && allowed.includes(entry[0]),
    ),
  )
}

const METADATA_KEYS: Readonly<Record<string, readonly string[]>> = {
  exercise: ['exerciseType', 'distanceKm', 'intensity', 'calories'],
  sleep: ['bedtime', 'waketime', 'quality'],
  custom: ['takenAt'],
}
