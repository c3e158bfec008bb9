/**
 * Corrects how likely results are by chance for how many were looked at (Holm 1979): whoever tries
 * twenty pairs finds one by chance. In the order given.
 */
export function holm(ps: readonly number[]): number[] {
  const order = ps.map((_, at) => at).sort((one, other) => (ps[one] ?? 0) - (ps[other] ?? 0))
  const corrected = ps.map(() => 1)
  let highest = 0
  for (const [rank, at] of order.entries()) {
    highest = Math.max(highest, Math.min(1, (ps[at] ?? 1) * (ps.length - rank)))
    corrected[at] = highest
  }
  return corrected
}
