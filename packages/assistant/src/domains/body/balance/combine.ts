import type { BalancePart } from '../../life-view.ts'

/** A score and how much it rests on; both from 0 to 1. */
export interface Weighed {
  readonly score: number
  readonly coverage: number
}

/**
 * One score of several: what rests on few days weighs little, so that a first entry moves it a little
 * and not at once. Nothing when there is nothing to rest on.
 */
export function combine(all: readonly Weighed[]): Weighed | undefined {
  const counted = all.filter(({ coverage }) => coverage > 0)
  const weight = counted.reduce((sum, { coverage }) => sum + coverage, 0)
  if (weight === 0) return undefined
  const sum = counted.reduce((total, { score, coverage }) => total + score * coverage, 0)
  return { score: sum / weight, coverage: weight / counted.length }
}

/** The score of an area, and what it is made of. */
export interface AreaBalance {
  readonly area: string
  readonly weighed: Weighed | undefined
  readonly parts: readonly BalancePart[]
}

/** The areas that something is recorded of, in the order in which they come. */
export function areasOf(parts: readonly BalancePart[]): AreaBalance[] {
  return [...Map.groupBy(parts, ({ area }) => area)].map(([area, own]) => ({
    area,
    weighed: combine(
      own.flatMap(({ score, coverage }) => (score === null ? [] : { score, coverage })),
    ),
    parts: own,
  }))
}

/** One score of all areas. */
export const overallOf = (areas: readonly AreaBalance[]): Weighed | undefined =>
  combine(areas.flatMap(({ weighed }) => weighed ?? []))
