import type { UserId } from '@parco/protocol'
import type { DueList } from './repositories/due.ts'
import type { Sql } from './sql.ts'
import type { TransactionOptions } from './transaction.ts'

/** Parco's data: one PostgreSQL schema, embedded or on a server. */
export interface Store {
  readonly engine: 'embedded' | 'server'
  /** Runs in one transaction as the application role with the user id set (RLS). */
  transaction<T>(
    userId: UserId,
    run: (sql: Sql) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>
  /**
   * The one user of an installation without accounts; the first call ever adds them, with the id
   * that `create` returns and default settings.
   */
  localUser(create: () => UserId): Promise<UserId>
  /**
   * What of all users is to be looked at now (`limit` of it at most), and when there is something next.
   * Ids and instants alone: whatever comes of it happens in a transaction of its user. Of all kinds, by default.
   */
  listDue(now: Date, limit: number, kinds?: readonly string[]): Promise<DueList>
  /**
   * Copies the whole database to a new private file while it stays open, gzipped when the name ends
   * in `.gz`; `restoreDatabase` starts from it. Embedded only.
   * @throws configuration on a server, which has tools of its own for it.
   */
  backup(path: string): Promise<void>
  /**
   * Deletes the copies that the embedded database keeps of itself, and rewrites its files without what
   * was deleted; returns how many copies there were. A server's are its owner's, and there are none here.
   * With `renew` a copy of what is left takes their place, where there was one.
   */
  deleteCopies(options?: { readonly renew?: boolean }): Promise<number>
  close(): Promise<void>
}
