import { ramp } from '../../internal/ramp.ts'

/** What adults are advised to sleep at least, in hours (AASM and SRS 2015), where nobody says more. */
export const USUAL_SLEEP_HOURS = 7

/** Minutes of exercise a week that are advised (WHO 2020), where nobody says more. */
export const USUAL_EXERCISE_MINUTES = 150

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Nights: half of what is wanted is worth nothing, all of it everything, and more no more. */
export const sleepScore = (hours: readonly number[], wanted: number): number =>
  mean(hours.map((one) => ramp(one, wanted / 2, wanted)))

/** Water of days against what is wanted of one. */
export const waterScore = (millilitres: readonly number[], wanted: number): number =>
  mean(millilitres.map((one) => ramp(one, 0, wanted)))

/** Minutes of a week against those that are wanted of one. */
export const exerciseScore = (minutesPerWeek: number, wanted: number): number =>
  ramp(minutesPerWeek, 0, wanted)

/** Mood or energy from 1 to 10, on average. */
export const feelingScore = (marks: readonly number[]): number => ramp(mean(marks), 1, 10)
