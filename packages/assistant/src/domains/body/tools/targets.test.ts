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

const water = { type: 'water', value: 2.5, unit: 'l' }
const drink = (person: Person, value: number, date?: string) =>
  person.write('record_metric', { type: 'water', value, ...(date === undefined ? {} : { date }) })

describe('a target', () => {
  it('is shown, set, and counted from then on', async () => {
    const person = await domain.person()
    const done = await person.write('set_target', water)
    expect(done.preview.title).toBe('Meta de água: 2,5 L por dia')
    expect(done.preview.fields).toMatchObject([
      { slot: 'type', value: 'water', editable: false },
      { slot: 'value', label: 'Meta', display: '2,5 L', value: 2.5, unit: 'l' },
      { slot: 'per', value: 'day', display: 'por dia' },
    ])
    expect(done.reply).toBe('Sua meta de água agora é 2,5 L por dia.')
    expect((await drink(person, 750)).reply.split('\n')[1]).toBe(
      'Meta de hoje (18/11): 750 ml de 2,5 L.',
    )
    expect((await drink(person, 1250)).reply.split('\n')[1]).toBe(
      'Meta de hoje (18/11): 2 de 2,5 L.',
    )
    expect((await drink(person, 500)).reply.split('\n')[1]).toBe(
      'Meta de hoje (18/11) batida: 2,5 de 2,5 L!',
    )
  })

  it('is one of each measurement: another takes its place, and undo puts it back', async () => {
    const person = await domain.person()
    await person.write('set_target', { ...water, value: 2 })
    const done = await person.write('set_target', water)
    expect(done.preview.title).toBe('Meta de água: 2 L por dia → 2,5 L por dia')
    expect(done.changes).toHaveLength(1)
    const asked = () => person.read('get_tracking_history', { type: 'water', measure: 'target' })
    expect((await asked()).reply).toBe(
      'Sua meta é 2,5 L por dia.\nMeta de hoje (18/11): 0 ml de 2,5 L. Faltam 2,5 L.',
    )
    await person.undo(done)
    expect((await asked()).reply).toMatch(/^Sua meta é 2 L por dia\./)
    expect(await person.prepare('set_target', { ...water, value: 2 })).toEqual({
      status: 'refused',
      explanation: 'Sua meta de água já é 2 L por dia.',
    })
  })

  it('of two that are approved against each other has the first win', async () => {
    const person = await domain.person()
    const first = await person.prepare('set_target', water)
    const second = await person.prepare('set_target', { ...water, value: 3 })
    if (first.status !== 'ready' || second.status !== 'ready') throw new Error('not ready')
    await person.execute('set_target', first.arguments)
    await expect(person.execute('set_target', second.arguments)).rejects.toMatchObject({
      code: 'stale',
    })
  })

  it('asks for what is not said, and what makes no sense', async () => {
    const person = await domain.person()
    const question = async (input: Record<string, string | number>) => {
      const preparation = await person.prepare('set_target', input)
      return preparation.status === 'question' ? preparation : undefined
    }
    expect(await question({})).toMatchObject({
      question: 'Meta de quê?',
      options: [{ label: 'Água' }, { label: 'Sono' }, { label: 'Exercício' }],
    })
    expect(await person.prepare('set_target', { type: 'sleep' })).toEqual({
      status: 'refused',
      explanation: 'Boa! De quanto? Diga assim: “quero dormir 8 horas por noite”.',
    })
    const exercise = { type: 'exercise', value: 150 }
    expect(await question(exercise)).toMatchObject({
      missing: ['per'],
      question: 'É por dia ou por semana?',
      options: [{ label: '2h30 por dia' }, { label: '2h30 por semana' }],
    })
    expect((await question({ ...water, value: 30 }))?.question).toBe(
      'Água vai de 1 ml a 10 L. Quanto fica a meta?',
    )
    expect((await question({ ...water, unit: 'kg' }))?.question).toContain('Não sei converter kg')
    expect(await question({ type: 'sleep', value: 8 })).toBeUndefined()
    expect(
      (
        await question({
          type: 'custom',
          metricRef: 'passos',
          unit: 'passos',
          value: -1,
          per: 'day',
        })
      )?.question,
    ).toBe('A meta precisa ser maior que zero. Quanto fica?')
  })

  it('of a week adds up the days from Monday on', async () => {
    const person = await domain.person()
    await person.write('set_target', { type: 'exercise', value: 150, per: 'week' })
    const train = (value: number, date: string) =>
      person.write('record_metric', { type: 'exercise', value, date })
    await train(60, '2026-11-15')
    await train(40, '2026-11-16')
    expect((await train(50, '2026-11-18')).reply.split('\n')[1]).toBe(
      'Meta da semana: 1h30 de 2h30.',
    )
    const { output } = await person.read('get_tracking_history', { type: 'exercise', days: 30 })
    expect(output).toMatchObject({ target: { done: 90, value: 150, per: 'week' } })
  })

  it('of something of one’s own is found by its name in either language', async () => {
    const person = await domain.person()
    const steps = { type: 'custom', metricRef: 'passos', unit: 'passos', value: 10_000, per: 'day' }
    await person.write('set_target', steps)
    const walked = { type: 'custom', metricRef: 'steps', unit: 'steps' }
    const { reply } = await person
      .but({ locale: 'en' })
      .write('record_metric', { ...walked, value: 7500 })
    expect(reply.split('\n')[1]).toBe('Target for today (Nov 18): 7,500 of 10,000 steps.')
  })

  it('tells on how many days of a history it was reached', async () => {
    const person = await domain.person()
    await person.write('set_target', water)
    for (const [day, value] of [2500, 1000, 3000].entries())
      await drink(person, value, `2026-11-${10 + day}`)
    const { output, reply } = await person.read('get_tracking_history', { type: 'water' })
    expect(output).toMatchObject({ target: { daysReached: 2, done: 0, value: 2500, per: 'day' } })
    expect(reply).toContain('\nMeta de 2,5 L por dia, batida em 2 de 3 dias anotados.\n')
    const today = await person.read('get_tracking_history', { type: 'water', days: 1 })
    expect(today.reply).toBe('Nada de água (hoje). Sua meta é 2,5 L por dia.')
  })

  it('is taken away, what was measured stays, and undo puts it back', async () => {
    const person = await domain.person()
    expect(await person.prepare('delete_target', { type: 'water' })).toEqual({
      status: 'refused',
      explanation: 'Você ainda não tem nenhuma meta por dia ou por semana.',
    })
    await person.write('set_target', water)
    await drink(person, 500)
    expect(await person.prepare('delete_target', { type: 'sleep' })).toMatchObject({
      explanation: 'Você ainda não tem meta de sono. É só dizer quanto por dia ou por semana.',
    })
    const done = await person.write('delete_target', {})
    expect(done.preview.title).toBe('Tirar a meta de água: 2,5 L por dia')
    expect(done.reply).toBe('Tirei a meta de água (2,5 L por dia).')
    expect((await drink(person, 250)).reply).not.toContain('meta')
    await person.undo(done)
    expect((await drink(person, 250)).reply).toContain('1 de 2,5 L')
  })

  it('is each user’s own', async () => {
    const person = await domain.person()
    await person.write('set_target', water)
    const other = await domain.person()
    expect(
      (await other.read('get_tracking_history', { type: 'water', measure: 'target' })).reply,
    ).toBe('Você ainda não tem meta de água. É só dizer quanto por dia ou por semana.')
  })

  it('is in the units of who reads it', async () => {
    const person = await domain.person({ units: 'us' })
    const { preview, reply } = await person.but({ locale: 'en' }).write('set_target', {
      type: 'water',
      value: 80,
      unit: 'oz',
    })
    expect(preview.title).toBe('Target for water: 80 oz a day')
    expect(reply).toBe('Your target for water is now 80 oz a day.')
  })

  it('tells hours with minutes whole, in either language', async () => {
    const person = await domain.person()
    await person.write('set_target', { type: 'exercise', value: 150, per: 'week' })
    const trained = { type: 'exercise', value: 70 }
    expect((await person.but({ locale: 'en' }).write('record_metric', trained)).reply).toContain(
      'Target for the week: 1 h 10 min of 2 h 30 min.',
    )
  })
})
