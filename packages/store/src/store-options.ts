import type { MigrationSource } from './migrations/migration-source.ts'

/** A line for the operator's log; never holds message contents. */
export interface StoreLogEntry {
  readonly level: 'info' | 'warn' | 'error'
  readonly message: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** Must not throw. */
export type StoreLog = (entry: StoreLogEntry) => void

interface CommonOptions {
  /** Sources besides the store's own, in the order in which they are applied. */
  readonly migrations: readonly MigrationSource[]
  /** `multi` needs a server: the embedded database's one connection is a superuser's. */
  readonly users: 'single' | 'multi'
  readonly log?: StoreLog
  readonly now?: () => Date
  /** How long one statement may run: 15 s unless told. */
  readonly statementTimeoutMs?: number
}

/** A database on a server, as `postgres://user:password@host:5432/name`, connecting as the owner of its tables. */
export interface ServerStoreOptions extends CommonOptions {
  readonly databaseUrl: string
  /** A login that may become `parco_app` and nothing else; made by the owner unless told. */
  readonly loginUrl?: string
  /** How many connections at most; 10 unless told. */
  readonly maxConnections?: number
}

/** The embedded database in a folder, which becomes private to its user. */
export interface DirectoryStoreOptions extends CommonOptions {
  readonly directory: string
  /** A folder that may hold a blank database (`buildBlankDatabase`) for a first start to begin with. */
  readonly blankDatabases?: string
}

/** The embedded database in memory, which is gone when it closes. */
export interface MemoryStoreOptions extends CommonOptions {
  readonly memory: true
  /** A copy of a data directory to start from. */
  readonly archivePath?: string
}

export type StoreOptions = ServerStoreOptions | DirectoryStoreOptions | MemoryStoreOptions
