/**
 * How far a value is from `none`, which is worth 0, to `all`, which is worth 1; straight between them
 * and no more beyond, so that a small change of the value is a small change of what it is worth.
 * `all` may lie below `none`, where less is better.
 */
export function ramp(value: number, none: number, all: number): number {
  const share = (value - none) / (all - none)
  return Math.min(1, Math.max(0, share))
}
