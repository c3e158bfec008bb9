import { type ScriptedModel, scriptedModel } from '@parco/agent/testing'
import { estimateTokens } from '@parco/agent/tokens'
import { beforeEach, describe, expect, it } from 'vitest'
import { isDayOf } from '../../src/domains/briefing/suggestions/choose-suggestion.ts'
import { addDays } from '../../src/domains/internal/calendar.ts'
import type { TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { YES } from './say-and-approve.ts'

let model: ScriptedModel | undefined
const opened = openLifeTest({ model: () => model })
beforeEach(() => {
  model = undefined
})

/** Three weeks of sleep with a mood that follows it, spending in two months, a plan, and a habit. */
async function withRecords(locale: 'pt-BR' | 'en' = 'pt-BR'): Promise<TestParco> {
  const test = await opened.newUser({ locale })
  await test.store.transaction(test.userId, async (sql) => {
    await sql.query(
      `insert into metrics (id, type, value, unit, measured_on)
       select gen_random_uuid(), one.type, one.value, one.unit, date '2026-11-18' - ago
         from generate_series(0, 20) as ago,
              lateral (select 6 + ((ago * 5) % 7) * 0.3 as slept) as night,
              lateral (values ('sleep', night.slept, 'hours'),
                              ('mood', round((night.slept - 5) * 3) + 1 + (ago % 2), 'score')
              ) as one (type, value, unit)`,
    )
  })
  const say =
    locale === 'en'
      ? ['plan 300 for leisure', 'spent 280 on leisure']
      : ['orçamento de 300 para lazer', 'gastei 280 com lazer']
  for (const text of say) {
    await test.say(text)
    await test.say(YES[locale])
  }
  return test
}

describe('how somebody is doing', () => {
  it.each([
    ['pt-BR', 'como estou este mês?', /^Como você está em novembro de 2026:\n(?:- .+\n?)+$/],
    ['en', 'how am I doing this month?', /^How you are doing (?:in )?.*November.*:\n(?:- .+\n?)+$/],
  ] as const)(
    '%s: is said in lines with figures, and costs nothing',
    async (locale, text, form) => {
      const test = await withRecords(locale)
      const result = await test.say(text)
      expect(result.text).toMatch(form)
      expect(result.text).toMatch(locale === 'en' ? /Sleep: / : /Sono: /)
      // What goes together is told with its n, and never as a cause.
      expect(result.text).toMatch(/21 (?:dias|days)/)
      expect(result.text).toContain('280')
      expect(await test.say(text).then((again) => again.text)).toBe(result.text)
    },
  )

  it('is honest where there is nothing to tell from', async () => {
    const test = await opened.newUser({ locale: 'en' })
    expect((await test.say('how am I doing?')).text).toContain('no records yet')
  })

  it('is a tool of a model, within some hundred tokens, of the areas it asks about', async () => {
    const test = await withRecords()
    const seen: string[] = []
    model = scriptedModel([
      { calls: [{ tool: 'analyze_context', input: { relatedAreas: ['health'] } }] },
      {
        text: 'Entendi.',
        expect: (call) => {
          seen.push(JSON.stringify(call.prompt.at(-1)))
        },
      },
    ])
    await test.say('não sei se largo a academia, ando dormindo mal e desanimado')
    model.assertDone()
    expect(seen[0]).toContain('Sono: ')
    expect(seen[0]).not.toContain('Lazer')
    expect(estimateTokens(seen[0] ?? '')).toBeLessThan(400)
  })
})

describe('a suggestion', () => {
  it('comes from a rule, and its kind never again once it is not wanted', async () => {
    const test = await withRecords()
    expect((await test.say('o que você me sugere?')).text).toContain(
      'Lazer: R$ 280,00 de R$ 300,00',
    )
    await test.say('não me sugira isso')
    const done = await test.say('sim')
    expect(done.text).toContain('Sugestões sobre planos de gasto: desligadas')
    expect((await test.say('o que você me sugere?')).text).toContain('Nada a sugerir')
    await test.say('desfaz')
    expect((await test.say('o que você me sugere?')).text).toContain('Lazer')
    await test.say('para de me dar sugestões')
    await test.say('sim')
    expect((await test.say('o que você me sugere?')).text).toContain('desligadas')
  })

  it('is kept back in distress', async () => {
    const test = await withRecords()
    await test.say('não aguento mais viver')
    const { text } = await test.say('o que você me sugere?')
    expect(text).toContain('Nada a sugerir')
    // Nor is anybody told that all was well: a plan may be overspent, and nobody is asked how they are.
    expect(text).not.toContain('em dia')
  })

  it('comes unasked on one day in seven of its kind, for each user', () => {
    const userId = 'usr_x' as never
    const days = Array.from({ length: 70 }, (_, index) => addDays('2026-11-18', index))
    const mine = days.filter((today) => isDayOf('goal-behind', { today, userId }))
    expect(mine).toHaveLength(10)
    expect(mine[1]).toBe(addDays(mine[0] ?? '', 7))
  })
})
