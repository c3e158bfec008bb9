import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openTestDomain,
  type Person,
  type TestDomain,
} from '../../internal/testing/open-test-domain.ts'
import { bodyDomain } from '../body-domain.ts'

let domain: TestDomain
beforeAll(async () => {
  domain = await openTestDomain(bodyDomain)
})
afterAll(() => domain.close())

const measure = (person: Person, type: string, value: number, date: string) =>
  person.write('record_metric', { type, value, date })

describe('get_tracking_history', () => {
  it('tells figures, trend and the latest entries', async () => {
    const person = await domain.person()
    const weights = [82, 81.9, 81.7, 81.8, 81.5, 81.4, 81.4, 81.2]
    for (const [index, value] of weights.entries()) {
      await measure(person, 'weight', value, `2026-11-${10 + index}`)
    }
    const { output, reply } = await person.read('get_tracking_history', { type: 'weight' })
    expect(output).toMatchObject({
      period: { startDate: '2026-10-20', endDate: '2026-11-18', days: 30 },
      entryCount: 8,
      days: weights.map((value, index) => ({ day: `2026-11-${10 + index}`, value })),
      stats: { minimum: 81.2, maximum: 82, average: 81.61, trend: { direction: 'falling' } },
    })
    const lines = reply.split('\n')
    expect(lines[0]).toBe('Peso: 81,2 kg, ontem (17/11).')
    expect(lines[1]).toBe(
      'Peso, últimos 30 dias: média 81,61 kg, entre 81,2 kg e 82 kg, em 8 de 30 dias. Tendência de queda, cerca de 0,77 kg por semana.',
    )
    expect(lines[2]).toBe('- ontem (17/11): 81,2 kg')
    expect(lines.at(-1)).toBe('- e mais 1 antes')
  })

  it('claims no trend from two values, but tells how they differ', async () => {
    const person = await domain.person()
    await measure(person, 'weight', 80, '2026-11-10')
    await measure(person, 'weight', 79, '2026-11-17')
    const { output, reply } = await person.read('get_tracking_history', { type: 'weight' })
    expect(output).toMatchObject({
      stats: { variation: -0.0125, trend: null, latestValue: 79, previousValue: 80 },
    })
    expect(reply).not.toMatch(/Tendência|estável/)
  })

  it('adds up water by day, and rests only on days that have entries', async () => {
    const person = await domain.person()
    await measure(person, 'water', 500, '2026-11-17')
    await measure(person, 'water', 1500, '2026-11-17')
    await measure(person, 'water', 1000, '2026-11-18')
    const week = { type: 'water', days: 7 }
    const { output, reply } = await person.read('get_tracking_history', week)
    expect(output).toMatchObject({
      stats: { dayCount: 2, average: 1500, minimum: 1000, maximum: 2000, sum: 3000 },
    })
    expect(reply.split('\n')[0]).toBe('Água: 3 L nos últimos 7 dias.')
    expect(reply.split('\n')[1]).toBe(
      'Água, últimos 7 dias: média de 1,5 L por dia, entre 1 L e 2 L, em 2 de 7 dias.',
    )
  })

  it('keeps to a calendar month, and never counts days to come', async () => {
    const person = await domain.person({ locale: 'en' })
    await measure(person, 'weight', 83, '2026-09-30')
    await measure(person, 'weight', 82, '2026-10-15')
    await measure(person, 'weight', 81, '2026-11-01')
    const october = { type: 'weight', startDate: '2026-10-01', endDate: '2026-10-31' }
    const { output, reply } = await person.read('get_tracking_history', october)
    expect(output).toMatchObject({ entryCount: 1, period: { days: 31 } })
    expect(reply).toBe('Weight, from Oct 1 to Oct 31: 82 kg, Oct 15.')
    const november = { type: 'weight', startDate: '2026-11-01', endDate: '2026-11-30' }
    expect((await person.read('get_tracking_history', november)).output).toMatchObject({
      period: { endDate: '2026-11-18', days: 18 },
    })
    const turnedAround = { type: 'weight', startDate: '2026-10-31', endDate: '2026-10-01' }
    expect((await person.read('get_tracking_history', turnedAround)).output).toMatchObject({
      entryCount: 1,
    })
  })

  it('averages blood pressure by its numbers, and finds it by other words', async () => {
    const person = await domain.person()
    const pressure = { type: 'custom', metricRef: 'pressão arterial', unit: 'mmHg' }
    await person.write('record_metric', { ...pressure, values: { systolic: 120, diastolic: 80 } })
    await person.write('record_metric', { ...pressure, values: { systolic: 130, diastolic: 86 } })
    const { reply } = await person.read('get_tracking_history', {
      type: 'custom',
      metricRef: 'pressao',
    })
    expect(reply).toBe(
      [
        'Pressão arterial: 130/86 mmHg, hoje (18/11).',
        'Pressão arterial, últimos 30 dias: média 125/83 mmHg.',
        '- hoje (18/11): 130/86 mmHg',
        '- hoje (18/11): 120/80 mmHg',
      ].join('\n'),
    )
  })

  it('is kind when there is nothing, and asks for nothing', async () => {
    const person = await domain.person()
    const sleep = await person.read('get_tracking_history', { type: 'sleep', days: 15 })
    expect(sleep.reply).toBe('Nada de sono (últimos 15 dias).')
    const unknown = { type: 'custom', metricRef: 'colesterol' }
    expect((await person.read('get_tracking_history', unknown)).reply).toBe(
      'Nada de colesterol ainda.',
    )
    await person.write('record_metric', {
      type: 'custom',
      metricRef: 'glicemia',
      value: 98,
      unit: 'mg/dL',
    })
    expect((await person.but({ locale: 'en' }).read('get_tracking_history', unknown)).reply).toBe(
      'Nothing for colesterol yet. You keep: Blood sugar.',
    )
  })

  it('tells the latest value of all where the time asked for has none', async () => {
    const person = await domain.person()
    await measure(person, 'weight', 83, '2026-08-03')
    const { reply } = await person.read('get_tracking_history', { type: 'weight' })
    expect(reply).toBe('Nada de peso (últimos 30 dias). O último foi 83 kg, 03/08.')
  })

  it('adds up distances of one kind of exercise, and says what it cannot tell apart', async () => {
    const person = await domain.person()
    const train = (value: number, date: string, metadata: Record<string, string | number>) =>
      person.write('record_metric', { type: 'exercise', value, date, metadata })
    await train(30, '2026-11-03', { exerciseType: 'cardio', distanceKm: 5 })
    await train(45, '2026-11-10', { exerciseType: 'cardio', distanceKm: 7.5 })
    await train(40, '2026-11-11', { exerciseType: 'strength' })
    await train(30, '2026-10-10', { exerciseType: 'cardio', distanceKm: 4 })
    const november = { startDate: '2026-11-01', endDate: '2026-11-30' }
    const asked = { type: 'exercise', exerciseType: 'cardio', measure: 'distance' }
    const { reply } = await person.read('get_tracking_history', { ...asked, ...november })
    expect(reply.split('\n')[0]).toBe(
      '12,5 km em novembro de 2026, em 2 treinos. Não guardo se foi corrida, bike ou caminhada, então somei todas.',
    )
    const december = await person.read('get_tracking_history', { ...asked, days: 1 })
    expect(december.reply).toBe('Nada de exercício (hoje).')
  })

  it('refuses a window that cannot be', async () => {
    const person = await domain.person()
    for (const slots of [{ days: 0 }, { days: 4000 }, { startDate: '2026-02-31' }, { days: 1.5 }]) {
      expect(() => person.read('get_tracking_history', { type: 'sleep', ...slots })).toThrow()
    }
  })
})
