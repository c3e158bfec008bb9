/** What can be measured. */
export const METRIC_TYPES = [
  'weight',
  'water',
  'sleep',
  'exercise',
  'mood',
  'energy',
  'custom',
] as const
export type MetricType = (typeof METRIC_TYPES)[number]
export type StandardMetricType = Exclude<MetricType, 'custom'>

/** The unit a type is stored in, and the values that make sense in it. */
export interface MetricRule {
  readonly unit: string
  readonly minimum: number
  readonly maximum: number
  /** Decimal places that are kept. */
  readonly decimals: number
  /** Values of one day add up, as glasses of water do. */
  readonly addsUp: boolean
  /** A change over a window below this share of its average is none worth telling. */
  readonly relevantChange: number
}

export const METRIC_RULES: Readonly<Record<StandardMetricType, MetricRule>> = {
  weight: {
    unit: 'kg',
    minimum: 0.1,
    maximum: 500,
    decimals: 2,
    addsUp: false,
    relevantChange: 0.005,
  },
  water: {
    unit: 'ml',
    minimum: 1,
    maximum: 10_000,
    decimals: 0,
    addsUp: true,
    relevantChange: 0.05,
  },
  sleep: {
    unit: 'hours',
    minimum: 0.1,
    maximum: 24,
    decimals: 2,
    addsUp: true,
    relevantChange: 0.05,
  },
  exercise: {
    unit: 'min',
    minimum: 1,
    maximum: 1440,
    decimals: 2,
    addsUp: true,
    relevantChange: 0.05,
  },
  mood: {
    unit: 'score',
    minimum: 1,
    maximum: 10,
    decimals: 2,
    addsUp: false,
    relevantChange: 0.05,
  },
  energy: {
    unit: 'score',
    minimum: 1,
    maximum: 10,
    decimals: 2,
    addsUp: false,
    relevantChange: 0.05,
  },
}

/** The type that a slot names, when it is one with a unit of Parco's. */
export function typeIn(slot: unknown): StandardMetricType | undefined {
  return typeof slot === 'string' && Object.hasOwn(METRIC_RULES, slot)
    ? (slot as StandardMetricType)
    : undefined
}

/** A glass, when no other size is said. */
export const GLASS_ML = 250

/** Kinds of exercise. */
export const EXERCISE_TYPES = ['cardio', 'strength', 'flexibility', 'sports', 'other'] as const
export type ExerciseType = (typeof EXERCISE_TYPES)[number]

/** What can have a target: what adds up over a day. */
export const TARGET_TYPES = ['water', 'sleep', 'exercise', 'custom'] as const
export const TARGET_PERIODS = ['day', 'week'] as const
