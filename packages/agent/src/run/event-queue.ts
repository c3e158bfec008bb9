import type { RunEvent } from '../loop/run-event.ts'

/** Events of a run between the loop, which must not wait, and one reader. */
export interface EventQueue {
  push(event: RunEvent): void
  end(): void
  readonly reader: AsyncIterator<RunEvent, undefined>
}

const DONE = { done: true, value: undefined } as const

/**
 * Creates an empty queue. A run tells hundreds of events, so each costs one promise and no more: an
 * event that is waited for goes straight to its reader, and none is moved when the first one is taken.
 */
export function createEventQueue(): EventQueue {
  const events: RunEvent[] = []
  let taken = 0
  let ended = false
  let wake: ((result: IteratorResult<RunEvent, undefined>) => void) | undefined
  let waiting: Promise<IteratorResult<RunEvent, undefined>> | undefined

  function tell(result: IteratorResult<RunEvent, undefined>): void {
    wake?.(result)
    wake = undefined
    waiting = undefined
  }

  function take(): RunEvent | undefined {
    const event = events[taken]
    if (!event) return undefined
    taken += 1
    if (taken === events.length) {
      events.length = 0
      taken = 0
    }
    return event
  }

  const reader: EventQueue['reader'] = {
    next() {
      // Asked again before the last answer came: in order, as a generator would.
      if (waiting) return waiting.then(() => reader.next())
      const value = take()
      if (value) return Promise.resolve({ done: false, value })
      if (ended) return Promise.resolve(DONE)
      waiting = new Promise((resolve) => {
        wake = resolve
      })
      return waiting
    },
  }

  return {
    reader,
    push(event) {
      if (waiting) tell({ done: false, value: event })
      else events.push(event)
    },
    end() {
      ended = true
      tell(DONE)
    },
  }
}
