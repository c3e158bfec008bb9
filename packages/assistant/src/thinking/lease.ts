import type { TurnId, UserId } from '@parco/protocol'
import { renewLease, type Store } from '@parco/store'

/** How long a turn stays held without a word from whoever thinks about it. */
export const LEASE_MS = 60_000

/** A third of it, so that two words may be lost. */
const HEARTBEAT_MS = 20_000

export const leaseUntil = (now: Date): Date => new Date(now.getTime() + LEASE_MS)

export interface HeldTurn {
  readonly userId: UserId
  readonly turnId: TurnId
  readonly epoch: number
}

/**
 * Holds a turn until the function returned is called. `onLost` is called once when somebody else
 * holds it; a database that cannot be reached for a moment is asked again.
 */
export function holdTurn(
  store: Store,
  { userId, turnId, epoch }: HeldTurn,
  now: () => Date,
  onLost: () => void,
): () => void {
  const timer = setInterval(async () => {
    try {
      const renewal = { turnId, epoch, until: leaseUntil(now()) }
      const isHeld = await store.transaction(userId, (sql) => renewLease(sql, renewal))
      if (isHeld) return
      clearInterval(timer)
      onLost()
    } catch {
      // The next beat tries again; settling finds out whether it came too late.
    }
  }, HEARTBEAT_MS)
  timer.unref()
  return () => clearInterval(timer)
}
