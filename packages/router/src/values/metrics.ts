/** What Parco measures without being told of it first. */
export type MetricType = 'weight' | 'water' | 'sleep' | 'exercise' | 'mood' | 'energy'

/** The unit of each metric and the values that are possible; beyond them the user is asked. */
export const METRICS: Readonly<
  Record<MetricType, { readonly unit: string; readonly least: number; readonly most: number }>
> = {
  weight: { unit: 'kg', least: 0.1, most: 500 },
  water: { unit: 'ml', least: 1, most: 10_000 },
  sleep: { unit: 'hours', least: 0.1, most: 24 },
  exercise: { unit: 'min', least: 1, most: 1440 },
  mood: { unit: 'score', least: 1, most: 10 },
  energy: { unit: 'score', least: 1, most: 10 },
}

export const ML_OF_A_GLASS = 250

/** What one marks from one to ten, of oneself: nobody marks how another feels. */
export const MARKED: ReadonlySet<unknown> = new Set(['mood', 'energy'])
