/** The value below which that share of the samples lies, from 0 to 1; nearest rank. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** One line of a table: the name, and the samples' median, 95th, 99th percentile and maximum in milliseconds. */
export function describeMs(name: string, samples: readonly number[]): string {
  const ms = (share: number) => {
    const value = percentile(samples, share)
    return value.toFixed(value < 10 ? 2 : 1).padStart(8)
  }
  return `${name.padEnd(28)}${ms(0.5)}${ms(0.95)}${ms(0.99)}${ms(1)}`
}

/** The heading over lines of `describeMs`. */
export const MS_HEADING = `${'milliseconds'.padEnd(28)}${['p50', 'p95', 'p99', 'max'].map((name) => name.padStart(8)).join('')}`
