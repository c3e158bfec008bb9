import type { Id } from '@parco/protocol'
import { endModelCall, type ModelCallEnd, type Sql } from '@parco/store'

/** A call that has ended, and what it used. */
interface EndedCall {
  readonly id: Id<'modelCall'>
  readonly end: ModelCallEnd
}

/** Runs a transaction, and in it what it is given. */
type RunWith<T> = (store: (sql: Sql) => Promise<unknown>) => Promise<T>

/**
 * What calls used that have ended, until a transaction of their work takes it along: one of its own for
 * each would be a third of the commits of an answer. Until then a call counts by its estimate, as one
 * does that a crash cuts off.
 */
export class CallEnds {
  readonly #waiting = new Map<Id<'modelCall'>, EndedCall>()
  #isOver = false

  /** Whether whoever ends a call has to store that now: nobody else will. */
  get isOver(): boolean {
    return this.#isOver
  }

  add(ended: EndedCall): void {
    this.#waiting.set(ended.id, ended)
  }

  /** Stores what waits in a transaction of the caller's; what does not commit goes on waiting. */
  async storeWith<T>(run: RunWith<T>): Promise<T> {
    const taken = [...this.#waiting.values()]
    const result = await run((sql) =>
      sql.together(
        ...taken.map(
          ({ id, end }) =>
            () =>
              endModelCall(sql, id, end),
        ),
      ),
    )
    for (const { id } of taken) this.#waiting.delete(id)
    return result
  }

  /** The work is over: what still waits is stored now, and what ends later at once. */
  async close(run: RunWith<unknown>): Promise<void> {
    this.#isOver = true
    if (this.#waiting.size > 0) await this.storeWith(run)
  }
}
