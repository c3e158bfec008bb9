export { fromUuid, prefixedId, toUuid, toUuidOrNull } from './ids.ts'
export { type MigrationSource, storeMigrations } from './migrations/migration-source.ts'
export { openStore } from './open-store.ts'
export type { Drizzle, Sql } from './sql.ts'
export type { Store } from './store.ts'
export type {
  DirectoryStoreOptions,
  MemoryStoreOptions,
  ServerStoreOptions,
  StoreLog,
  StoreLogEntry,
  StoreOptions,
} from './store-options.ts'
export type { TransactionOptions } from './transaction.ts'
