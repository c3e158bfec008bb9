import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

type Locale = 'pt-BR' | 'en'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

const YES = { 'pt-BR': 'sim', en: 'yes' } as const

/** Says each message and accepts what it proposes, but of the last, whose answer it gives. */
async function tell(locale: Locale, ...messages: readonly string[]) {
  const say = (text: string) => test.say(text, { locale })
  for (const message of messages.slice(0, -1)) {
    const { approvals } = await say(message)
    if (approvals.length > 0) await say(YES[locale])
  }
  const last = await say(messages.at(-1) ?? '')
  return {
    ...last,
    tools: last.approvals.map(({ toolName }) => toolName),
    titles: last.approvals.map(({ preview }) => preview.title).join('\n'),
  }
}

describe('money between friends', SLOW, () => {
  it.each([
    ['pt-BR', 'a Renata ainda me deve 400 do freela', 'Renata'],
    ['en', 'my roommate owes me 70 for utilities', 'Roommate'],
  ] as const)('is owed for a reason, %s: %s', async (locale, text, person) => {
    const { titles, tools } = await tell(locale, text)
    expect(tools).toEqual(['lend_money'])
    expect(titles).toContain(person)
  })

  it.each([
    ['pt-BR', 'emprestei 100 pro Beto', 'o Beto me mandou 40', '40'],
    ['pt-BR', 'emprestei 100 pro Beto', 'o Beto já acertou', '100'],
    ['pt-BR', 'emprestei 100 pro Beto', 'ele me fez um pix de 30', '30'],
    ['en', 'lent Omar 100', 'Omar venmoed me 40', '40'],
    ['en', 'lent Omar 100', 'he sent me 30', '30'],
  ] as const)('comes back however it is said, %s: %s, %s', async (locale, lent, back, amount) => {
    const { titles, tools } = await tell(locale, lent, back)
    expect(tools).toEqual(['record_repayment'])
    expect(titles).toContain(amount)
  })

  it.each([
    [
      'pt-BR',
      'devo 900 pro meu pai, vou pagar 150 por mês',
      'dia 5, a partir de janeiro',
      '6x de R$ 150,00',
    ],
    [
      'en',
      'I borrowed 500 from my sister, paying her back 100 a month',
      'the 5th, from January',
      '5 installments of R$100.00',
    ],
  ] as const)('is paid back in so much a month, %s: %s', async (locale, owes, answer, terms) => {
    expect((await tell(locale, owes)).approvals).toEqual([])
    expect((await tell(locale, answer)).titles).toContain(terms)
  })

  it.each([
    ['pt-BR', 'emprestei 50 pra Ana', 'emprestei 60 pro Tom', 'Quando voltar'],
    ['en', 'lent Ana 50', 'lent Tom 60', 'When it comes back'],
  ] as const)('says once how a loan ends, %s', async (locale, first, second, hint) => {
    await tell(locale, first)
    expect((await tell(locale, YES[locale])).text).toContain(hint)
    await tell(locale, second)
    expect((await tell(locale, YES[locale])).text).not.toContain(hint)
  })
})

describe('what a month brings', SLOW, () => {
  it.each([
    ['pt-BR', 'recebo dia 5', '3200', '3.200,00 por mês'],
    ['en', 'I get paid on the 28th', '2450', '2,450.00 a month'],
  ] as const)('is asked for where only its day is told, %s', async (locale, day, sum, told) => {
    expect((await tell(locale, day, sum)).titles).toContain(told)
  })

  it.each([
    ['pt-BR', 'recebo 500 por semana, a próxima é sexta', '500,00 por semana'],
    [
      'pt-BR',
      'ganho 1200 a cada 15 dias, o próximo pagamento é sexta',
      '1.200,00 a cada duas semanas',
    ],
    ['en', 'I make 2100 every two weeks, next one is Friday', '2,100.00 every two weeks'],
    ['en', 'I get paid 500 a week, my next payday is Friday', '500.00 a week'],
    ['pt-BR', 'recebo 3200 todo dia 5', '3.200,00 por mês, todo dia 5'],
    ['pt-BR', 'ganho 3200 por mês, sempre dia 5', '3.200,00 por mês, todo dia 5'],
    ['pt-BR', 'salário de 3200, cai todo dia 5', '3.200,00 por mês, todo dia 5'],
    ['en', 'I get paid 2450 on the 28th', '2,450.00 a month, on day 28'],
    ['en', 'my salary is 2450 a month, paid on the 28th', '2,450.00 a month'],
  ] as const)('comes each week or two, %s: %s', async (locale, text, told) => {
    expect((await tell(locale, text)).titles).toContain(told)
  })

  it.each([
    [
      'pt-BR',
      'o aluguel é 1350 todo dia 10',
      'aumentou o aluguel pra 1.420 a partir de fevereiro',
      '1.420',
    ],
    ['en', 'rent is 1300 on the 1st', 'they raised my rent to 1375 from February', '1,375'],
  ] as const)('costs more from a month on, %s', async (locale, bill, raised, amount) => {
    const { titles, tools } = await tell(locale, bill, raised)
    expect(tools).toEqual(['update_bill'])
    expect(titles).toContain(amount)
    expect(titles).toContain('2027')
  })

  it.each([
    ['pt-BR', 'a academia é 90 todo dia 20', 'cancela a academia a partir de janeiro'],
    ['en', 'gym is 39.99 on the 20th', 'cancel the gym from January'],
  ] as const)('ends a bill by its name, %s', async (locale, bill, ends) => {
    const { titles, tools } = await tell(locale, bill, ends)
    expect(tools).toEqual(['cancel_bill'])
    expect(titles).toContain('2027')
  })

  it.each([
    [
      'pt-BR',
      'a academia é 90 todo dia 20',
      'academia com a Bia sexta às 18h',
      'cancela a academia',
    ],
    ['en', 'gym is 39.99 on the 20th', 'gym with Bea on Friday at 6pm', 'cancel the gym'],
  ] as const)('ends no bill where an event has its name, %s', async (locale, ...messages) => {
    expect((await tell(locale, ...messages)).tools).not.toContain('cancel_bill')
  })
})

describe('what is left and where it went', SLOW, () => {
  it.each([
    [
      'pt-BR',
      [
        'põe um limite de 300 pra lazer',
        'gastei 120 no show e 45 no cinema com a Lúcia',
        'quanto sobrou do lazer?',
      ],
      '135,00',
    ],
    [
      'en',
      [
        'limit eating out to 250 a month',
        'spent 64 at Olive Garden',
        'how much is left of eating out?',
      ],
      '186.00',
    ],
  ] as const)('of a plan, %s', async (locale, messages, left) => {
    expect((await tell(locale, ...messages)).text).toContain(left)
  })

  it.each([
    ['pt-BR', ['gastei 90 na farmácia', 'em que categoria gastei mais?'], 'Saúde'],
    ['en', ['spent 90 at the pharmacy', 'which category did I spend the most on?'], 'Health'],
  ] as const)('by its category, %s', async (locale, messages, category) => {
    expect((await tell(locale, ...messages)).text).toContain(category)
  })

  it.each([
    [
      'pt-BR',
      ['gastei 90 na farmácia', 'quanto gastei com saúde?', 'foi mais que no mês passado?'],
      'não há nada anotado para comparar',
    ],
    [
      'en',
      [
        'spent 90 at the pharmacy',
        'how much did I spend on health?',
        'is that more than last month?',
      ],
      'to compare it with',
    ],
  ] as const)('beside a month without any, %s', async (locale, messages, told) => {
    expect((await tell(locale, ...messages)).text).toContain(told)
  })

  it.each([
    [
      'pt-BR',
      'comprei um tênis de 360 em 4x no cartão',
      'meu nubank fecha dia 3 e vence dia 10',
      'coloca Tênis no Nubank',
    ],
    [
      'en',
      'bought a couch for 960 in 8 installments on my card',
      'my Visa closes on the 5th and is due on the 25th',
      'put Couch on my Visa card',
    ],
  ] as const)('on a card that is added later, %s', async (locale, bought, card, hint) => {
    await tell(locale, bought, card)
    expect((await tell(locale, YES[locale])).text).toContain(hint)
    expect((await tell(locale, hint)).tools).toEqual(['update_expense'])
  })
})

describe('a question of several parts', SLOW, () => {
  it.each([
    ['pt-BR', 'ontem gastei 40 no mercado', 'gastei 25 no café', 'quanto gastei ontem e hoje?'],
    [
      'en',
      'yesterday I spent 40 on groceries',
      'spent 25 on coffee',
      'how much did I spend yesterday and today?',
    ],
  ] as const)('is about both days, %s', async (locale, ...messages) => {
    expect((await tell(locale, ...messages)).text).toMatch(/65[.,]00/)
  })

  it.each([
    [
      'pt-BR',
      'recebi 1000 de salário',
      'gastei 200 no mercado',
      'se eu gastar mais 500 esse mês, quanto sobra?',
    ],
    [
      'en',
      'got paid 1000',
      'spent 200 on groceries',
      'if I spend another 500 this month, how much is left?',
    ],
  ] as const)('counts what would be spent, %s', async (locale, ...messages) => {
    const { approvals, text } = await tell(locale, ...messages)
    expect(approvals).toEqual([])
    expect(text).toMatch(/300[.,]00/)
    expect(await test.count('expenses')).toBe(1)
  })

  it.each([
    ['pt-BR', 'recebi 1000 de salário', 'qual a previsão pro fim do mês?'],
    ['en', 'got paid 1000', "what's the forecast for the end of the month?"],
  ] as const)('looks to the end of the month, %s', async (locale, ...messages) => {
    expect((await tell(locale, ...messages)).text).toMatch(/1[.,]000/)
  })
})

describe('how it is paid', SLOW, () => {
  it.each([
    ['pt-BR', 'o mecânico cobrou 600 e vou pagar em 3x'],
    ['en', "the mechanic charged me 600 and I'll pay in 3 installments"],
  ] as const)('belongs to the purchase, %s', async (locale, text) => {
    expect((await tell(locale, text)).approvals).toMatchObject([
      { toolName: 'create_expense', input: { actualAmount: 600, installments: 3 } },
    ])
  })

  it.each([
    ['pt-BR', 'o condomínio é 412 todo dia 8', 'paguei o condomínio com multa, deu 425'],
    ['en', 'rent is 1450 on the 1st', 'paid rent late with a fee, 1,490 total'],
  ] as const)('is the bill with its fee, %s', async (locale, bill, paid) => {
    const { titles, tools } = await tell(locale, bill, paid)
    expect(tools).toEqual(['mark_bill_paid'])
    expect(titles).toMatch(/425|1,490/)
  })
})

describe('a category that a purchase has already', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'gastei 30 de estacionamento',
      'muda a categoria do estacionamento pra transporte',
      'já está em Transporte',
    ],
    [
      'en',
      'spent 15 on parking',
      'change the category of parking to transport',
      'in Transport already',
    ],
  ] as const)('is told, and nothing is asked, %s', async (locale, spent, changed, told) => {
    const { approvals, text } = await tell(locale, spent, changed)
    expect(approvals).toEqual([])
    expect(text).toContain(told)
  })
})

describe('a correction that changes nothing', SLOW, () => {
  it.each([
    ['pt-BR', 'devo 900 pro meu pai', 'dia 5', 'Isso não muda nada aqui'],
    ['en', 'I owe my dad 900', 'due on the 5th', 'That changes nothing here'],
  ] as const)('is said to, and the card waits, %s', async (locale, owes, day, told) => {
    await tell(locale, owes)
    const { text } = await tell(locale, day)
    expect(text).toContain(told)
    await tell(locale, YES[locale])
    expect(await test.count('debts')).toBe(1)
  })
})
