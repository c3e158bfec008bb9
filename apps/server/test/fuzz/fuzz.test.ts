import { openLifeParco } from '@parco/assistant/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startListening } from '../running-server.ts'
import { TOKEN } from '../test-server.ts'
import { fuzzServer } from './fuzz-server.ts'
import { createSender } from './send-request.ts'

let life: Awaited<ReturnType<typeof openLifeParco>>
let listening: Awaited<ReturnType<typeof startListening>>
beforeAll(async () => {
  life = await openLifeParco()
  listening = await startListening(
    {},
    { parco: life.parco, resolveUserId: async () => life.user.id, now: life.now, graceMs: 1 },
  )
}, 180_000)
afterAll(async () => {
  await listening.server.stop()
  await life.parco.close()
})

// The long version: node bench/fuzz.ts --count 20000
it('a thousand random requests are answered, protected, and break nothing', async () => {
  const send = createSender(listening.server.address, TOKEN)
  const report = await fuzzServer({ send, count: 1_000, seed: 20_261_129, lanes: 4 })
  expect(report.problems).toEqual([])
  expect(report.statuses[200]).toBeGreaterThan(50)
  expect(report.statuses[400]).toBeGreaterThan(50)
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
}, 180_000)
