import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDomain, type TestDomain } from '../../internal/testing/open-test-domain.ts'
import { bodyDomain } from '../body-domain.ts'

let domain: TestDomain
beforeAll(async () => {
  domain = await openTestDomain(bodyDomain)
})
afterAll(() => domain.close())

describe('record_metric', () => {
  it.each([
    [{ type: 'weight', value: 82.5, unit: 'kg' }, 'Peso, 82,5 kg, hoje (18/11)'],
    [{ type: 'water', value: 750, unit: 'ml' }, 'Água, 750 ml (3 copos de 250 ml), hoje (18/11)'],
    [{ type: 'water', value: 250 }, 'Água, 250 ml (1 copo de 250 ml), hoje (18/11)'],
    [{ type: 'water', value: 2, unit: 'L' }, 'Água, 2 L, hoje (18/11)'],
    [{ type: 'water', value: 473 }, 'Água, 473 ml, hoje (18/11)'],
    [{ type: 'weight', value: 180, unit: 'lb' }, 'Peso, 81,65 kg, hoje (18/11)'],
    [
      {
        type: 'sleep',
        value: 7,
        unit: 'hours',
        metadata: { bedtime: '23:00', waketime: '06:00' },
      },
      'Sono, 7h, das 23:00 às 06:00, hoje (18/11)',
    ],
    [{ type: 'sleep', value: 390, unit: 'min', date: '2026-11-17' }, 'Sono, 6h30, ontem (17/11)'],
    [
      { type: 'exercise', value: 30, metadata: { exerciseType: 'cardio', distanceKm: 5 } },
      'Exercício, 30 min, cardio, 5 km, hoje (18/11)',
    ],
    [{ type: 'exercise', value: 75, unit: 'min' }, 'Exercício, 1h15, hoje (18/11)'],
    [{ type: 'mood', value: 7, unit: 'score' }, 'Humor, 7/10, hoje (18/11)'],
    [
      {
        type: 'custom',
        metricRef: 'pressão arterial',
        values: { systolic: 120, diastolic: 80 },
        unit: 'mmHg',
      },
      'Pressão arterial, 120/80 mmHg, hoje (18/11)',
    ],
    [
      { type: 'custom', metricRef: 'pressão arterial', values: '12 por 8', unit: 'mmHg' },
      'Pressão arterial, 120/80 mmHg, hoje (18/11)',
    ],
    [
      { type: 'custom', metricRef: 'leitura', value: 12, unit: 'páginas' },
      'Leitura, 12 páginas, hoje (18/11)',
    ],
  ])('%j is "%s"', async (input, title) => {
    const person = await domain.person()
    const { preview, reply, changes } = await person.write('record_metric', input)
    expect(preview.title).toBe(`Medida: ${title}`)
    expect(reply).toBe(`Anotei: ${title}.`)
    expect(changes).toHaveLength(1)
    expect(
      (await person.records('date' in input ? input.date : '2026-11-18')).map(({ kind }) => kind),
    ).toEqual(['metric'])
  })

  it('speaks English', async () => {
    const person = await domain.person({ locale: 'en' })
    const { preview, reply } = await person.write('record_metric', {
      type: 'water',
      value: 500,
      notes: 'after the run',
    })
    expect(reply).toBe(
      'Noted: Water, 500 ml (2 glasses of 250 ml), today (Nov 18), with the note “after the run”.',
    )
    expect(preview.fields.map(({ slot, display, editable }) => [slot, display, editable])).toEqual([
      ['type', 'Water', false],
      ['value', '500 ml (2 glasses of 250 ml)', true],
      ['date', 'today (Nov 18)', true],
      ['notes', 'after the run', true],
    ])
    expect(preview.fields[1]).toMatchObject({ unit: 'ml', minimum: 1, maximum: 10000 })
  })

  it('adds up what adds up over a day', async () => {
    const person = await domain.person()
    await person.write('record_metric', { type: 'water', value: 500 })
    const { reply } = await person.write('record_metric', { type: 'water', value: 750 })
    expect(reply).toBe(
      'Anotei: Água, 750 ml (3 copos de 250 ml), hoje (18/11).\nTotal de hoje (18/11): 1,25 L.',
    )
    const mood = await person.write('record_metric', { type: 'mood', value: 7 })
    await person.write('record_metric', { type: 'mood', value: 8 })
    expect(mood.reply).not.toContain('Total')
  })

  it.each([
    [{ type: 'weight', value: 0 }, 'value'],
    [{ type: 'weight', value: 500.01 }, 'value'],
    [{ type: 'water', value: 10_001 }, 'value'],
    [{ type: 'water', value: -250 }, 'value'],
    [{ type: 'sleep', value: 25 }, 'value'],
    [{ type: 'exercise', value: 0 }, 'value'],
    [{ type: 'exercise', value: 1441 }, 'value'],
    [{ type: 'mood', value: 15 }, 'value'],
    [{ type: 'energy', value: 0.5 }, 'value'],
    [{ type: 'weight', value: 1e300 }, 'value'],
    [{ type: 'weight' }, 'value'],
    [{ type: 'weight', value: 82, unit: 'arrobas' }, 'unit'],
    [{ value: 500 }, 'type'],
    [{ type: 'weight', value: 82, date: '2026-11-19' }, 'date'],
    [{ type: 'weight', value: 82, date: '2026-02-30' }, 'date'],
    [{ type: 'weight', value: 82, notes: 'x'.repeat(1001) }, 'notes'],
    [{ type: 'custom', value: 1, unit: 'x' }, 'metricRef'],
    [{ type: 'custom', metricRef: 'glicemia', unit: 'mg/dL' }, 'value'],
    [{ type: 'custom', metricRef: 'glicemia', value: 98 }, 'unit'],
    [{ type: 'custom', metricRef: 'glicemia', value: 98, unit: 'x'.repeat(21) }, 'unit'],
    [{ type: 'custom', metricRef: 'glicemia', value: 1e12, unit: 'mg/dL' }, 'value'],
    [
      {
        type: 'custom',
        metricRef: 'pressão',
        unit: 'mmHg',
        values: { systolic: 80, diastolic: 120 },
      },
      'values',
    ],
    [
      {
        type: 'custom',
        metricRef: 'pressão',
        unit: 'mmHg',
        values: { systolic: 1200, diastolic: 80 },
      },
      'values',
    ],
    [{ type: 'custom', metricRef: 'pressão', unit: 'mmHg', values: { systolic: 120 } }, 'values'],
    [{ type: 'custom', metricRef: 'pressão', unit: 'mmHg', values: 'alta' }, 'values'],
    [{ type: 'custom', metricRef: 'x', unit: 'y', values: { '<b>': 1 } }, 'values'],
  ])('asks about %j, and clamps nothing', async (input, slot) => {
    const person = await domain.person()
    for (const locale of ['pt-BR', 'en'] as const) {
      const preparation = await person.but({ locale }).prepare('record_metric', input)
      expect(preparation).toMatchObject({ status: 'question', missing: [slot] })
    }
  })

  it('offers the common types when none is said', async () => {
    const person = await domain.person()
    const preparation = await person.prepare('record_metric', { value: 500 })
    expect(preparation).toMatchObject({
      options: expect.arrayContaining([{ label: 'Água', slots: { type: 'water', unit: 'ml' } }]),
    })
  })

  it('begins a measurement of the user’s own, and knows it by other words from then on', async () => {
    const person = await domain.person()
    const pressure = { type: 'custom', unit: 'mmHg', values: { systolic: 120, diastolic: 80 } }
    const first = await person.write('record_metric', {
      ...pressure,
      metricRef: 'pressão arterial',
    })
    expect(first.preview.fields[0]?.display).toBe('Pressão arterial (nova)')
    const second = await person.write('record_metric', {
      ...pressure,
      values: '118/76',
      metricRef: 'pressao',
    })
    expect(second.preview.title).toBe('Medida: Pressão arterial, 118/76 mmHg, hoje (18/11)')
    expect(second.preview.fields[1]).toMatchObject({ value: '118/76', editable: true })
    const english = person.but({ locale: 'en' })
    const third = await english.prepare('record_metric', {
      ...pressure,
      metricRef: 'blood pressure',
    })
    expect(third).toMatchObject({ arguments: { entry: { customName: 'Pressão arterial' } } })
    const names = await person.inContext(async (context) => bodyDomain.vocabulary?.(context))
    expect(names).toEqual({ customMetrics: ['Pressão arterial', 'Blood pressure'] })
    // The first one can go although others of its kind followed.
    await person.undo(first)
    expect(await person.records('2026-11-18')).toHaveLength(1)
  })

  it('asks when the unit is not the one that was used before', async () => {
    const person = await domain.person()
    const glucose = { type: 'custom', metricRef: 'glicemia', value: 98 }
    await person.write('record_metric', { ...glucose, unit: 'mg/dL' })
    expect(await person.prepare('record_metric', { ...glucose, unit: 'mmol/L' })).toMatchObject({
      status: 'question',
      missing: ['unit'],
      question: 'Não sei converter mmol/L. Quanto dá em mg/dL?',
    })
    // The unit that is known needs not be said again.
    expect(await person.prepare('record_metric', { ...glucose, value: 99 })).toMatchObject({
      arguments: { entry: { unit: 'mg/dL', value: 99 } },
    })
  })

  it('warns of an equal entry, of an unusual weight and of a day of more than 24 hours', async () => {
    const person = await domain.person()
    await person.write('record_metric', { type: 'weight', value: 82, date: '2026-11-10' })
    const warning = async (input: object) => {
      const preparation = await person.prepare('record_metric', input as never)
      return preparation.status === 'ready' ? preparation.preview.warning : undefined
    }
    expect(await warning({ type: 'weight', value: 82 })).toBeUndefined()
    expect(await warning({ type: 'weight', value: 8.2 })).toContain('O último peso era 82 kg')
    expect(await warning({ type: 'weight', value: 82, date: '2026-11-10' })).toContain(
      'Você já tem Peso, 82 kg',
    )
    await person.write('record_metric', { type: 'exercise', value: 30 })
    const run = { type: 'exercise', value: 30, metadata: { distanceKm: 5 } }
    expect(await warning(run)).toContain('Você já tem Exercício, 30 min, hoje (18/11)')
    await person.write('record_metric', { type: 'water', value: 500 })
    expect(await warning({ type: 'water', value: 500 })).toBeUndefined()
    await person.write('record_metric', { type: 'sleep', value: 20 })
    expect(await warning({ type: 'sleep', value: 5, isAdded: true })).toContain('24 horas (25h)')
  })

  it('drops metadata that does not belong to the type', async () => {
    const person = await domain.person()
    const { changes } = await person.write('record_metric', {
      type: 'mood',
      value: 7,
      metadata: { exerciseType: 'cardio', bedtime: '23:00' },
    })
    expect(changes[0]?.after?.metadata).toEqual({})
  })

  it('files a measurement of late evening on the day of the user, not of UTC', async () => {
    const person = await domain.person({ now: '2026-12-01T01:30:00Z' })
    const { changes } = await person.write('record_metric', { type: 'weight', value: 82 })
    expect(changes[0]?.after?.measured_on).toBe('2026-11-30')
  })

  it('stores no control characters and keeps what it cannot read as text', async () => {
    const person = await domain.person()
    const { changes } = await person.write('record_metric', {
      type: 'mood',
      value: 7,
      notes: 'a\u0000b \ud800 c',
    })
    expect(changes[0]?.after?.notes).toBe('a b \ufffd c')
    const emoji = { type: 'custom', metricRef: '🔥', unit: '🔥', value: 1 }
    expect((await person.write('record_metric', emoji)).reply).toContain('🔥, 1 🔥')
  })
})
