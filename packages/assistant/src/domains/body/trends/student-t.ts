/**
 * How likely a value at least as far from zero as `t` is by chance, both sides together, under Student's
 * distribution: the regularised incomplete beta function of `df / (df + t²)`.
 */
export function twoSidedP(t: number, degreesOfFreedom: number): number {
  if (!Number.isFinite(t)) return 0
  return regularisedBeta(degreesOfFreedom / (degreesOfFreedom + t * t), degreesOfFreedom / 2, 0.5)
}

/** By its continued fraction, which converges fast below the mean of the distribution; above by symmetry. */
function regularisedBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  const front = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x),
  )
  return x < (a + 1) / (a + b + 2)
    ? (front * continuedFraction(x, a, b)) / a
    : 1 - (front * continuedFraction(1 - x, b, a)) / b
}

const MAX_TERMS = 300
const PRECISE = 1e-14
/** Keeps a denominator from being zero. */
const TINY = 1e-300

/** Lentz's method; DLMF 8.17.22. */
function continuedFraction(x: number, a: number, b: number): number {
  const away = (value: number) => (Math.abs(value) < TINY ? TINY : value)
  let c = 1
  let d = 1 / away(1 - ((a + b) * x) / (a + 1))
  let result = d
  for (let m = 1; m <= MAX_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / away(1 + even * d)
    c = away(1 + even / c)
    result *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / away(1 + odd * d)
    c = away(1 + odd / c)
    const step = d * c
    result *= step
    if (Math.abs(step - 1) < PRECISE) break
  }
  return result
}

/** Lanczos' approximation with g = 7 and nine terms, exact to 15 digits for what is above a half. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
  -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
  1.5056327351493116e-7,
]

function logGamma(x: number): number {
  const z = x - 1
  const [first = 0, ...rest] = LANCZOS
  const series = rest.reduce((sum, one, index) => sum + one / (z + index + 1), first)
  const t = z + 7.5
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(series)
}
