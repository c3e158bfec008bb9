/**
 * `exp` and `log` from additions and multiplications alone, which every engine rounds alike:
 * `Math.exp` and `Math.log` may differ in the last bit, and then two machines would train two
 * different models from the same examples.
 */
const { LN2, LOG2E } = Math

/** Powers of two from 2^-1022 to 2^1023; beyond them the results are 0 and Infinity. */
const POWERS = Float64Array.from({ length: 2046 }, (_, index) => 2 ** (index - 1022))

/** 1/n!, from the eleventh term of the series down to the first. */
const FACTORIALS = Float64Array.from({ length: 11 }, (_, index) => {
  let product = 1
  for (let factor = 2; factor <= 10 - index; factor += 1) product *= factor
  return 1 / product
})

/** e to the power of `x`, to about 12 digits. */
export function exp(x: number): number {
  if (x < -700) return 0
  if (x > 700) return Number.POSITIVE_INFINITY
  const power = Math.round(x * LOG2E)
  const rest = x - power * LN2
  let sum = FACTORIALS[0]!
  for (let term = 1; term <= 10; term += 1) sum = sum * rest + FACTORIALS[term]!
  return sum * POWERS[power + 1022]!
}

/** 1/21, 1/19 and so on down to 1. */
const ODD_PARTS = Float64Array.from({ length: 11 }, (_, index) => 1 / (21 - 2 * index))

/** The natural logarithm of a positive number, to about 12 digits. */
export function log(x: number): number {
  let power = 0
  let rest = x
  while (rest > 1.5) {
    rest *= 0.5
    power += 1
  }
  while (rest < 0.75) {
    rest *= 2
    power -= 1
  }
  // log(rest) = 2 artanh((rest - 1) / (rest + 1)), and the fraction is at most a fifth.
  const fraction = (rest - 1) / (rest + 1)
  const square = fraction * fraction
  let sum = ODD_PARTS[0]!
  for (let term = 1; term <= 10; term += 1) sum = sum * square + ODD_PARTS[term]!
  return 2 * fraction * sum + power * LN2
}

/** 1 / (1 + e^-x). */
export function sigmoid(x: number): number {
  return x >= 0 ? 1 / (1 + exp(-x)) : exp(x) / (1 + exp(x))
}
