import type { SQL as DrizzleSql } from 'drizzle-orm'
import { loadDrizzle, loadPgCore } from './load-drizzle.ts'

/** A piece of SQL as Drizzle builds it. */
export type SQL<Value = unknown> = DrizzleSql<Value>

/** Drizzle's operators and column types: import them from here, for the reason given at `loadDrizzle`. */
export const {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  min,
  ne,
  not,
  notInArray,
  or,
  sql,
  sum,
} = loadDrizzle()

export const {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  getTableConfig,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  real,
  smallint,
  text,
  time,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} = loadPgCore()

export type { InferInsertModel, InferSelectModel } from 'drizzle-orm'
export type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
export { prefixedId } from './ids.ts'
