import type { ClientBase } from 'pg'

export interface LendOptions {
  /** Nothing will be written, so nothing has to reach the disk. */
  readonly readOnly?: boolean
  /** A statement that runs longer fails with `timeout`; none by default. */
  readonly statementTimeoutMs?: number
}

/** Where the rows are: the one thing that differs between the embedded database and a server. */
export interface Engine {
  readonly kind: 'embedded' | 'server'
  /**
   * Lends one connection to `work` alone until `work` settles. Resolves once
   * what `work` committed is on the disk. `work` may call `lastly` right after sending its last
   * statement, so that what must follow goes along with it.
   */
  withClient<T>(
    work: (client: ClientBase, lastly: () => void) => Promise<T>,
    options?: LendOptions,
  ): Promise<T>
  /** Lends a connection of the owner of the tables, for the little that the application may not do. */
  withOwner<T>(work: (owner: ClientBase) => Promise<T>, options?: LendOptions): Promise<T>
  /** Copies the whole database to a new file. */
  backup(path: string): Promise<void>
  /** Deletes the copies that it keeps of itself, where it keeps any. */
  deleteCopies?(options?: { readonly renew?: boolean }): Promise<number>
  close(): Promise<void>
}
