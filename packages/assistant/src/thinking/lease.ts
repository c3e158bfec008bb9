import type { UserId } from '@parco/protocol'
import { renewLeases, type Store, type TurnLease } from '@parco/store'

/** How long a turn stays held without a word from whoever thinks about it. */
export const LEASE_MS = 60_000

/** A third of it, so that two words may be lost. */
const HEARTBEAT_MS = 20_000

export const leaseUntil = (now: Date): Date => new Date(now.getTime() + LEASE_MS)

export interface HeldTurn extends TurnLease {
  readonly userId: UserId
  /** Called once when somebody else holds it. */
  readonly onLost: () => void
}

/**
 * Holds the turns that are thought about. One heartbeat is for all of them, and one transaction for all
 * of a user: hundreds of answers at once would take as many of each.
 */
export class LeaseKeeper {
  readonly #held = new Set<HeldTurn>()
  readonly #store: Store
  readonly #now: () => Date
  #timer: NodeJS.Timeout | undefined

  constructor(store: Store, now: () => Date) {
    this.#store = store
    this.#now = now
  }

  /** Holds a turn until the function returned is called. */
  hold(turn: HeldTurn): () => void {
    this.#held.add(turn)
    this.#timer ??= setInterval(() => void this.#renewAll(), HEARTBEAT_MS).unref()
    return () => this.#letGo(turn)
  }

  #letGo(turn: HeldTurn): void {
    this.#held.delete(turn)
    if (this.#held.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  async #renewAll(): Promise<void> {
    const ofUsers = Map.groupBy(this.#held, ({ userId }) => userId)
    await Promise.all([...ofUsers].map(([userId, turns]) => this.#renew(userId, turns)))
  }

  async #renew(userId: UserId, turns: readonly HeldTurn[]): Promise<void> {
    try {
      const until = leaseUntil(this.#now())
      const held = await this.#store.transaction(userId, (sql) => renewLeases(sql, turns, until))
      for (const turn of turns) {
        // One that was settled meanwhile is lost to nobody.
        if (held.has(turn.turnId) || !this.#held.has(turn)) continue
        this.#letGo(turn)
        turn.onLost()
      }
    } catch {
      // A database that cannot be reached for a moment is asked again; settling finds out whether it came too late.
    }
  }
}
