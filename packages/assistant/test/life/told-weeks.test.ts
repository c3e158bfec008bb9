import { readFileSync } from 'node:fs'
import { foldTurn } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { instantOf } from '../../src/domains/internal/local-time.ts'
import { openLifeTest } from './open-life-test.ts'
import { YES } from './say-and-approve.ts'

const opened = openLifeTest()

/** How often it is looked whether something is due. */
const LOOK_MS = 5 * 60_000

const WEEKS = [
  ['pt-BR', 'America/Sao_Paulo'],
  ['en', 'America/New_York'],
] as const

/** `@` is the clock at home, `>` what is said, `<` the first line that answers, `=` that of a YES[locale], `~` what comes. */
function linesOf(locale: string): string[] {
  const file = new URL(`told-weeks/week.${locale}.txt`, import.meta.url)
  return readFileSync(file, 'utf8').split('\n').filter(Boolean)
}

describe.each(WEEKS)('a whole week of a life, told in %s', (locale, zone) => {
  it('is answered as it is written down, once each, and without a model', {
    timeout: 240_000,
  }, async () => {
    const test = await opened.newUser({ locale, timeZone: zone })
    const { conversationId, parco, userId } = test
    let at = new Date('2026-11-18T15:00:00Z')
    let after: string | undefined
    const told: string[] = []
    const walk = async (until: Date) => {
      while (at < until) {
        at = new Date(Math.min(until.getTime(), at.getTime() + LOOK_MS))
        test.setNow(at.toISOString())
        await parco.deliverDue()
        const { deliveries } = await parco.inbox({ userId, ...(after ? { after } : {}) })
        after = deliveries.at(-1)?.cursor ?? after
        told.push(...deliveries.map(({ text }) => `~ ${firstLine(text)}`))
      }
    }
    const say = async (text: string) => {
      at = new Date(at.getTime() + 1000)
      test.setNow(at.toISOString())
      return foldTurn(parco.turn({ userId, conversationId, text }))
    }
    const written = linesOf(locale)
    for (const line of written) {
      const rest = line.slice(1).trim()
      if (line.startsWith('@')) {
        await walk(instantOf(rest, zone))
        told.push(line)
      }
      if (!line.startsWith('>')) continue
      const { approvals, text } = await say(rest)
      told.push(line)
      // Greetings are answered in one of several ways.
      if (written[written.indexOf(line) + 1]?.startsWith('<')) told.push(`< ${firstLine(text)}`)
      if (approvals.length > 0) told.push(`= ${firstLine((await say(YES[locale])).text)}`)
    }
    expect(told).toEqual(written)
    expect(await test.count('model_calls')).toBe(0)
  })
})

const GREETING = /^(?:Bom dia|Good morning)!$/

const firstLine = (text: string): string =>
  text.split('\n').find((line) => line !== '' && !GREETING.test(line)) ?? ''
