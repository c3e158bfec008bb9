import type { ClientBase, QueryResult } from 'pg'

/** A flush takes about as long as a third of a transaction: four sharing one is nearly all there is to gain, and nobody waits long. */
const MAX_WAITING = 4

/** Writes an empty record to the WAL and flushes it, with all before it, to the disk. */
const FLUSH = `select pg_logical_emit_message(false, 'parco', '', true) as place`

interface Flushed {
  /** The end of that record in the WAL. */
  readonly place: string
}

/** Commits that wait for the disk together. */
export class FlushGroup {
  #waiting: PromiseWithResolvers<void>[] = []
  #ahead: Promise<QueryResult<Flushed>> | undefined
  readonly #onFlushed: (place: string) => void

  /** @param onFlushed told how far the WAL is on the disk, before anybody who waits is */
  constructor(onFlushed: (place: string) => void = () => {}) {
    this.#onFlushed = onFlushed
  }

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

  /** Sends the flush behind a commit that is on its way; the next `flush` waits for it. */
  sendAhead(client: ClientBase): void {
    this.#ahead = client.query<Flushed>(FLUSH)
    this.#ahead.catch(() => undefined)
  }

  get isSentAhead(): boolean {
    return this.#ahead !== undefined
  }

  /** Never rejects: the outcome belongs to those who joined. */
  async flush(client: ClientBase): Promise<void> {
    const ahead = this.#ahead
    this.#ahead = undefined
    if (this.#waiting.length === 0) {
      await ahead?.catch(() => undefined)
      return
    }
    const waiting = this.#waiting
    this.#waiting = []
    try {
      const { rows } = await (ahead ?? client.query<Flushed>(FLUSH))
      if (rows[0]) this.#onFlushed(rows[0].place)
      for (const { resolve } of waiting) resolve()
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  }

  fail(error: unknown): void {
    this.#ahead = undefined
    for (const { reject } of this.#waiting.splice(0)) reject(error)
  }
}
