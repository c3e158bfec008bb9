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

const measure = (person: Person, type: string, value: number, date = '2026-11-18') =>
  person.write('record_metric', { type, value, date })

describe('update_metric', () => {
  it('shows old and new, corrects the one entry, and can be undone', async () => {
    const person = await domain.person()
    await measure(person, 'weight', 82)
    const done = await person.write('update_metric', {
      entryRef: { type: 'weight', date: '2026-11-18' },
      value: 81.5,
    })
    expect(done.preview.title).toBe('Corrigir: Peso, hoje (18/11): 82 kg → 81,5 kg')
    expect(done.preview.fields.map(({ slot, editable }) => [slot, editable])).toEqual([
      ['type', false],
      ['value', true],
      ['date', false],
    ])
    expect(done.reply).toBe('Corrigi: Peso, hoje (18/11): 82 kg → 81,5 kg.')
    expect(await person.records('2026-11-18')).toMatchObject([{ display: '81,5 kg' }])
    await person.undo(done)
    expect(await person.records('2026-11-18')).toMatchObject([{ display: '82 kg' }])
  })

  it('corrects blood pressure', async () => {
    const person = await domain.person({ locale: 'en' })
    await person.write('record_metric', {
      type: 'custom',
      metricRef: 'blood pressure',
      unit: 'mmHg',
      values: { systolic: 120, diastolic: 80 },
    })
    const entryRef = { type: 'custom', metricRef: 'pressure', date: '2026-11-18' }
    expect(await person.prepare('update_metric', { entryRef, value: 118 })).toMatchObject({
      status: 'question',
      missing: ['values'],
    })
    const { reply } = await person.write('update_metric', { entryRef, values: '118/76' })
    expect(reply).toBe('Corrected: Blood pressure, today (Nov 18): 120/80 mmHg → 118/76 mmHg.')
  })

  it('asks for a value that is missing or out of range', async () => {
    const person = await domain.person()
    await measure(person, 'mood', 7)
    const entryRef = { type: 'mood', date: '2026-11-18' }
    expect(await person.prepare('update_metric', { entryRef })).toEqual({
      status: 'question',
      missing: ['value'],
      question: 'Humor está com 7/10. Qual é o certo?',
    })
    expect(await person.prepare('update_metric', { entryRef, value: 15 })).toEqual({
      status: 'question',
      missing: ['value'],
      question: 'Humor vai de 1 a 10. Quanto foi?',
    })
  })

  it('writes nothing when the entry changed after the card, or is gone', async () => {
    const person = await domain.person()
    await measure(person, 'weight', 82)
    const slots = { entryRef: { type: 'weight' }, value: 81 }
    const first = await person.prepare('update_metric', slots)
    if (first.status !== 'ready') throw new Error('not ready')
    await person.write('update_metric', { ...slots, value: 80 })
    await expect(person.execute('update_metric', first.arguments)).rejects.toMatchObject({
      code: 'stale',
    })
    await person.write('delete_metric', { entryRef: { type: 'weight' } })
    await expect(person.execute('update_metric', first.arguments)).rejects.toMatchObject({
      code: 'not-found',
    })
  })
})

describe('delete_metric', () => {
  it('shows what goes, and can be undone', async () => {
    const person = await domain.person()
    await measure(person, 'water', 500, '2026-11-17')
    const done = await person.write('delete_metric', {
      entryRef: { type: 'water', date: '2026-11-17' },
    })
    expect(done.preview.title).toBe('Apagar: Água, 500 ml (2 copos de 250 ml), ontem (17/11)')
    expect(done.preview.fields.some(({ editable }) => editable)).toBe(false)
    expect(done.reply).toBe('Apaguei: Água, 500 ml (2 copos de 250 ml), ontem (17/11).')
    expect(await person.records('2026-11-17')).toEqual([])
    await person.undo(done)
    expect(await person.records('2026-11-17')).toHaveLength(1)
  })

  it('deletes once when two run at once', async () => {
    const person = await domain.person()
    await measure(person, 'water', 500)
    const preparation = await person.prepare('delete_metric', { entryRef: { type: 'water' } })
    if (preparation.status !== 'ready') throw new Error('not ready')
    const attempts = await Promise.allSettled([
      person.execute('delete_metric', preparation.arguments),
      person.execute('delete_metric', preparation.arguments),
    ])
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('a reference to an entry', () => {
  const refer = (person: Person, entryRef: object) =>
    person.prepare('delete_metric', { entryRef: entryRef as never })

  it('without a day is the latest one of its type', async () => {
    const person = await domain.person()
    await measure(person, 'weight', 83, '2026-11-01')
    await measure(person, 'weight', 82, '2026-11-15')
    await measure(person, 'mood', 7)
    expect(await refer(person, { type: 'weight' })).toMatchObject({
      status: 'ready',
      preview: { title: 'Apagar: Peso, 82 kg, domingo (15/11)' },
    })
  })

  it('without a type is the only one of today, otherwise a question', async () => {
    const person = await domain.person()
    expect(await refer(person, {})).toEqual({
      status: 'refused',
      explanation: 'Nenhuma medida ainda.',
    })
    await measure(person, 'weight', 82, '2026-11-15')
    expect(await refer(person, {})).toMatchObject({ status: 'question', missing: ['entryRef'] })
    await measure(person, 'weight', 81)
    expect(await refer(person, {})).toMatchObject({ preview: { title: /81 kg/ } })
    await measure(person, 'mood', 7)
    expect(await refer(person, {})).toMatchObject({ status: 'question' })
  })

  it('that fits several asks, and the choice is exact', async () => {
    const person = await domain.person()
    await measure(person, 'water', 500)
    const later = person.but({ now: '2026-11-18T18:05:00Z' })
    await measure(later, 'water', 300)
    const preparation = await refer(person, { type: 'water', date: '2026-11-18' })
    if (preparation.status !== 'question') throw new Error('expected a question')
    expect(preparation.options?.map(({ label }) => label)).toEqual([
      'Água, 300 ml, hoje (18/11)',
      'Água, 500 ml (2 copos de 250 ml), hoje (18/11)',
    ])
    const chosen = preparation.options?.[0]?.slots ?? {}
    expect(await person.prepare('delete_metric', chosen)).toMatchObject({
      preview: { title: 'Apagar: Água, 300 ml, hoje (18/11)' },
    })
    expect(await refer(person, { type: 'water', value: 500 })).toMatchObject({ status: 'ready' })
  })

  it('that fits nothing says what there is, in both languages', async () => {
    const person = await domain.person()
    expect(await refer(person, { type: 'sleep' })).toEqual({
      status: 'refused',
      explanation: 'Nada de sono ainda.',
    })
    await measure(person, 'water', 300, '2026-11-16')
    expect(
      await refer(person.but({ locale: 'en' }), { type: 'water', date: '2026-11-17' }),
    ).toEqual({
      status: 'refused',
      explanation:
        'Nothing for water from yesterday (Nov 17). The latest are:\n- Water, 300 ml, Monday (Nov 16)',
    })
    expect(await refer(person, { type: 'custom', metricRef: 'colesterol' })).toMatchObject({
      status: 'refused',
    })
    expect(await refer(person, { type: 'water', date: '2026-02-30' })).toMatchObject({
      status: 'question',
    })
    expect(await refer(person, { id: `met_${'0'.repeat(32)}` })).toMatchObject({
      status: 'refused',
    })
  })

  it('never finds what belongs to somebody else', async () => {
    const other = await domain.person()
    const { changes } = await measure(other, 'weight', 70)
    const person = await domain.person()
    expect(await refer(person, { id: changes[0]?.id })).toMatchObject({ status: 'refused' })
    expect(await refer(person, { type: 'weight' })).toMatchObject({ status: 'refused' })
  })

  it('names the row whose receipt an undo means', async () => {
    const person = await domain.person()
    const { changes } = await measure(person, 'weight', 82)
    const resolution = await person.inContext(async (context) =>
      bodyDomain.resolveUndo?.({ entryRef: { type: 'weight', date: '2026-11-18' } }, context),
    )
    expect(resolution).toEqual({ status: 'found', row: { table: 'metrics', id: changes[0]?.id } })
  })
})
