import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runMessages } from './run-messages.ts'

/** A simple query of the PostgreSQL protocol. */
function query(text: string): Uint8Array {
  const bytes = Buffer.alloc(text.length + 6)
  bytes.write('Q')
  bytes.writeInt32BE(text.length + 5, 1)
  bytes.write(text, 5)
  return bytes
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function heapMb(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

// What the embedded database promises is the same whichever engine is under test.
describe.runIf(process.env.PARCO_TEST_ENGINE !== 'server')(
  'messages to the embedded database',
  () => {
    let database: PGlite
    beforeAll(async () => {
      database = await PGlite.create()
    })
    afterAll(() => database.close())

    it('are answered together, in their order', async () => {
      const answer = await runMessages(database, [
        query('select 1 as one'),
        query('select nothing'),
      ])
      const text = Buffer.from(answer).toString('latin1')
      expect(text).toContain('SELECT 1')
      expect(text.indexOf('column "nothing" does not exist')).toBeGreaterThan(
        text.indexOf('SELECT 1'),
      )
    })

    it('leave nothing of a large answer behind', async () => {
      const rows = query(`select n, repeat('x', 50) from generate_series(1, 10000) as n`)
      const read = async () => (await runMessages(database, [rows])).length
      await read()
      const before = heapMb()
      let sizeBytes = 0
      for (let reads = 0; reads < 60; reads += 1) sizeBytes += await read()
      expect(sizeBytes).toBeGreaterThan(30_000_000)
      // Kept rows took 130 MB.
      expect(heapMb() - before).toBeLessThan(20)
    })
  },
)
