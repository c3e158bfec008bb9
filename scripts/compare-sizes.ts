import { type SourceSize, WHAT_IS_COUNTED } from './measure-source.ts'

/** How a measured size stands to its limits, in sentences for whoever has to act. */
export interface SizeVerdict {
  readonly isAbove: boolean
  readonly isBelow: boolean
  readonly messages: readonly string[]
}

/** Compares what was measured with what is allowed: more is refused, and less becomes the new limit. */
export function compareSizes(size: SourceSize, limits: SourceSize): SizeVerdict {
  const figures = Object.keys(WHAT_IS_COUNTED) as (keyof SourceSize)[]
  const above = figures.filter((figure) => size[figure] > limits[figure])
  const below = figures.filter((figure) => size[figure] < limits[figure])
  const messages = [...above, ...below].map(
    (figure) => `${WHAT_IS_COUNTED[figure]}: ${size[figure]}, and the limit is ${limits[figure]}`,
  )
  return { isAbove: above.length > 0, isBelow: below.length > 0, messages }
}
