import { getTableConfig, type PgTable } from '@parco/store/drizzle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Domain } from '../domain.ts'
import { lifeDomains } from '../index-of-domains.ts'
import { openTestDomain, type Person, type TestDomain } from './testing/open-test-domain.ts'

/** What the code of a domain says of its tables, where it has some. */
async function tablesOf(name: string, { tables }: Domain): Promise<readonly PgTable[]> {
  if (Object.keys(tables).length === 0) return []
  const described: Record<string, PgTable> = await import(`../${name}/tables.ts`)
  return Object.values(described)
}

describe.each(lifeDomains.map((domain) => [domain.name, domain] as const))('%s', (name, domain) => {
  let opened: TestDomain
  let person: Person
  beforeAll(async () => {
    opened = await openTestDomain(domain)
    person = await opened.person()
  })
  afterAll(() => opened.close())

  const query = <Row>(text: string, domain: Domain) =>
    person.inContext(({ sql }) => sql.query<Row>(text, [Object.keys(domain.tables)]))

  it('has the tables that its code describes, column by column', async () => {
    const columns = await query<{ table_name: string; column_name: string; is_nullable: string }>(
      `select table_name, column_name, is_nullable from information_schema.columns
       where table_schema = 'public' and table_name = any($1)`,
      domain,
    )
    const found = columns.map((one) => `${one.table_name}.${one.column_name} ${one.is_nullable}`)
    const described = (await tablesOf(name, domain)).flatMap((table) => {
      const config = getTableConfig(table)
      return config.columns.map(
        (column) => `${config.name}.${column.name} ${column.notNull ? 'NO' : 'YES'}`,
      )
    })
    expect(found.sort()).toEqual(described.sort())
  })

  it('shows each user their own rows alone, whoever owns the tables', async () => {
    const tables = await query<{ relname: string; isForced: boolean }>(
      `select relname, relrowsecurity and relforcerowsecurity as "isForced" from pg_class
       where relkind = 'r' and relname = any($1)`,
      domain,
    )
    expect(tables.map(({ relname }) => relname).sort()).toEqual(Object.keys(domain.tables).sort())
    expect(tables.every(({ isForced }) => isForced)).toBe(true)
  })

  it('has only indexes that begin with the user', async () => {
    const indexes = await query<{ indexname: string; first: string }>(
      `select indexname, (regexp_match(indexdef, '\\((\\w+)'))[1] as first from pg_indexes
       where tablename = any($1)`,
      domain,
    )
    expect(indexes.length).toBeGreaterThanOrEqual(Object.keys(domain.tables).length)
    for (const { first, indexname } of indexes) expect(first, indexname).toBe('user_id')
  })
})
