import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { sayAndApprove, sayEach } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

const [PT, EN] = ['pt-BR', 'en'] as const

describe('what was just measured beside what is usual', SLOW, () => {
  it.each([
    [PT, 'minha pressão tá 15 por 9', 'isso é alto?', ['150/90', '120/80', 'médico']],
    [PT, 'minha glicemia deu 178 em jejum', 'tá muito alta?', ['178', '126', 'médico']],
    [EN, 'my blood pressure is 140/90', 'is that high?', ['140/90', '120/80', 'doctor']],
    [EN, 'my resting heart rate was 52', 'is that good?', ['52', '60 to 100', 'doctor']],
  ] as const)('is told without a diagnosis, %s: %s', async (locale, noted, asks, parts) => {
    await sayAndApprove(test, locale, [noted])
    const { approvals, text } = await sayEach(test, locale, [asks])
    expect(approvals).toEqual([])
    for (const part of parts) expect(text).toContain(part)
  })

  it.each([
    [PT, 'minha pressão tá 19 por 12', 'isso é perigoso?', 'procure atendimento'],
    [EN, 'my blood pressure is 190/121', 'is that dangerous?', 'medical help now'],
  ] as const)('sends for help where it is far from that, %s', async (locale, noted, asks, help) => {
    await sayAndApprove(test, locale, [noted])
    expect((await sayEach(test, locale, [asks])).text).toContain(help)
  })

  it('is not told of what was measured long before', async () => {
    await sayAndApprove(test, PT, ['minha pressão tá 15 por 9'])
    test.setNow('2026-11-18T19:00:00.000Z')
    expect((await sayEach(test, PT, ['isso é alto?'])).text).not.toContain('120/80')
  })

  it('has its highest day', async () => {
    await sayAndApprove(test, PT, ['minha glicemia deu 178 em jejum'])
    const { text } = await sayEach(test, PT, ['como tá minha glicemia?', 'qual foi a mais alta?'])
    expect(text).toContain('178')
  })
})

describe('the hours of a night', SLOW, () => {
  it.each([
    [PT, 'dormi das 23h às 6:30', 'na verdade acordei às 6:45', '7h30 → 7h45'],
    [EN, 'I slept at 11pm and woke up at 6:30', 'actually I woke up at 6:45', '7 h 45 min'],
  ] as const)('are put right, and back again, %s', async (locale, slept, right, title) => {
    await sayAndApprove(test, locale, [slept])
    const { titles } = await sayEach(test, locale, [right])
    expect(titles[0]).toContain(title)
    await sayEach(test, locale, [locale === PT ? 'sim' : 'yes'])
    const { entries } = (await test.parco.read(test.userId, 'get_tracking_history', {
      type: 'sleep',
    })) as { entries: readonly { value: number; metadata: unknown }[] }
    expect(entries).toMatchObject([{ value: 7.75, metadata: { waketime: '06:45' } }])
    await sayEach(test, locale, [locale === PT ? 'desfaz' : 'undo'])
    const undone = await test.parco.read(test.userId, 'get_tracking_history', { type: 'sleep' })
    expect(undone).toMatchObject({ entries: [{ value: 7.5, metadata: { waketime: '06:30' } }] })
  })

  it.each([
    [PT, 'dormi 3h de dia e 2h de noite'],
    [EN, 'I slept 3 hours during the day and 2 hours at night'],
  ] as const)('by day and by night are two, %s', async (locale, slept) => {
    const { approvals } = await sayEach(test, locale, [slept])
    expect(approvals.map(({ input }) => input.value)).toEqual([3, 2])
  })

  it.each([
    [PT, 'dormi das 22 às 2 e das 4 às 7', [4, 3]],
    [PT, 'dormi das 9 às 13h e das 14h às 17h30', [4, 3.5]],
    [EN, 'I slept from 10pm to 2am and from 4 to 7', [4, 3]],
    [EN, 'slept from 9am to 1pm, then from 2pm to 5:30', [4, 3.5]],
  ] as const)('in two stretches is both of them, %s: %s', async (locale, slept, hours) => {
    const { approvals } = await sayEach(test, locale, [slept])
    expect(approvals.map(({ input }) => input.value)).toEqual(hours)
    const { text } = await sayEach(test, locale, [locale === PT ? 'sim' : 'yes'])
    expect(text).toContain(locale === PT ? 'Total de hoje' : 'Total today')
  })
})

describe('a pain with its mark', SLOW, () => {
  it.each([
    [PT, 'tô com dor nas costas, nota 6', 6],
    [PT, 'meu joelho tá doendo, nota 4', 4],
    [PT, 'tô com dor de cabeça 7 de 10', 7],
    [EN, 'I have a headache, 7 out of 10', 7],
    [EN, 'my knee hurts a bit, like a 4', 4],
  ] as const)('is noted, %s: %s', async (locale, said, value) => {
    const { approvals } = await sayEach(test, locale, [said])
    expect(approvals).toMatchObject([{ toolName: 'record_metric', input: { value } }])
  })
})

describe('how fast somebody runs', SLOW, () => {
  it.each([
    [PT, ['corri 5 km em 30 minutos', 'corri 10 km em 55 minutos'], 'qual meu pace médio?'],
    [EN, ['I ran 5k in 30 minutes', 'I ran 10k in 55 minutes'], "what's my average pace?"],
  ] as const)('is minutes a kilometre over all, %s', async (locale, ran, asks) => {
    expect((await sayEach(test, locale, [asks])).text).not.toContain('min/km')
    await sayAndApprove(test, locale, ran)
    const { text } = await sayEach(test, locale, [asks])
    // 85 minutes over 15 km, and 55 over 10.
    expect(text).toContain('5:40')
    expect(text).toContain('5:30')
  })
})

describe('blood sugar of one day', SLOW, () => {
  it.each([
    [PT, 'minha glicemia deu 110 em jejum', 'depois do almoço deu 210'],
    [EN, 'my blood sugar was 110', 'after lunch it was 210'],
  ] as const)('is noted again without its name, %s', async (locale, first, again) => {
    expect((await sayEach(test, locale, [again])).approvals).toEqual([])
    await sayAndApprove(test, locale, [first])
    const { titles } = await sayEach(test, locale, [again])
    expect(titles[0]).toContain('210 mg/dL')
    expect(titles[0]).toContain(locale === PT ? '“depois do almoço”' : '“after lunch”')
  })

  it.each([
    [PT, 'minha glicemia em jejum deu 132', '“em jejum”'],
    [PT, 'pressão 13 por 8 depois do treino', '“depois do treino”'],
    [EN, 'fasting blood sugar was 132', '“fasting”'],
  ] as const)('is noted with when it was, %s: %s', async (locale, said, note) => {
    expect((await sayEach(test, locale, [said])).titles[0]).toContain(note)
  })
})

describe('what was just measured', SLOW, () => {
  it.each([
    [PT, 'pesei 82,3', 'não, pera, 81,9', '81,9'],
    [EN, 'I weigh 71', 'no wait, 70', '70'],
  ] as const)('is put right by words that take back, %s', async (locale, first, right, value) => {
    await sayAndApprove(test, locale, [first])
    const { approvals } = await sayEach(test, locale, [right])
    expect(approvals).toMatchObject([{ toolName: 'update_metric' }])
    expect(approvals[0]?.preview.title).toContain(value)
  })

  it.each([
    [PT, 'tomei 2 copos de água', 'na verdade foram 3'],
    [EN, 'drank 2 glasses of water', 'actually it was 3'],
  ] as const)('is counted again in glasses, %s', async (locale, first, right) => {
    expect((await sayEach(test, locale, [right])).approvals).toEqual([])
    await sayAndApprove(test, locale, [first])
    const { titles } = await sayEach(test, locale, [right])
    expect(titles[0]).toContain('500 ml → 750 ml')
  })

  it.each([
    [PT, 'tomei 2 copos de água', 'na verdade foram 3', '750 ml'],
    [PT, 'tomei 8 copos de água', 'na verdade foram 9', '2,25 L'],
    [PT, 'corri 5km hoje', 'na verdade foram 6', '6 km, cardio'],
    [PT, 'corri 5km hoje', 'não, foram 7,5 km', '7,5 km, cardio'],
    [PT, 'corri 5 km em 30 minutos', 'na verdade foram 6', '30 min, cardio, 6 km'],
    [PT, 'corri 5 km em 30 minutos', 'na verdade foram 35', '35 min, cardio, 5 km'],
    [EN, 'drank 2 glasses of water', 'actually it was 3', '750 ml'],
    [EN, 'I ran 5km today', 'actually it was 6', '6 km, cardio'],
    [EN, 'I ran 5km today', 'no, 7.5 km', '7.5 km, cardio'],
    [EN, 'I ran 5 km in 30 minutes', 'actually 35', '35 min, cardio, 5 km'],
  ] as const)('is put right on its card, %s: %s, %s', async (locale, first, right, shown) => {
    const { approvals } = await sayEach(test, locale, [first, right])
    expect(approvals.at(-1)?.preview.title).toContain(shown)
  })

  it.each([
    [PT, 'corri 5km hoje', 'na verdade foram 6', '5 km → 6 km'],
    [EN, 'I ran 5 km in 30 minutes', 'actually it was 7 km', '5 km → 7 km'],
  ] as const)(
    'has its distance put right once it is noted, %s',
    async (locale, first, right, shown) => {
      await sayAndApprove(test, locale, [first])
      const { titles } = await sayEach(test, locale, [right])
      expect(titles[0]).toContain(shown)
    },
  )

  it('asks what three of 300 ml are', async () => {
    const { approvals, text } = await sayEach(test, PT, [
      'tomei 300 ml de água',
      'na verdade foram 3',
    ])
    expect(approvals).toEqual([])
    expect(text).toContain('300 ml')
  })
})
