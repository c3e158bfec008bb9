/** One decision made out of fold: how sure it was, whether it was right, and how much it counts. */
export interface Outcome {
  readonly confidence: number
  readonly isRight: boolean
  readonly weight: number
}

/** One-sided 90%: the true precision lies below the bound in one of ten such samples. */
const Z = 1.2816

/** Wilson's lower bound of a share, for `total` observations of which `right` came true. */
export function wilsonLowerBound(right: number, total: number): number {
  if (total <= 0) return 0
  const share = right / total
  const square = (Z * Z) / total
  const spread = Z * Math.sqrt((share * (1 - share)) / total + square / (4 * total))
  return (share + square / 2 - spread) / (1 + square)
}

/**
 * The lowest confidence from which on decisions are right as often as `precision` asks, with the
 * bound's certainty; above every confidence (2) when the outcomes cannot prove that much.
 */
export function chooseThreshold(outcomes: readonly Outcome[], precision: number): number {
  const sorted = [...outcomes].sort((one, other) => other.confidence - one.confidence)
  let right = 0
  let total = 0
  let squares = 0
  let threshold = 2
  sorted.forEach(({ confidence, isRight, weight }, index) => {
    total += weight
    squares += weight * weight
    if (isRight) right += weight
    // Outcomes of equal confidence stand or fall together.
    if (sorted[index + 1]?.confidence === confidence) return
    const effective = (total * total) / squares
    if (wilsonLowerBound((right / total) * effective, effective) >= precision)
      threshold = confidence
  })
  return threshold
}
