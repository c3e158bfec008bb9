import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { YES } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

type Language = 'pt-BR' | 'en'

/** Says each in turn, in one language; the last answer. */
async function say(locale: Language, ...messages: readonly string[]): Promise<string> {
  let text = ''
  for (const message of messages) text = (await test.say(message, { locale })).text
  return text
}

/** Says each and agrees to its card. */
async function done(locale: Language, ...messages: readonly string[]): Promise<string> {
  let text = ''
  for (const message of messages) text = await say(locale, message, YES[locale])
  return text
}

const INTERNET = {
  'pt-BR': 'cadastra a internet de 120 todo dia 10',
  en: 'register internet bill of 120 due on the 10th',
}

describe('a bill of which the words say the months', SLOW, () => {
  it.each([
    ['pt-BR', 'a partir de janeiro a internet é 130', 'de janeiro de 2027 em diante'],
    ['pt-BR', 'a internet aumentou pra 130 a partir de março', 'de março de 2027 em diante'],
    ['pt-BR', 'em janeiro a internet vai pra 130', 'de janeiro de 2027 em diante'],
    ['pt-BR', 'muda a internet pra 130 só em dezembro', 'só em dezembro de 2026'],
    ['pt-BR', 'só em dezembro a internet vem 130', 'só em dezembro de 2026'],
    ['pt-BR', 'muda a internet de janeiro pra 130', 'só em janeiro de 2027'],
    ['pt-BR', 'a internet de dezembro vai ser 130', 'só em dezembro de 2026'],
    ['pt-BR', 'muda a internet pra 130 em todos os meses', 'em todos os meses'],
    ['en', 'from January on the internet is 130', 'from January 2027 on'],
    ['en', 'the internet goes up to 130 starting in March', 'from March 2027 on'],
    ['en', 'internet goes up to 130 next month', 'from December 2026 on'],
    ['en', 'change the internet to 130 only in december', 'in December 2026 only'],
    ['en', 'change the internet to 130 for all months', 'in every month'],
  ] as const)('changes in those alone, in %s: %s', async (locale, text, months) => {
    await done(locale, INTERNET[locale])
    const card = await say(locale, text)
    expect(card).toContain(`Internet, ${months}`)
    expect(card).toMatch(/120[.,]00 → R\$\s?130[.,]00/)
  })

  it.each([
    ['pt-BR', 'cancela a internet a partir de fevereiro', 'de fevereiro de 2027 em diante'],
    ['pt-BR', 'a partir do mês que vem não pago mais internet', 'de dezembro de 2026 em diante'],
    ['pt-BR', 'cancela a internet só em janeiro', 'só em janeiro de 2027'],
    ['pt-BR', 'pula a internet em dezembro', 'só em dezembro de 2026'],
    ['pt-BR', 'em janeiro não vem a internet', 'só em janeiro de 2027'],
    ['en', 'cancel the internet from february on', 'from February 2027 on'],
    ['en', "starting next month I don't pay the internet anymore", 'from December 2026 on'],
    ['en', 'skip the internet in january', 'in January 2027 only'],
  ] as const)('ends in those alone, in %s: %s', async (locale, text, months) => {
    await done(locale, INTERNET[locale])
    expect(await say(locale, text)).toContain(months)
  })

  it.each(['pt-BR', 'en'] as const)(
    'is what rent means, where a bill is called so (%s)',
    async (locale) => {
      const isEnglish = locale === 'en'
      await done(
        locale,
        isEnglish ? 'my rent is 1200 due on the 10th' : 'meu aluguel é 1200 todo dia 10',
      )
      for (const text of isEnglish
        ? ['the rent went up to 1300', 'from January on the rent is 1300']
        : ['o aluguel aumentou pra 1300', 'a partir de janeiro o aluguel é 1300']) {
        const { approvals } = await test.say(text, { locale })
        expect(approvals).toMatchObject([{ toolName: 'update_bill' }])
        await say(locale, isEnglish ? 'no' : 'não')
      }
    },
  )
})

describe('a bill that came', SLOW, () => {
  it.each([
    ['pt-BR', 'a conta de luz veio 150', 'só em novembro de 2026'],
    ['pt-BR', 'a luz é 150 esse mês', 'só em novembro de 2026'],
    ['pt-BR', 'esse mês a luz veio 150', 'só em novembro de 2026'],
    ['pt-BR', 'a conta de dezembro veio 150', 'só em dezembro de 2026'],
    ['en', 'the power bill came to 150', 'in November 2026 only'],
    ['en', 'the power bill is 150 this month', 'in November 2026 only'],
    ['en', "December's bill came to 150", 'in December 2026 only'],
  ] as const)('costs that in its month (%s): %s', async (locale, text, month) => {
    await done(
      locale,
      locale === 'en'
        ? 'register power bill of 140 due on the 15th'
        : 'cadastra a luz de 140 todo dia 15',
    )
    expect(await say(locale, text)).toMatch(
      new RegExp(`${month}: R\\$\\s?140[.,]00 → R\\$\\s?150[.,]00`),
    )
  })

  it('is asked for where there are several', async () => {
    await done('pt-BR', INTERNET['pt-BR'], 'cadastra a luz de 140 todo dia 15')
    expect(await say('pt-BR', 'a conta de dezembro veio 150')).toContain('Qual destas contas?')
    expect(await say('pt-BR', 'luz')).toContain('Luz, só em dezembro de 2026')
  })

  it.each([
    [
      'pt-BR',
      'paguei a internet',
      'não paguei a internet',
      'Desmarcar pagamento: Internet de novembro',
    ],
    [
      'pt-BR',
      'paguei a internet',
      'ainda não paguei a internet',
      'Desmarcar pagamento: Internet de novembro',
    ],
    [
      'en',
      'paid the internet',
      "I haven't paid the internet",
      'Take back payment: Internet for November',
    ],
  ] as const)(
    'and was said paid is open again where that is denied (%s): %s, %s',
    async (locale, paid, denied, card) => {
      await done(locale, INTERNET[locale])
      expect((await test.say(denied, { locale })).approvals).toEqual([])
      await done(locale, paid)
      expect(await say(locale, denied)).toContain(card)
      await say(locale, YES[locale])
      expect((await test.say(denied, { locale })).approvals).toEqual([])
    },
  )
})

describe('what is left of a plan', SLOW, () => {
  it.each([
    ['pt-BR', 'quanto sobra de lazer?'],
    ['pt-BR', 'quanto ainda tenho pra gastar com lazer?'],
    ['en', 'how much is left for leisure?'],
    ['en', 'how much do I have left to spend on leisure this month?'],
  ] as const)('is told by its name (%s): %s', async (locale, text) => {
    await done(
      locale,
      ...(locale === 'en'
        ? ['set a budget of 300 for leisure', 'spent 80 at the movies']
        : ['orçamento de lazer 300', 'gastei 80 no cinema']),
    )
    expect(await say(locale, text)).toMatch(/R\$\s?220[.,]00/)
  })
})

describe('a bill registered after its day', SLOW, () => {
  it.each([
    ['pt-BR', 'contas desse mês', 'contas atrasadas', 'venceu em 10/11', 'Nenhuma conta atrasada'],
    ['en', "what are this month's bills?", 'overdue bills', 'was due Nov 10', 'Nothing is overdue'],
  ] as const)('is open and not late (%s)', async (locale, list, late, state, nothing) => {
    expect(await done(locale, INTERNET[locale])).toContain('Internet')
    expect(await say(locale, list)).toContain(state)
    expect(await say(locale, late)).toContain(nothing)
    test.setNow('2026-12-12T15:00:00.000Z')
    expect(await say(locale, late)).toContain(
      locale === 'en' ? '2 days overdue' : 'atrasada há 2 dias',
    )
    expect(await say(locale, late)).not.toContain(locale === 'en' ? 'earlier' : 'anteriores')
  })

  it.each([
    ['pt-BR', 'cancela a internet só esse mês', 'contas desse mês', 'Nada a pagar em novembro'],
    [
      'en',
      'cancel the internet just this month',
      "what are this month's bills?",
      'Nothing to pay in',
    ],
  ] as const)('that is canceled was not paid (%s)', async (locale, cancel, list, nothing) => {
    await done(locale, INTERNET[locale], cancel)
    const text = await say(locale, list)
    expect(text).toContain(nothing)
    expect(text).not.toMatch(/tudo pago|Everything is paid/)
  })

  it.each([
    [
      'pt-BR',
      'paguei a internet',
      'desmarca a internet',
      'contas de dezembro',
      'Contas de dezembro de 2026',
    ],
    ['en', 'paid the internet', 'unmark the internet', 'December bills', 'Bills for December 2026'],
  ] as const)(
    'may be asked about while a card of it waits (%s)',
    async (locale, pay, unmark, ask, answer) => {
      await done(locale, INTERNET[locale], pay)
      await say(locale, unmark)
      expect(await say(locale, ask)).toContain(answer)
      expect(await say(locale, YES[locale])).toMatch(/voltou a ficar em aberto|is open again/)
    },
  )
})

describe('the bills of a month', SLOW, () => {
  it.each([
    ['pt-BR', 'contas de março', 'março de 2027'],
    ['en', 'march bills', 'March 2027'],
    ['en', 'what are my may bills?', 'May 2027'],
  ] as const)('are asked for by its name alone (%s): %s', async (locale, text, month) => {
    await done(locale, INTERNET[locale])
    expect(await say(locale, text)).toContain(month)
  })

  it.each([
    [
      'pt-BR',
      'cadastra o cartão nubank fecha dia 10 e vence dia 20',
      'quanto é a conta do nubank?',
      'Nubank',
    ],
    [
      'en',
      'register chase card closing on the 10th and due on the 20th',
      'how much is my chase bill?',
      'Chase',
    ],
  ] as const)('of a card are its invoice (%s)', async (locale, card, ask, name) => {
    await done(locale, card)
    expect(await say(locale, ask)).toMatch(new RegExp(`${name}.*(fecha 10/12|closes Dec 10)`))
  })
})

describe('money that comes regularly', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'recebo 800 de aluguel todo dia 5',
      'recebi o aluguel',
      'Receita: Aluguel, R$ 800,00',
    ],
    ['en', 'I get 800 of rent every 5th', 'I received the rent', 'Income: Rent, R$800.00'],
    [
      'pt-BR',
      'recebo 4500 de salário todo dia 5',
      'caiu o salário',
      'Receita: Salário, R$ 4.500,00',
    ],
    ['en', 'I get a salary of 4500 every 5th', 'got my salary', 'Income: Salary, R$4,500.00'],
  ] as const)(
    'comes in as expected, unless another amount is said (%s): %s',
    async (locale, rule, came, card) => {
      await done(locale, rule)
      expect(await say(locale, came)).toContain(card)
    },
  )

  it.each([
    ['pt-BR', 'recebo 800 de aluguel todo dia 5', 'minhas receitas', 'Aluguel, R$ 800,00, 05/12'],
    ['en', 'I get 800 of rent every 5th', 'my income', 'Rent, R$800.00, Dec 5'],
  ] as const)('is told when it comes next (%s)', async (locale, rule, ask, next) => {
    await done(locale, rule)
    expect(await say(locale, ask)).toContain(next)
  })

  it.each([
    [
      'pt-BR',
      'recebo 4500 de salário todo dia 5',
      'a partir de janeiro meu salário é 5200',
      'a partir de 05/01/2027',
    ],
    [
      'pt-BR',
      'recebo 4500 de salário todo dia 5',
      'só em dezembro meu salário vem 5200',
      'só 05/12',
    ],
    [
      'pt-BR',
      'recebo 4500 de salário todo dia 5',
      'em dezembro não recebo o salário',
      'Salário, 05/12',
    ],
    ['en', 'I get a salary of 4500 every 5th', 'from January on my salary is 5200', 'Jan 5, 2027'],
    ['en', 'I get a salary of 4500 every 5th', 'only in December my salary is 5200', 'Dec 5'],
  ] as const)(
    'changes in the months that are said (%s): %s, %s',
    async (locale, rule, text, when) => {
      await done(locale, rule)
      expect(await say(locale, text)).toContain(when)
    },
  )
})

describe('money for somebody or something that is kept', SLOW, () => {
  it.each([
    ['pt-BR', 'devo 300 pro João', 'paguei 100 pro João', 'Faltam R$ 200,00'],
    ['en', 'I owe John 300', 'I paid John 100', 'R$200.00 is left'],
  ] as const)('goes to what is owed to them (%s)', async (locale, debt, paid, left) => {
    await done(locale, debt)
    const { approvals, text } = await test.say(paid, { locale })
    expect(approvals).toMatchObject([{ toolName: 'pay_debt_installment' }])
    expect(text).toMatch(/“gastei 100 com João”|“spent 100 on John”/)
    expect(await say(locale, YES[locale])).toContain(left)
  })

  it('is an expense beyond what is owed, to others, and where it was spent', async () => {
    await done('pt-BR', 'devo 300 pro João')
    for (const text of ['paguei 400 pro João', 'paguei 100 pra Ana', 'gastei 100 com o João']) {
      const { approvals } = await test.say(text)
      expect(approvals).toMatchObject([{ toolName: 'create_expense' }])
      await say('pt-BR', 'não')
    }
  })

  it.each([
    [
      'pt-BR',
      ['financiei a moto em 12x de 1000', 'todo dia 10', 'em dezembro'],
      'quitei a moto',
      'parcelas 1 a 12 de 12',
    ],
    [
      'en',
      ['I financed a motorcycle in 12 installments of 1000', 'the 10th', 'December'],
      'I paid off the motorcycle',
      'installments 1 to 12 of 12',
    ],
  ] as const)('pays a debt off whole (%s)', async (locale, debt, paid, all) => {
    await say(locale, ...debt, YES[locale])
    expect(await say(locale, paid)).toContain(all)
    expect(await say(locale, YES[locale])).toMatch(/quitada!|paid off!/)
  })

  it('that is paid off and was not kept needs no following', async () => {
    expect(await say('pt-BR', 'quitei a moto')).toContain('Nenhuma dívida anotada')
    await done('pt-BR', 'devo 300 pro João')
    await done('pt-BR', 'quitei a dívida do João')
    expect(await say('pt-BR', 'quanto devo?')).toContain('João está quitada')
  })

  it.each([
    ['pt-BR', 'gastei 50', 'coloquei na poupança', 'Investimento: Poupança, R$ 50,00'],
    ['en', 'spent 50', 'put it in my savings', 'R$50.00'],
  ] as const)('that was put aside was not spent (%s)', async (locale, spent, put, card) => {
    await say(locale, spent)
    const { approvals, text } = await test.say(put, { locale })
    expect(text).toContain(card)
    expect(approvals).toMatchObject([{ toolName: 'create_investment' }])
  })

  it.each([
    ['pt-BR', 'coloquei na poupança', 'De quanto é?'],
    ['en', 'I put some money in my savings', 'How much is it?'],
  ] as const)('is asked how much (%s)', async (locale, put, question) => {
    expect(await say(locale, put)).toContain(question)
  })
})
