import type { UserId } from '@parco/protocol'

/** What is kept in memory of the users that asked last. */
export interface KeptByUser<Value> {
  get(userId: UserId): Value | undefined
  set(userId: UserId, value: Value): void
}

/** Keeps a value of each user; of more than `most` users, those go that asked the longest ago. */
export function createKeptByUser<Value>(most: number): KeptByUser<Value> {
  const values = new Map<UserId, Value>()
  return {
    get: (userId) => values.get(userId),
    set(userId, value) {
      values.delete(userId)
      values.set(userId, value)
      for (const [oldest] of values) if (values.size > most) values.delete(oldest)
    },
  }
}
