import { z } from 'zod'

const habitSchema = z.object({
  id: z.string(),
  name: z.string(),
  frequency: z.enum(['daily', 'weekdays', 'weekends', 'custom']),
  /** 1 (Monday) to 7 (Sunday). */
  weekdays: z.array(z.number()).nullable(),
  perWeek: z.number().nullable(),
  /** So many days after it was done last. */
  everyDays: z.number().nullable(),
  periodOfDay: z.string(),
  startedOn: z.string(),
  isDoneToday: z.boolean(),
  isExpectedToday: z.boolean(),
  lastDoneOn: z.string().nullable(),
  doneDays: z.array(z.string()),
  doneThisWeek: z.number(),
  streak: z.object({
    unit: z.enum(['days', 'weeks', 'times']),
    current: z.number(),
    longest: z.number(),
  }),
  rate: z.number().nullable(),
})
/** A habit and how steadily it is kept. */
export type Habit = z.infer<typeof habitSchema>

/** `get_habits`. */
export const habitsSchema = z.object({ habits: z.array(habitSchema) })

const goalSchema = z.object({
  id: z.string(),
  title: z.string(),
  area: z.string().nullable(),
  target: z.number(),
  unit: z.string().nullable(),
  startOn: z.string(),
  endOn: z.string(),
  current: z.number().nullable(),
  share: z.number(),
  elapsed: z.number(),
  status: z.enum(['not_started', 'in_progress', 'completed', 'failed', 'canceled']),
  isAtRisk: z.boolean(),
  milestones: z.array(z.object({ title: z.string(), target: z.number(), isReached: z.boolean() })),
})
/** A goal and how far it is. */
export type Goal = z.infer<typeof goalSchema>

/** `get_goals`. */
export const goalsSchema = z.object({ goals: z.array(goalSchema) })
