import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLifeTest } from '../life/open-life-test.ts'
import { SLOW } from '../open-test-parco.ts'

/**
 * Each turn is tried with its connections ended so long after it began, and then in peace: twice, as
 * the first may still be handed a connection whose end nobody has noticed.
 */
const MOMENTS_MS = [0, 2, 5, 10, 20, 40, undefined, undefined]

// Only a server has connections that can be ended from outside.
describe.runIf(process.env.PARCO_TEST_ENGINE === 'server')(
  'a turn whose connection is ended',
  SLOW,
  () => {
    const life = openLifeTest()
    let admin: pg.Client
    beforeAll(async () => {
      admin = new pg.Client({ connectionString: process.env.PARCO_TEST_DATABASE_URL })
      await admin.connect()
    })
    afterAll(() => admin.end())

    it('is told or can be asked again with its key, and writes once', async () => {
      const test = await life.newUser()
      const [row] = await test.store.transaction(test.userId, (sql) =>
        sql.query<{ name: string }>('select current_database() as name'),
      )
      let failures = 0
      async function endConnections(afterMs: number): Promise<void> {
        await delay(afterMs)
        await admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = 'parco'`,
          [row?.name],
        )
      }
      /** As a client does that got no answer. */
      async function insist(text: string, idempotencyKey: string, outcome: string): Promise<void> {
        let last: string | undefined
        for (const afterMs of MOMENTS_MS) {
          const ending = afterMs === undefined ? undefined : endConnections(afterMs)
          const result = await test.say(text, { idempotencyKey }).catch((error: unknown) => {
            expect(error).toMatchObject({ code: 'store-unavailable', retryable: true })
            return undefined
          })
          await ending
          last = result?.outcome
          if (last === outcome) continue
          failures += 1
          // Nothing else may have come of it, and it must not stay so.
          if (result) expect(result).toMatchObject({ outcome: 'failed' })
        }
        expect(last).toBe(outcome)
      }
      for (let number = 1; number <= 4; number += 1) {
        await insist(`gastei ${number} na padaria`, `say-${number}`, 'waiting')
        await insist('sim', `yes-${number}`, 'completed')
      }
      expect(failures).toBeGreaterThan(0)
      expect(await test.count('expenses')).toBe(4)
      expect(await test.count('receipts')).toBe(4)
    })
  },
)
