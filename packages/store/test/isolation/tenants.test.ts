import type { UserId } from '@parco/protocol'
import { expect, it } from 'vitest'
import { openTestStore } from '../../src/testing/index.ts'

const USERS = 50
/** The long version: PARCO_TEST_REQUESTS=10000. */
const REQUESTS = Number(process.env.PARCO_TEST_REQUESTS ?? 1_000)
const LANES = 20

it('shows nobody rows of another, however requests and failures of many users interleave', async () => {
  const store = await openTestStore()
  try {
    const users: UserId[] = []
    for (let number = 0; number < USERS; number += 1) users.push(await store.createUser())
    const written = new Map(users.map((user) => [user, 0]))
    let begun = 0
    let foreign = 0
    async function request(number: number): Promise<void> {
      const user = users[(number * 37) % USERS] as UserId
      const fails = number % 5 === 0
      const outcome = store.transaction(user, async (sql) => {
        const seen = await sql.query<{ user_id: string }>(
          'select user_id from idempotency_keys where user_id is distinct from parco_user_id()',
        )
        foreign += seen.length
        foreign += (await sql.query('select from users')).length - 1
        await sql.query(
          `insert into idempotency_keys (user_id, key, request_hash, created_at) values (parco_user_id(), $1, 'x', now())`,
          [String(number)],
        )
        // Half of the failures are the database's, the others of whoever uses it.
        if (fails && number % 2 === 0) await sql.query('select 1 / 0')
        if (fails) throw new Error('given up')
      })
      const isWritten = await outcome.then(
        () => true,
        (error: unknown) => {
          if (!fails) throw error
          return false
        },
      )
      expect(isWritten).toBe(!fails)
      if (isWritten) written.set(user, (written.get(user) ?? 0) + 1)
    }
    await Promise.all(
      Array.from({ length: LANES }, async () => {
        while (begun < REQUESTS) {
          begun += 1
          await request(begun)
        }
      }),
    )
    for (const [user, count] of written) {
      const own = await store.transaction(user, (sql) => sql.query('select from idempotency_keys'))
      expect(own).toHaveLength(count)
    }
    expect(foreign).toBe(0)
  } finally {
    await store.close()
  }
})
