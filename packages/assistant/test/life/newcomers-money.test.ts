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

describe('where and when most was spent', SLOW, () => {
  it('names the day and the shop of the greatest sum, and the next ones', async () => {
    await done('pt-BR', 'gastei 60 no ifood ontem', 'gastei 50 no ifood', 'gastei 45 na feira')
    const day = (await test.say('em que dia gastei mais?')).text
    expect(day).toMatch(/mais gastou .* foi hoje .*: R\$\s95,00 em 2 gastos\./)
    const shop = (await test.say('onde eu mais gasto?')).text
    expect(shop).toMatch(/foi em Ifood: R\$\s110,00 em 2 gastos\.\nDepois dele:\n- Feira/)
  })

  it('says so in English', async () => {
    await done('en', 'spent 60 at target')
    expect((await test.say('where do I spend the most?', { locale: 'en' })).text).toMatch(
      /was Target: .*60\.00 in 1 expense\./,
    )
  })
})

describe('a saving plan that is asked for', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'se eu guardar 500 por mês, quanto tenho em 2 anos?',
      /em 2 anos você junta R\$\s12\.000,00\.$/,
    ],
    [
      'pt-BR',
      'quanto preciso guardar por mês pra juntar 9 mil em 18 meses?',
      /em 1 ano e 6 meses, guarde R\$\s500,00 por mês/,
    ],
    [
      'pt-BR',
      'em quanto tempo junto 10 mil guardando 500 por mês?',
      /você junta R\$\s10\.000,00 em 1 ano e 8 meses/,
    ],
    [
      'pt-BR',
      'se eu guardar 300 por mês a 1% ao mês, quanto tenho em 3 anos?',
      /São R\$\s10\.800,00 seus e R\$\s2\.123,06 de rendimento/,
    ],
    [
      'en',
      'if I save 200 a month, how much will I have in 2 years?',
      /you’ll have R\$4,800\.00 in 2 years/,
    ],
    [
      'en',
      'how long will it take to save 5000 at 300 a month?',
      /R\$5,000\.00 in 1 year and 5 months/,
    ],
  ] as const)('is worked out (%s, %s)', async (locale, asked, answer) => {
    expect((await test.say(asked, { locale })).text).toMatch(answer)
  })
})

describe('a rent that changes', SLOW, () => {
  it.each([
    ['pt-BR', 'o aluguel é 1500 todo dia 8', 'meu aluguel aumentou pra 1850', 'Aluguel'],
    ['en', 'my rent is 1500 every 8th', 'my rent went up to 1850', 'Rent'],
  ] as const)('is the bill, and no income (%s)', async (locale, kept, changed, name) => {
    await done(locale, kept)
    const [title] = await titleOf(locale, changed)
    expect(title).toContain(name)
    expect(title).toMatch(/1[.,]850/)
    expect(title).not.toMatch(/[Rr]eceita|[Ii]ncome/)
  })
})

describe('what nothing comes close to', SLOW, () => {
  it.each([
    ['pt-BR', 'o céu ficou cor de rosa', /comece com “anota que”/],
    ['pt-BR', 'qual a capital da Mongólia?', /Essa eu não sei/],
    ['en', 'the sky turned pink', /start with “note that”/],
  ] as const)('gets no example of something else (%s, %s)', async (locale, said, reply) => {
    expect((await test.say(said, { locale })).text).toMatch(reply)
  })
})

describe('who sees what was told', SLOW, () => {
  it.each([
    ['pt-BR', 'você guarda o que eu falo onde?', /onde o Parco está instalado/],
    ['pt-BR', 'alguém mais vê isso?', /onde o Parco está instalado/],
    ['en', 'can anyone else see this?', /where Parco is installed/],
  ] as const)('is answered (%s, %s)', async (locale, asked, reply) => {
    expect((await test.say(asked, { locale })).text).toMatch(reply)
  })
})
