import { useEffect, useState } from 'react'

/** The longest delay that a browser's timer takes, in milliseconds. */
const LONGEST_DELAY_MS = 2 ** 31 - 1

/** Whether an instant has passed; draws again when it does. */
export function useHasPassed(instant: string | undefined): boolean {
  const [, redraw] = useState(0)
  const remainingMs = instant === undefined ? Number.POSITIVE_INFINITY : msUntil(instant)
  useEffect(() => {
    if (instant === undefined || msUntil(instant) <= 0) return
    const timer = setTimeout(
      () => redraw((count) => count + 1),
      Math.min(msUntil(instant), LONGEST_DELAY_MS),
    )
    return () => clearTimeout(timer)
  }, [instant])
  return remainingMs <= 0
}

function msUntil(instant: string): number {
  return new Date(instant).getTime() - Date.now()
}
