import type { ClientBase } from 'pg'

/** Where the rows are: the one thing that differs between the embedded database and a server. */
export interface Engine {
  readonly kind: 'embedded' | 'server'
  /** Lends one connection, as its owner role, to `work` alone until `work` settles. */
  withClient<T>(work: (client: ClientBase) => Promise<T>): Promise<T>
  close(): Promise<void>
}
