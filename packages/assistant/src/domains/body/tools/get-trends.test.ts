import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../internal/calendar.ts'
import {
  openTestDomain,
  type Person,
  type TestDomain,
} from '../../internal/testing/open-test-domain.ts'
import { bodyDomain } from '../body-domain.ts'
import type { Trends } from '../trends/trends.ts'

let domain: TestDomain
beforeAll(async () => {
  domain = await openTestDomain(bodyDomain)
})
afterAll(() => domain.close())

const TODAY = '2026-11-18'
const measure = (person: Person, type: string, value: number, daysAgo: number) =>
  person.write('record_metric', { type, value, date: addDays(TODAY, -daysAgo) })

/** Sleep from six to eight hours and a mood that follows it, on the last days. */
async function sleepAndMood(person: Person, days: number): Promise<void> {
  const hours = [6, 8, 7, 6.5, 7.5, 8, 6]
  for (let ago = 0; ago < days; ago++) {
    const slept = hours[(ago * 3) % hours.length] ?? 7
    await measure(person, 'sleep', slept, ago)
    await measure(person, 'mood', Math.round(slept * 1.5 - 4 + (ago % 2)), ago)
  }
}

describe('get_trends', () => {
  it('tells where one measurement is going, and on how many days that rests', async () => {
    const person = await domain.person()
    for (const [ago, value] of [82, 82.1, 82.4, 82.3, 82.7, 82.9].entries())
      await measure(person, 'weight', value, ago)
    const { output, reply } = await person.read<Trends>('get_trends', { metrics: ['weight'] })
    expect(output).toMatchObject({
      asked: 'direction',
      period: { startDate: '2026-10-20', endDate: TODAY, days: 30 },
      series: [{ key: 'weight', n: 6, density: 0.2, direction: 'falling', min: 82, max: 82.9 }],
      pairs: [],
      withheld: [],
    })
    expect(reply).toBe(
      'Peso: em queda, cerca de 1,24 kg por semana. Média de 82,4 kg, em 6 de 30 dias.',
    )
    expect(
      (await person.but({ locale: 'en' }).read('get_trends', { metrics: ['weight'] })).reply,
    ).toBe('Weight: going down, by about 1.24 kg a week. Average 82.4 kg, on 6 of 30 days.')
  })

  it('sums up water by day before it compares days', async () => {
    const person = await domain.person()
    for (let ago = 0; ago < 5; ago++) {
      await measure(person, 'water', 500, ago)
      await measure(person, 'water', 1000 + ago * 100, ago)
    }
    const { output } = await person.read<Trends>('get_trends', { metrics: ['water'], days: 5 })
    expect(output.series).toMatchObject([
      { n: 5, density: 1, mean: 1700, min: 1500, max: 1900, direction: 'falling' },
    ])
  })

  it('tells what goes together by averages, and never as a cause', async () => {
    const person = await domain.person()
    await sleepAndMood(person, 21)
    const asked = { metrics: ['mood', 'sleep'] }
    const { output, reply } = await person.read<Trends>('get_trends', asked)
    expect(output).toMatchObject({
      asked: 'relation',
      pairs: [{ a: 'Sono', b: 'Humor', n: 21, confidence: 'medium', unit: { unit: 'score' } }],
      withheld: [],
    })
    expect(reply).toMatch(
      /^Nos dias em que você dormiu mais, seu humor ficou em \d,\d\/10 em média; nos outros, em \d,\d\/10\. O padrão aparece bem, em 21 dias\.\nAndam juntos; se um leva ao outro, os números não dizem\.$/,
    )
    const english = await person.but({ locale: 'en' }).read('get_trends', asked)
    expect(english.reply).toMatch(
      /^On days you slept more, your mood was \d\.\d\/10 on average; on the others, \d\.\d\/10\. The pattern shows well, over 21 days\.\n/,
    )
    expect(`${reply} ${english.reply}`).not.toMatch(/porque|por causa|because|due to/i)
  })

  it('says what is missing, and how many days more', async () => {
    const person = await domain.person()
    await sleepAndMood(person, 3)
    const few = await person.read<Trends>('get_trends', { metrics: ['sleep', 'mood'] })
    expect(few.output.withheld).toEqual([
      { name: 'Sono', other: 'Humor', reason: 'too-few-shared-days', n: 3, needed: 7 },
    ])
    expect(few.reply).toBe('Para comparar sono e humor preciso de 7 dias com os dois. Faltam 4.')
    const none = await person.read<Trends>('get_trends', { metrics: ['weight'] })
    expect(none.output.withheld).toMatchObject([{ reason: 'no-data', n: 0, needed: 3 }])
    expect(none.reply).toBe('Nada de peso nos últimos 30 dias, então ainda não dá para dizer.')
    await measure(person, 'weight', 80, 0)
    const { reply } = await person.read('get_trends', { metrics: ['weight'] })
    expect(reply).toBe(
      'De peso só tenho 1 dia nos últimos 30; com mais 2 já dá para ver a direção.',
    )
  })

  it('shows no relation where there is none', async () => {
    const person = await domain.person()
    for (let ago = 0; ago < 20; ago++) {
      await measure(person, 'sleep', 6 + (ago % 4) / 2, ago)
      await measure(person, 'mood', 5 + (ago % 5), ago)
    }
    const { output, reply } = await person.read<Trends>('get_trends', {
      metrics: ['sleep', 'mood'],
    })
    expect(output).toMatchObject({ pairs: [], withheld: [{ reason: 'no-relation', n: 20 }] })
    expect(reply).toBe('Entre sono e humor não vejo relação clara, em 20 dias com os dois.')
  })

  it('looks at all there is where nothing is named, measurements of one’s own too', async () => {
    const person = await domain.person()
    expect((await person.read('get_trends')).reply).toMatch(/^Nada anotado nos últimos 91 dias\./)
    await sleepAndMood(person, 14)
    for (let ago = 0; ago < 4; ago++) {
      const steps = { type: 'custom', metricRef: 'steps', unit: 'steps', value: 9000 - ago * 1000 }
      await person.write('record_metric', { ...steps, date: addDays(TODAY, -ago) })
    }
    const { output, reply } = await person.read<Trends>('get_trends')
    expect(output.series.map(({ key, n }) => [key, n])).toEqual([
      ['sleep', 14],
      ['mood', 14],
      ['custom:steps', 4],
    ])
    expect(reply.split('\n')[0]).toBe('Como andam suas medidas nos últimos 91 dias:')
    const asked = await person.read<Trends>('get_trends', { metrics: ['passos'] })
    expect(asked.output.series).toMatchObject([
      { name: 'Passos', unit: { kind: 'quantity', unit: 'passos' }, direction: 'rising' },
    ])
  })

  it('looks at days with exercise beside those without, whatever was recorded of it', async () => {
    const person = await domain.person()
    const trained = [2, 3, 6, 8, 9, 12]
    for (let ago = 1; ago <= 12; ago++)
      await measure(person, 'mood', (trained.includes(ago) ? 7 : 4) + (ago % 3 ? 0 : 1), ago)
    for (const ago of trained) {
      const done = ago % 4 ? { value: 30 } : { metadata: { distanceKm: 5 } }
      await person.write('record_metric', {
        type: 'exercise',
        date: addDays(TODAY, -ago),
        ...done,
      })
    }
    // It is not over, and says nothing of a day without.
    await measure(person, 'mood', 9, 0)
    const { output, reply } = await person.read<Trends>('get_trends', {
      metrics: ['exercise', 'mood'],
    })
    expect(output.pairs).toMatchObject([{ n: 12, onMore: 7.67, onLess: 4 }])
    expect(reply).toContain('Nos dias com exercício, seu humor ficou em 7,7/10 em média')
    expect(output.series).toMatchObject([{ key: 'exercise', n: 4, mean: 30 }, { key: 'mood' }])
  })

  it('says the name of a measurement of the user as within a sentence', async () => {
    const person = await domain.person()
    for (const [at, hours] of [6, 8, 7, 6.5, 7.5, 8, 6, 7, 8, 6].entries()) {
      await measure(person, 'sleep', hours, at + 1)
      const custom = { type: 'custom', metricRef: 'estresse', value: 12 - hours, unit: '/10' }
      await person.write('record_metric', { ...custom, date: addDays(TODAY, -at - 1) })
    }
    const { reply } = await person.read<Trends>('get_trends', { metrics: ['sleep', 'estresse'] })
    expect(reply).toContain('você dormiu mais, estresse ficou em')
  })

  it('takes a workout for exercise where there is no such habit', async () => {
    const person = await domain.person()
    for (let ago = 0; ago < 4; ago++) await measure(person, 'exercise', 30 + 5 * ago, ago)
    const { output } = await person.read<Trends>('get_trends', { habits: ['academia'] })
    expect(output.series).toMatchObject([{ key: 'exercise', n: 4 }])
    const { reply } = await person.read('get_trends', { habits: ['meditação'] })
    expect(reply).toBe('Nada de meditação nos últimos 30 dias, então ainda não dá para dizer.')
  })

  it('looks back as far as is said', async () => {
    const person = await domain.person()
    const periodOf = async (input: object) =>
      (await person.read<Trends>('get_trends', { metrics: ['sleep'], ...input })).output.period.days
    expect(await periodOf({ period: 'week' })).toBe(7)
    expect(await periodOf({ period: 'semester' })).toBe(182)
    expect(await periodOf({ days: 400 })).toBe(400)
  })
})
