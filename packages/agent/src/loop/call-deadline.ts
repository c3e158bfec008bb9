/** The time that one tool call has. */
export interface CallDeadline {
  /** Aborts with the run's signal, or when the time is over. */
  readonly signal: AbortSignal
  hasPassed(): boolean
  /** For the end of the call: nothing is left behind on the run's signal. */
  clear(): void
}

/** The longest that a timer can wait. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** Starts the time of a call. */
export function startDeadline(run: AbortSignal, timeoutMs: number): CallDeadline {
  const controller = new AbortController()
  let hasPassed = false
  const timer = setTimeout(
    () => {
      hasPassed = true
      controller.abort(new DOMException(`It took longer than ${timeoutMs} ms.`, 'TimeoutError'))
    },
    Math.min(timeoutMs, MAX_TIMER_MS),
  )
  const onAbort = () => controller.abort(run.reason)
  if (run.aborted) onAbort()
  else run.addEventListener('abort', onAbort)
  return {
    signal: controller.signal,
    hasPassed: () => hasPassed,
    clear() {
      clearTimeout(timer)
      run.removeEventListener('abort', onAbort)
    },
  }
}
