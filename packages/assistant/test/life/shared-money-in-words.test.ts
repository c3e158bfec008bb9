import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { sayEach } from './say-and-approve.ts'

type Locale = 'pt-BR' | 'en'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

const tell = (locale: Locale, ...messages: readonly string[]) => sayEach(test, locale, messages)

describe('a bill that is shared', SLOW, () => {
  it.each([
    ['pt-BR', 'dividi a pizza de 90 com a Ana e o Tom', 'Gasto: Pizza, R$ 30,00', 'me devem 30'],
    ['pt-BR', 'rachei a conta de 90 com a Ana', 'Gasto: Conta, R$ 45,00', 'Ana me deve 45'],
    ['pt-BR', 'o jantar foi 120, dividi com a Sara', 'Gasto: Jantar, R$ 60,00', 'me deve 60'],
    ['pt-BR', 'dividimos o uber de 40 em 4', 'Gasto: Uber, R$ 10,00', '4 partes'],
    ['pt-BR', 'dividi 150 do presente com mais 2 amigos', 'Gasto: Presente, R$ 50,00', '3 partes'],
    ['en', 'split 120 with Sarah for dinner', 'Expense: Dinner, R$60.00', 'Sarah owes me 60'],
    ['en', 'we split a 40 uber 4 ways', 'Expense: Uber, R$10.00', '4 parts'],
    ['en', 'dinner was 100, split with Ana and Tom', 'Expense: Dinner, R$33.34', 'owe me 33.33'],
  ] as const)('is spent in part, %s: %s', async (locale, text, title, remark) => {
    const answer = await tell(locale, text)
    expect(answer.titles).toHaveLength(1)
    expect(answer.titles[0]).toContain(title)
    expect(answer.text).toContain(remark)
  })

  it.each([
    ['pt-BR', 'paguei 100 no jantar e dividi com a Ana e o Tom', 'sim', 3334, 3333],
    ['en', 'I paid 100 for dinner and split it with Ana and Tom', 'yes', 3334, 3333],
  ] as const)(
    'that the user paid is owed in parts that add up, %s',
    async (locale, text, yes, own, other) => {
      await tell(locale, text, yes)
      const month = await test.parco.read(test.userId, 'get_finance_summary', {})
      expect(month).toMatchObject({ spentCents: own })
      const { loans } = (await test.parco.read(test.userId, 'get_loans', {})) as {
        readonly loans: readonly { readonly leftCents: number; readonly person: string }[]
      }
      expect(loans.map(({ leftCents, person }) => [person, leftCents])).toEqual([
        ['Ana', other],
        ['Tom', other],
      ])
      expect(own + 2 * other).toBe(10_000)
    },
  )

  it.each([
    ['pt-BR', 'o almoço foi 96, rachei com o Davi e a Bia, eu paguei', 32],
    ['pt-BR', 'rachei 96 da feira com o Davi e a Bia, fui eu que paguei', 32],
    ['en', 'brunch was 96, split with Davi and Bia, I paid', 32],
    ['en', 'split a 96 dinner with Davi and Bia, I paid', 32],
    ['en', 'split dinner with Davi and Bia, 96 total, I paid', 32],
  ] as const)(
    'that was paid whole names no payer among those who owe, %s: %s',
    async (locale, text, part) => {
      const { approvals } = await tell(locale, text)
      expect(approvals.map(({ input }) => input)).toMatchObject([
        { actualAmount: part },
        { person: 'Davi', amount: part },
        { person: 'Bia', amount: part },
      ])
    },
  )

  it.each([
    ['pt-BR', 'a Ana e o Tom me devem 30 cada'],
    ['en', 'Ana and Tom owe me 30 each'],
  ] as const)('is owed by each who did not pay, %s: %s', async (locale, text) => {
    const { approvals } = await tell(locale, text)
    expect(approvals.map(({ input }) => input)).toMatchObject([
      { person: 'Ana', amount: 30 },
      { person: 'Tom', amount: 30 },
    ])
  })

  it.each([
    ['pt-BR', 'rachei a pizza de 90 com a Ana e minha parte foi 40', 'R$ 40,00'],
    ['en', 'dinner was 120 and we split it, my share was 40', 'R$40.00'],
  ] as const)('is the part that was said, %s: %s', async (locale, text, part) => {
    expect((await tell(locale, text)).titles.join()).toContain(part)
  })
})

describe('a bill that nobody knows how many share', SLOW, () => {
  it.each([
    ['pt-BR', 'rachei a pizza de 90 com a galera', '22', 'Gasto: Pizza, R$ 22,00'],
    ['en', 'split a 90 pizza with friends', '22', 'Expense: Pizza, R$22.00'],
  ] as const)('is asked for the part alone, %s', async (locale, text, part, title) => {
    const asked = await tell(locale, text)
    expect(asked.approvals).toEqual([])
    expect(asked.text).toContain('90')
    expect((await tell(locale, part)).titles[0]).toContain(title)
  })

  it.each([
    ['pt-BR', 'dividi a conta de 80 com meu irmão mais novo', 'R$ 40,00'],
    ['en', 'split the bill of 80 with my little brother', 'R$40.00'],
  ] as const)('is halved with one person of several words, %s', async (locale, text, part) => {
    expect((await tell(locale, text)).titles[0]).toContain(part)
  })
})

describe('somebody who was named before', SLOW, () => {
  const LANGUAGES = [
    {
      locale: 'pt-BR',
      yes: 'sim',
      lent: 'emprestei 100 pra Ana',
      repays: 'ela já me pagou 20',
      more: 'emprestei mais 50 pra ela',
      asks: 'quanto ela me deve?',
      owes: 'devo 300 pro Caio',
      pays: ['paguei 100 pra ele', 'devolvi 100 pra ele'],
      unknown: 'paguei 40 pra ela',
      who: 'Quem é “ela”?',
      answer: 'a Duda',
    },
    {
      locale: 'en',
      yes: 'yes',
      lent: 'I lent Ana 100',
      repays: 'she paid me 20',
      more: 'lent her 50 more',
      asks: 'how much does she owe me?',
      owes: 'I owe Carl 300',
      pays: ['paid him 100', 'paid him back 100'],
      unknown: 'paid her 40',
      who: 'Who is “her”?',
      answer: 'Dora',
    },
  ] as const

  describe.each(LANGUAGES)('in $locale', ({ locale, yes, ...said }) => {
    it('is meant by what came back, was lent and is asked', async () => {
      await tell(locale, said.lent, yes)
      expect((await tell(locale, said.repays)).approvals).toMatchObject([
        { toolName: 'record_repayment', input: { personRef: 'Ana', amount: 20 } },
      ])
      expect((await tell(locale, yes, said.more)).approvals).toMatchObject([
        { toolName: 'lend_money', input: { person: 'Ana', amount: 50 } },
      ])
      await tell(locale, yes, locale === 'en' ? 'I lent Tom 900' : 'emprestei 900 pro Tom', yes)
      await tell(locale, locale === 'en' ? 'how much does Ana owe me?' : 'quanto a Ana me deve?')
      const { text } = await tell(locale, said.asks)
      expect(text).toContain('130')
      expect(text).not.toContain('900')
    })

    it.each(said.pays)('is paid what they are owed: %s', async (pays) => {
      await tell(locale, said.owes, yes)
      expect((await tell(locale, pays)).approvals).toMatchObject([
        { toolName: 'pay_debt_installment' },
      ])
      expect((await tell(locale, yes)).text).toContain('200')
    })

    it('is asked for, where nobody was', async () => {
      const asked = await tell(locale, said.unknown)
      expect(asked.approvals).toEqual([])
      expect(asked.text).toBe(said.who)
      const { approvals } = await tell(locale, said.answer)
      expect(approvals).toMatchObject([{ input: { actualAmount: 40 } }])
      expect(approvals[0]?.preview.title).toContain(said.answer.slice(-4))
    })

    it('is chosen from all who owe, where nobody was', async () => {
      await tell(
        locale,
        said.lent,
        yes,
        locale === 'en' ? 'I lent Tom 50' : 'emprestei 50 pro Tom',
        yes,
      )
      const conversationId = test.mint('conversation')
      const asked = await test.say(said.repays, { locale, conversationId })
      expect(asked.approvals).toEqual([])
      expect(asked.text).toContain('Ana')
      expect(asked.text).toContain('Tom')
      const { approvals } = await test.say('Tom', { locale, conversationId })
      expect(approvals).toMatchObject([{ input: { personRef: 'Tom', amount: 20 } }])
    })
  })
})
