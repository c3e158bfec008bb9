/** Runs the work of one key in the order in which it was asked for, and different keys side by side. */
export class KeyedQueue {
  readonly #tails = new Map<string, Promise<unknown>>()

  /** Waits for what came before under the same key, whether it went well or not. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    const tail = mine.then(
      () => undefined,
      () => undefined,
    )
    this.#tails.set(key, tail)
    try {
      return await mine
    } finally {
      if (this.#tails.get(key) === tail) this.#tails.delete(key)
    }
  }

  /** Settles when nothing runs any more. */
  async idle(): Promise<void> {
    while (this.#tails.size > 0) await Promise.all(this.#tails.values())
  }
}
