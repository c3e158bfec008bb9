import type { LiveEvent } from './thinking-action.ts'

/**
 * Events on their way from whoever thinks to whoever listens. Thinking never waits for a listener; a
 * listener that comes late hears everything.
 */
export class LiveChannel {
  readonly #events: LiveEvent[] = []
  #isClosed = false
  #next = Promise.withResolvers<void>()

  /** Ignored once the channel is closed: what comes then was told to nobody. */
  tell(event: LiveEvent): void {
    if (this.#isClosed) return
    this.#events.push(event)
    this.#wake()
  }

  close(): void {
    this.#isClosed = true
    this.#wake()
  }

  /** Everything told so far. */
  get told(): readonly LiveEvent[] {
    return this.#events
  }

  async *events(): AsyncGenerator<LiveEvent, void> {
    for (let index = 0; ; index += 1) {
      while (index >= this.#events.length) {
        if (this.#isClosed) return
        await this.#next.promise
      }
      yield this.#events[index] as LiveEvent
    }
  }

  #wake(): void {
    const next = this.#next
    this.#next = Promise.withResolvers()
    next.resolve()
  }
}
