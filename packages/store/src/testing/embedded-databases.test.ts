import type { ClientBase } from 'pg'
import { describe, expect, it } from 'vitest'
import { borrowEmbeddedDatabase } from './embedded-databases.ts'

/** Tells one database from another. */
async function startOf(client: ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ at: Date }>('select pg_postmaster_start_time() as at')
  return rows[0]?.at.toISOString()
}

/** What the next borrower finds, after one that did so. */
async function lentAfter(work: (client: ClientBase) => Promise<unknown>) {
  const first = await borrowEmbeddedDatabase([])
  const startedAt = await first.withClient(startOf)
  // Some of what is left behind lets nothing be flushed.
  await first.withClient(work, { readOnly: true })
  await first.close()
  const next = await borrowEmbeddedDatabase([])
  try {
    return await next.withClient(async (client) => {
      const { rows } = await client.query(
        `select session_user || ' ' || current_user as who, current_setting('parco.user_id', true) as user_id,
                (select count(*)::integer from users) as users`,
      )
      return { ...rows[0], isTheSame: (await startOf(client)) === startedAt }
    })
  } finally {
    await next.close()
  }
}

const CLEAN = { who: 'postgres postgres', user_id: expect.toBeOneOf([null, '']), users: 0 }

// What is lent is the same whichever engine is under test.
describe.runIf(process.env.PARCO_TEST_ENGINE !== 'server')('a lent database', () => {
  it.each([
    ['rows', `insert into users (id) values ('0190163d-c1f4-7c3f-8a4a-d61a6b1f0c01')`],
    ['a setting', `set parco.user_id = '0190163d-c1f4-7c3f-8a4a-d61a6b1f0c01'`],
    ['a statement that failed', 'select 1 / 0'],
  ])('is emptied and lent again after %s', async (_name, text) => {
    const next = await lentAfter((client) => client.query(text).catch(() => undefined))
    expect(next).toEqual({ ...CLEAN, isTheSame: true })
  })

  it.each([
    ['a transaction that failed', 'begin; select 1 / 0'],
    ['another session', 'set session authorization parco_app'],
    ['a lock', 'select pg_advisory_lock(1)'],
    ['a column', 'alter table users add left_behind integer'],
    ['a right', 'grant delete on installation to parco_app'],
  ])('is not lent again when %s was left behind', async (_name, text) => {
    const next = await lentAfter((client) => client.query(text).catch(() => undefined))
    expect(next).toEqual({ ...CLEAN, isTheSame: false })
  })
})
