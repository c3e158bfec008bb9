import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/**
 * Keeps the space for young objects at its first size, in this thread and in those it starts.
 * Loading the assistant makes V8 grow it to over 100 MB, which it then keeps for good; a server that
 * rests most of the day has no use for that. Measured with Node 24.21: 351 MB at rest become 240.
 *
 * Old objects are collected once they have grown by a quarter, not by as much as there are: under
 * eight clients and 50,000 records 303 MB at most instead of 458, for about a twentieth of the time.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=25')
}

/** Hundreds of answers at once hold more than the first megabyte, and far less than the most that V8 takes. */
const YOUNG_BYTES = 4 * 1024 ** 2

/**
 * Lets the space for young objects grow to four megabytes, once everything is loaded; V8 makes it
 * smaller again when little is under way. In its first size it is collected forty times a second
 * while hundreds of answers are told, and what they hold for a moment becomes old.
 */
export function letYoungObjectsGrow(): void {
  const observer = new PerformanceObserver(() => {
    const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
    const isLarge = young !== undefined && young.space_size >= YOUNG_BYTES
    setFlagsFromString(`--semi-space-growth-factor=${isLarge ? 1 : 2}`)
  })
  observer.observe({ entryTypes: ['gc'] })
}
