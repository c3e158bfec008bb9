import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../internal/calendar.ts'
import {
  openTestDomain,
  type Person,
  type TestDomain,
} from '../../internal/testing/open-test-domain.ts'
import type { LifeBalance } from '../balance/life-balance.ts'
import { bodyDomain } from '../body-domain.ts'

let domain: TestDomain
beforeAll(async () => {
  domain = await openTestDomain(bodyDomain)
})
afterAll(() => domain.close())

const TODAY = '2026-11-18'
const measure = (person: Person, type: string, value: number, daysAgo: number) =>
  person.write('record_metric', { type, value, date: addDays(TODAY, -daysAgo) })
const score = (person: Person, input = {}) =>
  person.read<LifeBalance>('get_life_balance_score', input)

describe('get_life_balance_score', () => {
  it('has no score without data', async () => {
    const { output, reply } = await score(await domain.person())
    expect(output).toMatchObject({ overall: null, areas: [], before: null })
    expect(reply).toBe(
      'Ainda não há registros para uma nota. Com três dias de sono, humor ou exercício eu já consigo dizer como vai.',
    )
  })

  it('has none of too few days, and says how many are missing', async () => {
    const person = await domain.person()
    await measure(person, 'sleep', 8, 0)
    const { output, reply } = await score(person)
    expect(output).toMatchObject({
      overall: null,
      areas: [{ area: 'health', score: null, parts: [{ score: null, daysMissing: 2 }] }],
    })
    expect(reply).toBe('Ainda é pouco para uma nota. Falta só:\n- Saúde: sono em mais 2 dias')
  })

  it('tells the score, what it is made of and how much it rests on', async () => {
    const person = await domain.person()
    for (let ago = 0; ago < 14; ago++) {
      await measure(person, 'sleep', 7, ago)
      await measure(person, 'mood', 5.5, ago)
    }
    const { output, reply } = await score(person)
    expect(output).toMatchObject({
      overall: { score: 75, coverage: 0.5 },
      areas: [
        {
          area: 'health',
          score: 75,
          coverage: 0.5,
          parts: [
            { key: 'sleep', score: 100, coverage: 0.5 },
            { key: 'mood', score: 50, coverage: 0.5 },
          ],
        },
      ],
    })
    expect(reply).toBe(
      'Nas últimas quatro semanas: 7,5 de 10.\n- Saúde: 7,5 (sono 10 e humor 5)\nConta só o que você anotou, cerca de 50% do período.',
    )
    expect((await score(person.but({ locale: 'en' }))).reply).toBe(
      'Over the last four weeks: 7.5 of 10.\n- Health: 7.5 (sleep 10 and mood 5)\nIt counts only what you noted, about 50% of that time.',
    )
  })

  it('measures against the user’s own targets, and water against nothing else', async () => {
    const person = await domain.person()
    for (let ago = 0; ago < 7; ago++) {
      await measure(person, 'sleep', 6, ago)
      await measure(person, 'water', 1000, ago)
    }
    const before = await score(person)
    expect(before.output.areas[0]?.parts).toMatchObject([{ key: 'sleep', score: 71.4 }])
    await person.write('set_target', { type: 'sleep', value: 8, per: 'day' })
    await person.write('set_target', { type: 'water', value: 14, unit: 'l', per: 'week' })
    const after = await score(person)
    expect(after.output.areas[0]?.parts).toMatchObject([
      { key: 'sleep', score: 50 },
      { key: 'water', score: 50 },
    ])
  })

  it('counts a week of exercise from the first workout on, and marks no body', async () => {
    const person = await domain.person()
    for (const ago of [0, 7, 13]) {
      await measure(person, 'exercise', 50, ago)
      await measure(person, 'weight', 80, ago)
    }
    const { output } = await score(person)
    expect(output.areas[0]?.parts).toMatchObject([{ key: 'exercise', score: 50, coverage: 0.5 }])
  })

  it('compares with four weeks ago, and tells the half year where it is asked for', async () => {
    const person = await domain.person()
    for (const ago of [0, 1, 2]) await measure(person, 'mood', 10, ago)
    for (const ago of [28, 29, 30]) await measure(person, 'mood', 5.5, ago)
    const { output, reply } = await score(person)
    expect(output).toMatchObject({ overall: { score: 100 }, before: { score: 50 }, history: [] })
    expect(reply).toMatch(/^Nas últimas quatro semanas: 10 de 10, acima dos 5 de antes\./)
    const told = await score(person, { includeHistory: true })
    expect(told.output.history).toHaveLength(7)
    expect(told.output.history.slice(-2)).toEqual([
      { day: '2026-10-21', score: 50 },
      { day: TODAY, score: 100 },
    ])
    expect(told.reply).toContain('A cada quatro semanas: 21/10: 5 · 18/11: 10.')
    expect((await score(person, { includeTrend: false })).output.before).toBeNull()
  })

  it('gives no score to an area without records', async () => {
    const person = await domain.person()
    for (const ago of [0, 1, 2]) await measure(person, 'mood', 10, ago)
    const { output, reply } = await score(person, { areas: ['relationships'] })
    expect(output).toMatchObject({ overall: null, areas: [], notKept: ['relationships'] })
    expect(reply).toBe('De relacionamentos não tenho registros, então fica sem nota.')
  })
})
