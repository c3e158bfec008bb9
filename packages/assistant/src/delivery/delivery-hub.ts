import type { UserId } from '@parco/protocol'

/** Tells whoever listens in this process that something came to a user, or may have. */
export class DeliveryHub {
  readonly #listeners = new Set<(userId: UserId) => void>()

  /** Must not throw. Returns what ends it. */
  listen(listener: (userId: UserId) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  tell(userId: UserId): void {
    for (const listener of this.#listeners) listener(userId)
  }
}
