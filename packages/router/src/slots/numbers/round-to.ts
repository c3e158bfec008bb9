/** Rounds half away from zero to a number of decimals, without the drift of binary fractions. */
export function roundTo(value: number, decimals: number): number {
  const shifted = Number(`${Math.abs(value)}e${decimals}`)
  if (!Number.isFinite(shifted)) return value
  return (Math.sign(value) * Math.round(shifted)) / 10 ** decimals
}
