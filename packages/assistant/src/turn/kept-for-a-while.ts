/** How many keys are kept at most; the one that was put in first goes first. */
const MAX_KEYS = 1000

/** Values that may be used again for a while, by key. */
export class KeptForAWhile<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly untilMs: number }>()
  readonly #lifetimeMs: number
  readonly #now: () => Date

  constructor(lifetimeMs: number, now: () => Date) {
    this.#lifetimeMs = lifetimeMs
    this.#now = now
  }

  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    const entry = this.#entries.get(key)
    if (entry && this.#now().getTime() < entry.untilMs) return entry.value
    const value = await load()
    this.#entries.delete(key)
    this.#entries.set(key, { value, untilMs: this.#now().getTime() + this.#lifetimeMs })
    if (this.#entries.size > MAX_KEYS) {
      for (const oldest of this.#entries.keys()) {
        this.#entries.delete(oldest)
        break
      }
    }
    return value
  }

  forget(key: string): void {
    this.#entries.delete(key)
  }
}
