import { fromUuid, openStore, toUuid } from '../../src/index.ts'

// Writes to the database of a folder, begun from a blank one where a folder of those is named, until
// it is killed, and acknowledges each commit on standard output: `open`, then one line per commit with
// its number. What is printed must survive.
const [, , directory = '', first = '1', blankDatabases] = process.argv
const userId = fromUuid('user', '019aa000-0000-7000-8000-000000000001')

const store = await openStore({
  directory,
  users: 'single',
  migrations: [],
  ...(blankDatabases === undefined ? {} : { blankDatabases }),
})
process.stdout.write('open\n')
await store.transaction(userId, (sql) =>
  sql.query('insert into users (id) values ($1) on conflict do nothing', [toUuid(userId)]),
)
// Four at a time, so that some commits share a flush.
for (let number = Number(first); ; number += 4) {
  await Promise.all([0, 1, 2, 3].map((offset) => write(number + offset)))
}

/** Two rows in two tables: a transaction that is seen in part shows. */
async function write(number: number): Promise<void> {
  const id = crypto.randomUUID()
  await store.transaction(userId, async (sql) => {
    await sql.query(
      `insert into conversations (id, user_id, title, created_at, updated_at) values ($1, $2, $3, now(), now())`,
      [id, toUuid(userId), String(number)],
    )
    await sql.query(
      `insert into idempotency_keys (user_id, key, request_hash, created_at) values ($1, $2, $3, now())`,
      [toUuid(userId), String(number), 'x'.repeat(500)],
    )
  })
  process.stdout.write(`${number}\n`)
}
