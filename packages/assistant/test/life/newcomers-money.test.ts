import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { YES } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

type Locale = 'pt-BR' | 'en'

/** Says and approves each; the last reply. */
async function done(locale: Locale, ...messages: readonly string[]): Promise<string> {
  let text = ''
  for (const message of messages) {
    await test.say(message, { locale })
    text = (await test.say(YES[locale], { locale })).text
  }
  return text
}

const titleOf = async (locale: Locale, text: string) =>
  (await test.say(text, { locale })).approvals.map(({ preview }) => preview.title)

describe('a purchase that is put right', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'gastei 50 no mercado',
      'gastei 312 no atacadão',
      'na verdade o mercado foi 80',
      'R$',
    ],
    ['en', 'spent 50 on groceries', 'spent 312 at aldi', 'actually groceries were 80', 'R$'],
  ] as const)(
    'is the one that has the name, and none is renamed (%s)',
    async (locale, one, other, right, sign) => {
      await done(locale, one, other)
      const [title = ''] = await titleOf(locale, right)
      expect(title).toContain('→')
      expect(title).toContain(`${sign}`)
      expect(title).toMatch(/50[,.]00 → /)
      expect(title).not.toMatch(/atacadão|aldi/i)
    },
  )

  it.each([
    ['pt-BR', 'gastei 83 no posto', 'ih foi 38', '38,00'],
    ['en', 'spent 83 on gas', 'oh it was 38', '38.00'],
  ] as const)('is put right on its open card (%s)', async (locale, spent, right, amount) => {
    await test.say(spent, { locale })
    const [title] = await titleOf(locale, right)
    expect(title).toContain(amount)
  })
})

describe('a purchase on a card that was named later', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'comprei um tênis de 450 em 3x no cartão',
      'meu cartão nubank fecha dia 3 e vence dia 10',
      'coloca o tênis no nubank',
    ],
    [
      'en',
      'bought a couch for 1200 in 6 installments on my credit card',
      'my amex closes on the 5th and is due on the 25th',
      'put the couch on the amex',
    ],
  ] as const)('is put on it (%s)', async (locale, bought, card, put) => {
    await done(locale, bought, card)
    const { approvals } = await test.say(put, { locale })
    expect(approvals).toMatchObject([{ toolName: 'update_expense' }])
    const [approval] = approvals
    expect(approval?.preview.fields.find(({ slot }) => slot === 'cardRef')?.display).toMatch(
      /nubank|amex/i,
    )
  })

  it('is none where no such card is kept', async () => {
    await done('en', 'bought a couch for 1200')
    expect(
      (await test.say('put the couch on the shelf', { locale: 'en' })).approvals.filter(
        ({ toolName }) => toolName === 'update_expense',
      ),
    ).toEqual([])
  })
})

describe('what was never noted', SLOW, () => {
  it.each([
    ['pt-BR', 'gastei 50 no mercado', 'compara com o mês passado', 'não há nada anotado'],
    ['en', 'spent 50 on groceries', 'is my spending going up?', 'nothing is noted'],
  ] as const)('is not compared with (%s)', async (locale, spent, asked, told) => {
    await done(locale, spent)
    const { text } = await test.say(asked, { locale })
    expect(text).toContain(told)
    expect(text).not.toMatch(/a mais|more so far/)
  })
})

describe('money that comes in each month', SLOW, () => {
  it('is no bill to pay', async () => {
    await done('pt-BR', 'todo dia 5 cai 5480 de salário')
    expect((await test.say('o que falta pagar?')).text).not.toContain('5.480')
    expect(await test.count('income_rules')).toBe(1)
  })
})

describe('what may still be spent', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'quanto posso gastar por dia?',
      'Nenhuma receita anotada',
      ['recebi 3000 de salário', 'gastei 1740 no notebook'],
      'Sobram R$ 1.260,00 até 30/11, fora o que está em aberto: R$ 96,92 por dia, contando hoje.',
      ['gastei 1500 na viagem'],
      'Nada: para fechar o mês faltam R$ 240,00, contando o que está em aberto.',
    ],
    [
      'en',
      'how much can I spend today?',
      'No income is logged',
      ['got paid 3000', 'spent 1740 on a laptop'],
      'R$1,260.00 is left until Nov 30, after what is open: R$96.92 a day, counting today.',
      ['spent 1500 on a trip'],
      'Nothing: the month is R$240.00 short, counting what is open.',
    ],
  ] as const)(
    'is what is left of the month, a day (%s)',
    async (locale, question, unknown, first, left, more, none) => {
      const asked = async () => (await test.say(question, { locale })).text
      expect(await asked()).toContain(unknown)
      await done(locale, ...first)
      expect(await asked()).toBe(left)
      await done(locale, ...more)
      expect(await asked()).toBe(none)
    },
  )

  it('counts both categories where two things are named', async () => {
    await done('pt-BR', 'gastei 250 no mercado', 'gastei 80 na farmácia')
    const { text } = await test.say('quanto gastei com mercado e farmácia?')
    expect(text).toContain('R$ 330,00 com Alimentação e Saúde')
  })
})
