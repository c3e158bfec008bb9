import { ParcoError } from '@parco/protocol'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Client, ClientBase, QueryConfig } from 'pg'
import { toJson, toStorableText } from './json.ts'
import { loadNodePostgres } from './load-drizzle.ts'

/** Drizzle's query builder on one connection. */
export type Drizzle = NodePgDatabase

/**
 * What a transaction offers: parameterised SQL with rows as objects, and Drizzle on the same
 * connection. Rows hold `uuid` and `date` as strings, `bigint` and `numeric` as numbers,
 * `timestamptz` as `Date`, `jsonb` parsed. Unusable once its transaction has ended.
 */
export interface Sql {
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /**
   * The same for a statement that only reads: asked for again before anything else was sent, it is
   * answered with the rows that came then. They belong to all who ask, so nobody changes them.
   */
  read<Row = Record<string, unknown>>(
    text: string,
    values: readonly unknown[],
  ): Promise<readonly Row[]>
  /**
   * Sends a statement that has no rows, without which nothing behind it can succeed: the embedded
   * database gets it in one message with what follows, a server by itself.
   */
  ahead(text: string): Promise<void>
  readonly drizzle: Drizzle
  /**
   * Runs works none of which needs what another does. The embedded database reads ahead, so their
   * statements go to its thread in one message, which costs more than most statements do; a server
   * gets them one by one.
   */
  together<const Works extends readonly Work[]>(...works: Works): Promise<ResultsOf<Works>>
}

type Work = () => Promise<unknown>
type ResultsOf<Works extends readonly Work[]> = {
  -readonly [Index in keyof Works]: Awaited<ReturnType<Works[Index]>>
}

/** More different statements than this on one connection are no longer kept prepared. */
const MAX_PREPARED = 300

/** More rows than this are read again rather than held until the transaction ends. */
const MOST_KEPT_ROWS = 1000

/** What was read on a connection since anything was sent that may write. */
const reads = new WeakMap<ClientBase, Map<string, Promise<unknown[]>>>()

const drizzles = new WeakMap<ClientBase, Drizzle>()
const statementNames = new WeakMap<ClientBase, Map<string, string>>()

export interface SqlOptions {
  readonly client: ClientBase
  /** Whether statements may be sent before those in front of them are answered. */
  readonly readsAhead: boolean
}

/** Binds `Sql` to a connection; `end` makes it refuse further use. */
export function createSql({ client, readsAhead }: SqlOptions): {
  readonly sql: Sql
  end(): void
} {
  let isOpen = true
  function assertOpen(): void {
    if (!isOpen)
      throw new ParcoError('internal', 'The transaction of this query has already ended.')
  }
  async function send<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    assertOpen()
    const name = values === undefined ? undefined : nameStatement(client, text)
    const result = await client.query({
      text,
      ...(values === undefined ? {} : { values: values.map(toParameter) }),
      ...(name === undefined ? {} : { name }),
    })
    return result.rows as Row[]
  }
  const known = new Map<string, Promise<unknown[]>>()
  reads.set(client, known)
  async function readAnew(key: string, text: string, values: readonly unknown[]) {
    const rows = await send(text, values)
    if (rows.length > MOST_KEPT_ROWS) known.delete(key)
    return rows
  }
  const sql: Sql = {
    async query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> {
      known.clear()
      return send<Row>(text, values)
    },
    async read<Row>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
      assertOpen()
      const key = JSON.stringify([text, values])
      const rows = known.get(key) ?? readAnew(key, text, values)
      known.set(key, rows)
      return (await rows) as readonly Row[]
    },
    async ahead(text) {
      const sent = sql.query(text)
      sent.catch(() => undefined)
      if (!readsAhead) await sent
    },
    get drizzle() {
      assertOpen()
      return drizzleOf(client)
    },
    async together<const Works extends readonly Work[]>(...works: Works) {
      if (readsAhead) return (await Promise.all(works.map((work) => work()))) as ResultsOf<Works>
      const results: unknown[] = []
      for (const work of works) results.push(await work())
      return results as ResultsOf<Works>
    },
  }
  return {
    sql,
    end: () => {
      isOpen = false
    },
  }
}

/** Statements with parameters are written once in the code, so the connection keeps their plans. */
function nameStatement(client: ClientBase, text: string): string | undefined {
  const names = statementNames.get(client) ?? new Map<string, string>()
  statementNames.set(client, names)
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_PREPARED) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

/** Drizzle gives its statements no names, so they are named on their way to the connection. */
function drizzleOf(client: ClientBase): Drizzle {
  const known = drizzles.get(client)
  if (known) return known
  const named = {
    query(config: QueryConfig, values?: unknown[]) {
      reads.get(client)?.clear()
      const name = nameStatement(client, config.text)
      return client.query({ ...config, ...(name === undefined ? {} : { name }) }, values)
    },
  }
  // All that Drizzle calls on a connection is its `query`.
  const drizzle = loadNodePostgres().drizzle(named as unknown as Client)
  drizzles.set(client, drizzle)
  return drizzle
}

/** Text that PostgreSQL cannot hold must not fail a request, and an object is JSON. */
function toParameter(value: unknown): unknown {
  if (typeof value === 'string') return toStorableText(value)
  if (Array.isArray(value)) return value.map(toParameter)
  const isPlainObject =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return isPlainObject ? toJson(value) : value
}
