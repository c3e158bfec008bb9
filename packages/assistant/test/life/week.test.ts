import { foldTurn } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { instantOf } from '../../src/domains/internal/local-time.ts'
import { SLOW } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { WEEKS } from './weeks.ts'

const opened = openLifeTest()

/** How often it is looked whether something is due; nobody's week needs it finer. */
const LOOK_MS = 5 * 60_000

describe.each(Object.entries(WEEKS))('a week of somebody new, in %s', SLOW, (locale, week) => {
  it('is understood, kept, and comes by itself, without a model', {
    timeout: 240_000,
  }, async () => {
    const test = await opened.newUser({ locale: locale as keyof typeof WEEKS })
    const { conversationId, parco, userId } = test
    const came: string[] = []
    let at = new Date('2026-11-18T15:00:00Z')
    let after: string | undefined
    const walk = async (until: Date) => {
      while (at < until) {
        at = new Date(Math.min(until.getTime(), at.getTime() + LOOK_MS))
        test.setNow(at.toISOString())
        await parco.deliverDue()
        const { deliveries } = await parco.inbox({ userId, ...(after ? { after } : {}) })
        came.push(...deliveries.map(({ text }) => text))
        after = deliveries.at(-1)?.cursor ?? after
      }
    }
    for (const { at: moment, comes = [], hears, say } of week) {
      await walk(instantOf(moment, 'America/Sao_Paulo'))
      for (const words of comes) {
        expect(
          came.filter((text) => text.includes(words)),
          `${moment} ${words}`,
        ).toHaveLength(1)
      }
      if (comes.length > 0) came.length = 0
      const turn = await foldTurn(parco.turn({ userId, conversationId, text: say }))
      expect(turn.text, `${moment} ${say}`).toContain(hears)
    }
    expect(await test.count('model_calls')).toBe(0)
  })
})
