import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Drizzle's CommonJS files, loaded on first use. Its ES modules cost 400 ms and 180 MB at start,
 * because Node reads the package's 180 kB package.json again for every file of it; these cost 70 ms
 * and 15 MB.
 */
export function loadDrizzle(): typeof import('drizzle-orm') {
  return require('drizzle-orm')
}

/** See `loadDrizzle`. */
export function loadPgCore(): typeof import('drizzle-orm/pg-core') {
  return require('drizzle-orm/pg-core')
}

/** See `loadDrizzle`. */
export function loadNodePostgres(): typeof import('drizzle-orm/node-postgres') {
  return require('drizzle-orm/node-postgres')
}
