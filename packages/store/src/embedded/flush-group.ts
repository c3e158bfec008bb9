import type { ClientBase } from 'pg'

/** More commits than this do not wait for each other, so that nobody waits long. */
const MAX_WAITING = 32

/** Writes an empty record to the WAL and flushes it, with all before it, to the disk. */
const FLUSH = `select pg_logical_emit_message(false, 'parco', '', true)`

/** Commits that wait for the disk together. */
export class FlushGroup {
  #waiting: PromiseWithResolvers<void>[] = []

  get isFull(): boolean {
    return this.#waiting.length >= MAX_WAITING
  }

  /** Resolves when what is committed now is on the disk. */
  join(): Promise<void> {
    const waiting = Promise.withResolvers<void>()
    // Whoever joined always awaits it, but only after the connection was given back.
    waiting.promise.catch(() => undefined)
    this.#waiting.push(waiting)
    return waiting.promise
  }

  /** Never rejects: the outcome belongs to those who joined. */
  async flush(client: ClientBase): Promise<void> {
    if (this.#waiting.length === 0) return
    const waiting = this.#waiting
    this.#waiting = []
    try {
      await client.query(FLUSH)
      for (const { resolve } of waiting) resolve()
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  }

  fail(error: unknown): void {
    for (const { reject } of this.#waiting.splice(0)) reject(error)
  }
}
