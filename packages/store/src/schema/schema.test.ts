import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { UserId } from '@parco/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { toUuid } from '../ids.ts'
import {
  findRowSecurityProblems,
  findSchemaDifferences,
  openTestStore,
  runRowMatrix,
  type TestStore,
} from '../testing/index.ts'
import { storeTables } from './store-tables.ts'

let store: TestStore
let ana: UserId
beforeEach(async () => {
  store = await openTestStore()
  ana = await store.createUser()
})
afterEach(() => store.close())

it('is in Drizzle as it is in the database', async () => {
  const differences = await store.transaction(ana, (sql) =>
    findSchemaDifferences(sql, Object.values(storeTables)),
  )
  expect(differences).toEqual([])
})

it('has every table of the database in Drizzle, but for the ledger of migrations', async () => {
  const rows = await store.transaction(ana, (sql) =>
    sql.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    ),
  )
  const names = rows.map(({ name }) => name).filter((name) => name !== 'migrations')
  expect(names).toHaveLength(Object.keys(storeTables).length)
})

describe('row-level security', () => {
  it('holds for every table, view and function', async () => {
    expect(await store.transaction(ana, findRowSecurityProblems)).toEqual([])
  })

  it('would be missed on a table that lacks it', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'parco-migrations-'))
    await writeFile(
      join(directory, '0000_careless.sql'),
      `create table careless (id uuid primary key, user_id uuid not null);
       create table half (id uuid, user_id uuid, careless_id uuid references careless (id), primary key (user_id, id));
       select parco_protect('half');
       alter table half no force row level security;
       create policy everyone on half using (true);
       create view peek as select * from users;
       create function leak() returns bigint language sql security definer as 'select count(*) from users';
       create table open_config (id integer);
       grant insert on open_config to parco_app;`,
    )
    const migrations = [{ name: 'careless', directory: pathToFileURL(`${directory}/`) }]
    const careless = await openTestStore({ migrations })
    try {
      const problems = await careless.transaction(ana, findRowSecurityProblems)
      expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual([
        'careless',
        'careless',
        'careless',
        'half',
        'half',
        'half',
        'leak',
        'open_config',
        'peek',
      ])
      const cells = await runRowMatrix(migrations)
      const wrong = cells.filter(({ expected, found }) => expected !== found)
      expect(new Set(wrong.map(({ table, command }) => `${command} ${table}`))).toEqual(
        new Set(['select half', 'insert half', 'update half', 'delete half', 'insert open_config']),
      )
    } finally {
      await careless.close()
      await rm(directory, { recursive: true })
    }
  }, 60_000)

  it('shows nobody anything while no user is set, and lets the application change no schema', async () => {
    const statements = [
      'create table mine (id integer)',
      'update intent_actions set is_active = false',
      'select * from installation',
      `select parco_protect('users')`,
    ]
    for (const statement of statements) {
      const attempt = store.transaction(ana, (sql) => sql.query(statement))
      await expect(attempt).rejects.toMatchObject({ code: '42501' })
    }
    const seen = await store.transaction(ana, async (sql) => {
      await sql.query(`set local parco.user_id = ''`)
      return sql.query('select from users')
    })
    expect(seen).toEqual([])
  })

  it('lets everybody read the configured intents, and the sums of their own usage alone', async () => {
    const bia = await store.createUser()
    await store.transaction(ana, async (sql) => {
      const id = crypto.randomUUID()
      await sql.query(
        'insert into conversations (id, user_id, created_at, updated_at) values ($1, $2, now(), now())',
        [id, toUuid(ana)],
      )
      await sql.query(
        `insert into usage_metrics (id, user_id, conversation_id, turn_id, intent_key, action_type, tokens_input, was_keyword_matched, created_at)
         values ($1, $2, $1, $1, 'create_expense', 'deterministic', 10, true, now())`,
        [id, toUuid(ana)],
      )
    })
    const [mine, theirs] = await Promise.all(
      [ana, bia].map((userId) =>
        store.transaction(userId, async (sql) => ({
          actions: (await sql.query('select from intent_actions')).length,
          usage: await sql.query('select intent_key, total_calls, avg_tokens from usage_summary'),
        })),
      ),
    )
    expect(mine).toEqual({
      actions: 6,
      usage: [{ intent_key: 'create_expense', total_calls: 1, avg_tokens: 10 }],
    })
    expect(theirs).toEqual({ actions: 6, usage: [] })
  })
})
