/** Rounds half away from zero to a number of decimals, without the drift of binary fractions. */
export function roundTo(value: number, decimals: number): number {
  if (Number.isInteger(value) && Math.abs(value) < MAX_PLAIN) return value
  const shifted = Number(`${Math.abs(value)}e${decimals}`)
  if (!Number.isFinite(shifted)) return value
  return (Math.sign(value) * Math.round(shifted)) / 10 ** decimals
}

/** Whole numbers below it are their own rounding, and most amounts are whole. */
const MAX_PLAIN = 1e9
