import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { sayAndApprove } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

type Locale = 'pt-BR' | 'en'
const say = async (text: string, locale: Locale) => test.say(text, { locale })
const titleOf = async (text: string, locale: Locale) =>
  (await say(text, locale)).approvals[0]?.preview.title ?? ''

const approved = (locale: Locale, ...messages: readonly string[]) =>
  sayAndApprove(test, locale, messages)

describe('two stretches of days', SLOW, () => {
  it('are compared by what was noted in each', async () => {
    await approved('en', 'slept 8h on Nov 6', 'slept 6h on Nov 14', 'slept 7h on Nov 15')
    expect((await say('did I sleep less this week than last week?', 'en')).text).toBe(
      'Sleep in the last 7 days: 6 h 30 min a night, on 2 days with an entry. Before, from Nov 5 to Nov 11: 8 h a night, on 1. That is 1 h 30 min less now.',
    )
    expect((await say('am I sleeping more than last month?', 'en')).text).toContain(
      'I have nothing for sleep in October 2026',
    )
  })

  it.each([
    ['pt-BR', 'tô bebendo mais água que semana passada?'],
    ['en', 'am I drinking more water than last week?'],
  ] as const)('without any entry are said to have none (%s)', async (locale, text) => {
    expect((await say(text, locale)).text).toMatch(/não tenho nada|I have nothing/)
  })
})

describe('the day of the most and the least', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'em que dia eu dormi menos este mês?',
      '5h, 10/11',
      ['dormi 5h dia 10/11', 'dormi 8h dia 12/11'],
    ],
    [
      'en',
      'what was my best night of sleep this month?',
      '8 h, Nov 12',
      ['slept 5h on Nov 10', 'slept 8h on Nov 12'],
    ],
  ] as const)('is named with its value (%s)', async (locale, text, told, records) => {
    await approved(locale, ...records)
    expect((await say(text, locale)).text.replace(/\(|\)/g, '')).toContain(told.split(', ')[0])
    expect((await say(text, locale)).text).toContain(told.split(', ')[1])
  })
})

describe('how a weight changed', SLOW, () => {
  it.each([
    [
      'pt-BR',
      ['peso 82 dia 2/11', 'peso 80,5'],
      'quantos quilos perdi esse mês?',
      '1,5 kg a menos',
    ],
    [
      'en',
      ['weight 82 kg on Nov 2', 'weight 80.5 kg'],
      'how much have I lost since the start of the month?',
      '1.5 kg less',
    ],
  ] as const)(
    'is told from the first entry to the last (%s)',
    async (locale, records, text, told) => {
      await approved(locale, ...records)
      expect((await say(text, locale)).text).toContain(told)
    },
  )
})

describe('a correction behind another measurement', SLOW, () => {
  it.each([
    [
      'pt-BR',
      ['peso 81,2', 'bebi 300 ml de água'],
      'corrige o peso pra 80,9',
      'Peso, hoje (18/11): 81,2 kg → 80,9 kg',
    ],
    [
      'en',
      ['weight 81.2 kg', 'my waist is 92 cm'],
      'correct the weight to 80.9',
      '81.2 kg → 80.9 kg',
    ],
    [
      'pt-BR',
      ['minha cintura tá com 92 cm', 'bebi 300 ml de água'],
      'corrige a cintura pra 90',
      '92 cm → 90 cm',
    ],
    [
      'en',
      ['my waist is 92 cm', 'drank 300 ml of water'],
      'change my waist to 90',
      '92 cm → 90 cm',
    ],
  ] as const)('is of what it names (%s: %s)', async (locale, records, text, title) => {
    await approved(locale, ...records)
    expect(await titleOf(text, locale)).toContain(title)
  })

  it('takes calories away by their number', async () => {
    await approved('pt-BR', 'almocei 650 calorias', 'jantei pizza, 900 calorias')
    expect(await titleOf('apaga o jantar de 900 calorias', 'pt-BR')).toContain(
      'Apagar: Calorias, 900 calorias',
    )
  })
})

describe('what one feels, of ten', SLOW, () => {
  it.each([
    ['pt-BR', 'tô estressado, nível 8', 'Estresse, 8/10, hoje'],
    ['pt-BR', 'dor de cabeça 7 de 10', 'Dor de cabeça, 7/10, hoje'],
    ['en', 'stress level is 8 today', 'Stress, 8/10, today'],
    ['en', 'headache 7 out of 10', 'Headache, 7/10, today'],
  ] as const)('is a measurement of their own (%s: %s)', async (locale, text, title) => {
    expect(await titleOf(text, locale)).toContain(title)
  })

  it.each([
    ['pt-BR', 'dor de cabeça 7 de 10', 'dor nas costas 4 de 10', 'Dor nas costas, 4/10, hoje'],
    ['pt-BR', 'dor de cabeça 7 de 10', 'meu joelho tá doendo, nota 6', 'Dor no joelho, 6/10, hoje'],
    ['en', 'headache 7 out of 10', 'back pain 4 out of 10', 'Back pain, 4/10, today'],
    ['en', 'my knee hurts, like a 5', 'my neck hurts, like a 6', 'Neck pain, 6/10, today'],
  ] as const)('is no mark of another pain (%s: %s, %s)', async (locale, before, text, title) => {
    await approved(locale, before)
    expect(await titleOf(text, locale)).toContain(title)
  })

  it('is none above ten', async () => {
    expect((await say('dor de cabeça 70', 'pt-BR')).approvals).toEqual([])
  })
})

describe('a blood pressure of whoever takes medicine for it', SLOW, () => {
  it('is a measurement beside it', async () => {
    await approved('en', 'took my blood pressure meds')
    expect(await titleOf('blood pressure 130 over 80', 'en')).toContain(
      'Blood pressure, 130/80 mmHg',
    )
  })
})

describe('minutes that are said once', SLOW, () => {
  it.each([
    ['pt-BR', 'fiz 40 min de esteira e 20 de musculação'],
    ['en', 'did 40 min on the treadmill and 20 of weights'],
  ] as const)('are two workouts, and no expense (%s)', async (locale, text) => {
    const { approvals } = await say(text, locale)
    expect(approvals.map(({ input }) => input)).toMatchObject([
      { type: 'exercise', value: 40 },
      { type: 'exercise', value: 20 },
    ])
  })
})

describe('a measurement of their own', SLOW, () => {
  it.each([
    ['pt-BR', 'estresse 8', 'qual meu nível de estresse médio?', '8/10'],
    ['en', 'stress level 8', "what's my average stress?", '8/10'],
  ] as const)('is asked for by its name (%s)', async (locale, record, question, told) => {
    await approved(locale, record)
    expect((await say(question, locale)).text).toContain(told)
  })

  it.each([
    [
      'pt-BR',
      ['quero uma meta de 8 mil passos por dia', 'dei 6500 passos'],
      'quantos passos faltam hoje?',
    ],
    [
      'en',
      ['I want a goal of 8000 steps a day', 'walked 6500 steps'],
      'how many steps are left today?',
    ],
  ] as const)('tells what is left of its target (%s)', async (locale, records, question) => {
    await approved(locale, ...records)
    expect((await say(question, locale)).text).toMatch(/6[.,]500 (de|of) 8[.,]000/)
  })
})

describe('what goes together with one of them', SLOW, () => {
  it('is looked for among all there is', async () => {
    const nights = [6, 8, 5, 7, 6, 8, 5, 9, 6]
    for (const [at, hours] of nights.entries()) {
      await approved(
        'en',
        `slept ${hours} hours on Nov ${at + 2}`,
        `mood ${hours} on Nov ${at + 2}`,
      )
    }
    const { text } = await say('what goes together with my mood?', 'en')
    expect(text).toContain('On days you slept more, your mood was')
    expect(text).toContain("numbers can't tell")
    expect((await say('o que anda junto com meu peso?', 'pt-BR')).text).toContain(
      'Ainda não vejo nada',
    )
  })
})

describe('a measurement of their own beside another', SLOW, () => {
  it.each([
    ['pt-BR', 'estresse 8', 'o estresse afeta meu sono?', 'estresse e sono'],
    ['pt-BR', 'estresse 8', 'meu humor tem a ver com o estresse?', 'estresse e humor'],
    ['en', 'stress 8 out of 10', 'does stress affect my sleep?', 'stress and sleep'],
    ['en', 'stress 8 out of 10', 'is my mood linked to my stress?', 'stress and mood'],
  ] as const)('is compared with it (%s: %s, %s)', async (locale, record, text, both) => {
    await approved(locale, record)
    expect((await say(text, locale)).text).toContain(both)
    // What nobody measures is nothing to compare with.
    const other = locale === 'en' ? 'does stress affect my boss?' : 'o estresse afeta meu chefe?'
    expect((await say(other, locale)).text).not.toMatch(/chefe|boss/)
  })
})

describe('the balance', SLOW, () => {
  it.each([
    ['pt-BR', 'e minha nota de finanças?', 'finanças'],
    ['en', 'and my finance score?', 'finances'],
  ] as const)('of one area is told for it alone (%s)', async (locale, question, area) => {
    expect((await say(question, locale)).text.toLowerCase()).toContain(area)
  })
})

describe('what was just measured', SLOW, () => {
  it.each([
    ['pt-BR', 'peso 82 kg', 'isso tá bom?', '82 kg'],
    ['en', 'I weigh 82 kg', 'is that bad?', '82 kg'],
  ] as const)('is no small talk, %s: %s, %s', async (locale, noted, asked, told) => {
    await approved(locale, noted)
    const { text } = await say(asked, locale)
    expect(text).toContain(told)
    expect(text).toMatch(/Só pelo número|A number alone/u)
  })

  it.each([
    ['pt-BR', 'bebi 2 copos de água', 'quantos copos hoje?'],
    ['en', 'I drank 2 glasses of water', 'how many glasses today?'],
  ] as const)('is water where glasses are asked, %s', async (locale, noted, asked) => {
    await approved(locale, noted)
    expect((await say(asked, locale)).text).toContain('500 ml')
  })
})
