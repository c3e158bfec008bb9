import type { DomainContext } from '../../domain-context.ts'
import { addDays } from '../../internal/calendar.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { metricKey } from '../custom/known-metric.ts'
import { describeAmount, type EntryFacts } from '../entries/describe-entry.ts'
import { readEntries } from '../entries/read-entries.ts'
import { type Target, targets } from '../tables.ts'

/** What a target says, without the row it stands in. */
export type TargetFacts = Pick<Target, 'type' | 'customName' | 'value' | 'unit' | 'per'>

/** How far somebody is with a target, on a day or in the week of that day. */
export type TargetProgress = {
  readonly done: number
  readonly value: number
  readonly unit: string
  readonly per: Target['per']
}

/** More entries than these in a week are a device's. */
const MAX_ENTRIES = 2000

/** Every target of the user. */
export async function readTargets(context: DomainContext): Promise<Target[]> {
  return selectRows(targets, 'true order by id', [], context)
}

/** The target of a measurement, whatever its name is in which language. */
export async function targetOf(
  metric: Pick<EntryFacts, 'type' | 'customName'>,
  context: DomainContext,
): Promise<Target | undefined> {
  const all = await readTargets(context)
  return all.find((target) => isSameMetric(target, metric))
}

/** Whether a target is of that measurement, whatever its name is in which language. */
export function isSameMetric(
  target: Pick<Target, 'type' | 'customName'>,
  { type, customName }: Pick<EntryFacts, 'type' | 'customName'>,
): boolean {
  if (target.type !== type) return false
  return type !== 'custom' || metricKey(target.customName ?? '') === metricKey(customName ?? '')
}

/** Picks the facts out of a target. */
export const toTargetFacts = ({
  customName,
  per,
  type,
  unit,
  value,
}: TargetFacts): TargetFacts => ({
  type,
  customName,
  value,
  unit,
  per,
})

/** Whether two targets of a measurement want the same. */
export const isSameTarget = (one: TargetFacts, other: TargetFacts): boolean =>
  one.value === other.value && one.per === other.per && one.unit === other.unit

/** The days that count towards a target on a day: that day, or its week from Monday on. */
export function daysOfTarget(
  { per }: Pick<Target, 'per'>,
  day: string,
): { from: string; until: string } {
  if (per === 'day') return { from: day, until: day }
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return { from: addDays(day, -weekday), until: day }
}

/** What was done towards a target up to the end of a day. A quantity per day or week adds up, whatever it measures. */
export async function progressOf(
  target: Target,
  day: string,
  context: DomainContext,
): Promise<TargetProgress> {
  const days = daysOfTarget(target, day)
  const entries = await readEntries({ type: target.type, ...days, limit: MAX_ENTRIES }, context)
  const done = entries
    .filter((entry) => isSameMetric(target, entry))
    .reduce((sum, { value }) => sum + (value ?? 0), 0)
  const { per, unit, value } = target
  return { done: Math.round(done * 100) / 100, value, unit, per }
}

/** `2,5 L por dia`, `8h por noite`. */
export function describeTarget(target: TargetFacts, context: DomainContext): string {
  const value = describeAmount(target.value, target, context)
  return context.text(`target.per.${saidPer(target)}`, { value })
}

/** A day of sleep is a night. */
export const saidPer = ({ per, type }: Pick<Target, 'per' | 'type'>): 'day' | 'night' | 'week' =>
  type === 'sleep' && per === 'day' ? 'night' : per

/** `2 de 2,5 L`: a unit that both have is said once. */
export function describeProgress(
  { done, value, unit }: TargetProgress,
  type: EntryFacts['type'],
  context: DomainContext,
): string {
  const goal = describeAmount(value, { type, unit }, context)
  const so = describeAmount(done, { type, unit }, context)
  const [unitOfDone, unitOfGoal] = [so, goal].map((text) => /^\S+( \S+)$/.exec(text)?.[1])
  const isShared = unitOfGoal !== undefined && unitOfDone === unitOfGoal
  return context.text('target.progress', {
    done: isShared ? so.slice(0, -unitOfGoal.length) : so,
    goal,
  })
}

/** One line on how far that is: "Hoje: 2 de 2,5 L", or that it is reached. */
export function sayProgress(
  progress: TargetProgress,
  { type, day }: { readonly type: EntryFacts['type']; readonly day: string },
  context: DomainContext,
): string {
  const state = progress.done >= progress.value ? 'reached' : 'open'
  const values = {
    progress: describeProgress(progress, type, context),
    day: context.format.day(day),
  }
  if (progress.per === 'week') return context.text(`target.week.${state}`, values)
  return context.text(`target.day.${state}`, values)
}
