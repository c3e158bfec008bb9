import { MessagePort } from 'node:worker_threads'
import { scriptedModel } from '@parco/agent/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest({ model: () => scriptedModel([{ text: 'Durma cedo.' }]) })
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})
afterEach(() => vi.restoreAllMocks())

/** How often the thread of the database is asked in a turn, each time for one statement or for several. */
async function askedIn(text: string): Promise<number> {
  const post = vi.spyOn(MessagePort.prototype, 'postMessage')
  const { outcome } = await test.say(text)
  const asked = post.mock.calls.filter(([message]) => Array.isArray(message))
  post.mockRestore()
  expect(outcome).not.toBe('failed')
  return asked.length
}

// A message to another thread costs more than most statements: what a turn costs is how many there are.
describe.skipIf(process.env.PARCO_TEST_ENGINE === 'server')(
  'the thread of the database',
  SLOW,
  () => {
    it('is asked ten times in a turn that thinks: to open it, to count the call, to settle it', async () => {
      await test.say('como eu faço pra dormir melhor?')
      const asked = await askedIn('e como eu faço pra acordar bem?')
      expect(await test.count('model_calls')).toBe(2)
      expect(asked).toBeLessThanOrEqual(10)
    })

    it('is asked five times for a card and for a sum, and ten times for a write', async () => {
      await test.say('quanto gastei esse mês?')
      expect(await askedIn('gastei 12,50 de padaria')).toBeLessThanOrEqual(5)
      expect(await askedIn('sim')).toBeLessThanOrEqual(10)
      expect(await askedIn('quanto gastei esse mês?')).toBeLessThanOrEqual(5)
      expect(await askedIn('bebi 300 ml de água')).toBeLessThanOrEqual(5)
    })

    it('is asked four times for what no rule explains, whatever domains may claim of it', async () => {
      await test.say('quanto gastei esse mês?')
      expect(await askedIn('não gastei nada hoje')).toBeLessThanOrEqual(4)
    })
  },
)
