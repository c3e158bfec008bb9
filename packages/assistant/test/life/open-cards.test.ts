import type { Locale } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { SLOW } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { YES } from './say-and-approve.ts'

const opened = openLifeTest()

const FIRST: Readonly<Record<Locale, string>> = {
  'pt-BR': 'gastei 45 no mercado',
  en: 'spent 45 on groceries',
}

/** A user, and what the last of these messages proposes or asks. */
async function told(locale: Locale, ...messages: readonly string[]) {
  const test = await opened.newUser({ locale })
  let last = await test.say(messages[0] ?? '')
  for (const [index, text] of messages.slice(1).entries()) {
    test.setNow(`2026-11-18T15:0${index + 1}:00.000Z`)
    last = await test.say(text)
  }
  const open = await test.parco.openApprovals(test.userId)
  return { test, last, titles: open.map(({ preview }) => preview.title) }
}

describe('an open card', SLOW, () => {
  it.each<[Locale, string, string, readonly string[]]>([
    [
      'pt-BR',
      'gastei 1000 no notebook',
      'me reembolsaram 30 do uber',
      ['Notebook, R$ 1.000,00', 'Receita: Reembolso, R$ 30,00'],
    ],
    [
      'en',
      'spent 1000 on a laptop',
      'i got refunded 30 for the uber',
      ['Laptop, R$1,000.00', 'Income: Refund, R$30.00'],
    ],
    ['pt-BR', 'meu orçamento pra lazer é 300', 'gastei 50', ['Lazer, R$ 300,00']],
    ['pt-BR', 'gastei 40 na farmácia', 'a vida é bela', ['Farmácia, R$ 40,00']],
    [
      'pt-BR',
      'marca dentista sexta às 15h',
      'voo pra Belém dia 20 de dezembro às 6h45, põe no calendário',
      ['Dentista, sexta', 'Voo pra Belém'],
    ],
    [
      'en',
      'dentist friday 3pm',
      'concert on the 14th at 8pm, put it on the calendar',
      ['Dentist', 'Concert'],
    ],
    ['en', 'spent 40 at the pharmacy', 'my team is awful', ['Pharmacy, R$40.00']],
    ['pt-BR', 'gastei 40 na farmácia', 'gastei 50', ['Farmácia, R$ 40,00']],
    ['en', 'spent 40 at the pharmacy', 'spent 50', ['Pharmacy, R$40.00']],
    ['en', 'spent 40 at the pharmacy', 'paid 50 in cash', ['Pharmacy, R$40.00']],
  ])(
    'is not rewritten by a statement of its own: %s: %s; %s',
    async (locale, first, second, shown) => {
      const { titles } = await told(locale, first, second)
      expect(titles).toEqual(shown.map((title) => expect.stringContaining(title)))
    },
  )

  it.each<[Locale, string, string, string]>([
    ['pt-BR', 'gastei 40 na farmácia', 'na verdade gastei 50', 'Farmácia, R$ 50,00'],
    ['pt-BR', 'gastei 40 na farmácia', 'foi 50', 'Farmácia, R$ 50,00'],
    ['pt-BR', 'gastei 40 na farmácia', '50', 'Farmácia, R$ 50,00'],
    ['en', 'spent 40 at the pharmacy', 'I meant 50', 'Pharmacy, R$50.00'],
  ])(
    'is changed by a correction or a bare value: %s: %s; %s',
    async (locale, first, second, shown) => {
      const { titles } = await told(locale, first, second)
      expect(titles).toEqual([expect.stringContaining(shown)])
    },
  )

  it.each<[Locale, string, string]>([
    ['pt-BR', 'muda a categoria pra outros', 'Outros'],
    ['en', 'change the category to other', 'Other'],
  ])('takes another category in words: %s: %s', async (locale, text, category) => {
    const { last } = await told(
      locale,
      locale === 'en' ? 'spent 12 on coffee' : 'gastei 12 no café',
      text,
    )
    expect(last.approvals[0]?.preview.fields).toContainEqual(
      expect.objectContaining({ slot: 'category', display: category }),
    )
  })

  it.each<[Locale, string, string]>([
    ['pt-BR', 'gastei 20 no café, 5 no pão e gastei 10', 'só os dois primeiros'],
    ['en', 'spent 20 on coffee, 5 on bread and spent 10', 'just the first two'],
  ])(
    'is what a choice among its items is for, whatever is asked beside it: %s',
    async (locale, first, choice) => {
      const { last, test } = await told(locale, first, choice)
      expect(last.receipts).toHaveLength(2)
      const again = await test.say(choice)
      expect(again.approvals).toEqual([])
    },
  )

  const BILL = { 'pt-BR': 'a internet é 90 todo dia 10', en: 'internet is 90 every 10th' }
  it.each<[Locale, string, string, string]>([
    ['pt-BR', 'na verdade foi 54', 'Alterar', 'R$ 45,00 → R$ 54,00'],
    ['pt-BR', 'na verdade foi 54', 'sim, altera', 'R$ 45,00 → R$ 54,00'],
    ['en', 'actually it was 54', 'Change', 'R$45.00 → R$54.00'],
    ['en', 'actually it was 54', 'yes, change it', 'R$45.00 → R$54.00'],
    ['pt-BR', 'apaga o gasto do mercado', 'Apagar', 'Apaguei'],
    ['en', 'delete the groceries expense', 'Delete', 'Deleted'],
    ['pt-BR', 'paguei a internet', 'Marcar como paga', 'Internet'],
    ['en', 'paid the internet', 'Mark as paid', 'Internet'],
  ])('is approved by the words of its button: %s: %s; %s', async (locale, asked, reply, done) => {
    const { test } = await told(
      locale,
      BILL[locale],
      YES[locale],
      FIRST[locale],
      YES[locale],
      asked,
    )
    test.setNow('2026-11-18T15:06:00.000Z')
    const last = await test.say(reply)
    expect(last.receipts).toHaveLength(1)
    expect(last.text).toContain(done)
  })

  it.each<[Locale, string, string]>([
    ['pt-BR', 'na verdade foi 54', 'Deixar como está'],
    ['pt-BR', 'na verdade foi 54', 'não, deixa'],
    ['pt-BR', 'na verdade foi 54', 'nao deixa assim'],
    ['pt-BR', 'na verdade foi 54', 'não altera'],
    ['pt-BR', 'apaga o gasto do mercado', 'deixa como está'],
    ['en', 'actually it was 54', 'Leave as is'],
    ['en', 'actually it was 54', 'no, leave it as it is.'],
    ['en', 'actually it was 54', 'don’t change it'],
    ['en', 'delete the groceries expense', 'no, leave it'],
  ])('is dismissed by the words of its button: %s: %s; %s', async (locale, asked, reply) => {
    const { last, titles } = await told(locale, FIRST[locale], YES[locale], asked, reply)
    expect(titles).toEqual([])
    expect(last.receipts).toEqual([])
    expect(last.text).toBe(locale === 'en' ? 'OK, left as it was.' : 'Certo, ficou como estava.')
  })

  it.each<[Locale, string]>([
    ['pt-BR', 'Não anotar'],
    ['pt-BR', 'não, deixa assim'],
    ['pt-BR', 'não deixa'],
    ['en', 'Don’t save'],
    ['en', 'no, leave it as is'],
  ])('of something new is dismissed by the words of its button: %s: %s', async (locale, reply) => {
    const { last, titles } = await told(locale, FIRST[locale], reply)
    expect(titles).toEqual([])
    expect(last.text).toBe(locale === 'en' ? 'OK, nothing saved.' : 'Certo, não gravei nada.')
  })

  it.each<[Locale, string, string]>([
    ['pt-BR', 'gastei 45 no mercado', 'deixa assim'],
    ['pt-BR', 'gastei 45 no mercado', 'altera'],
    ['en', 'spent 45 on groceries', 'leave it as is'],
    ['en', 'spent 45 on groceries', 'change it'],
  ])('of something new waits where its words say neither: %s: %s; %s', async (locale, ...said) => {
    const { last, titles } = await told(locale, ...said)
    expect(titles).toHaveLength(1)
    expect(last.receipts).toEqual([])
  })

  it.each<[Locale, string, string]>([
    ['pt-BR', 'anota um gasto', 'Quanto foi?'],
    ['en', 'log an expense', 'How much was it?'],
  ])('is not approved by an order to note another: %s: %s', async (locale, reply, asked) => {
    const { last, titles } = await told(locale, FIRST[locale], reply)
    expect(titles).toHaveLength(1)
    expect(last.receipts).toEqual([])
    expect(last.text).toContain(asked)
  })
})

describe('a fact that waits', SLOW, () => {
  it.each<[Locale, string, string, string]>([
    [
      'pt-BR',
      'guardei o passaporte na gaveta de baixo',
      'anota aí: o vizinho se chama Sérgio',
      'Sérgio',
    ],
    [
      'en',
      'I left my passport in the bottom drawer',
      'remember that the neighbor is called Frank',
      'Frank',
    ],
  ])('is not rewritten by another one: %s: %s; %s', async (locale, first, second, name) => {
    const { last, test } = await told(locale, first, second)
    expect(last.approvals).toEqual([
      expect.objectContaining({
        preview: expect.objectContaining({ title: expect.stringContaining(name) }),
      }),
    ])
    const both = await test.say(YES[locale], { locale })
    expect(both.receipts).toHaveLength(1)
    expect(both.text).toMatch(/passaporte|passport/)
  })
})

describe('a question that is open', SLOW, () => {
  it('is not answered by a whole statement that cannot be', async () => {
    const { last, titles } = await told(
      'pt-BR',
      'gastei 30 no mercado em 31 de fevereiro',
      'gastei -50',
    )
    expect(titles).toEqual([])
    expect(last.text).not.toContain('Em que dia foi?')
  })

  it('for a name waits while something else is written', async () => {
    const { titles } = await told('pt-BR', 'gastei 45', 'tomei 500 ml de água', 'sim', 'padaria')
    expect(titles).toEqual([expect.stringContaining('Padaria, R$ 45,00')])
  })
})

describe('what was saved a moment ago', SLOW, () => {
  it.each<[Locale, string, string, string]>([
    ['pt-BR', 'gastei 8 no uber', 'uber foi 9', 'R$ 8,00 → R$ 9,00'],
    ['en', 'spent 8 on uber', 'uber was 9', 'R$8.00 → R$9.00'],
    ['en', 'book 30', 'no the book was 35', 'R$30.00 → R$35.00'],
  ])(
    'is corrected by its name and another amount: %s: %s; %s',
    async (locale, first, second, change) => {
      const { titles } = await told(locale, first, YES[locale], second)
      expect(titles).toEqual([expect.stringContaining(change)])
    },
  )

  it('is followed by a second one where a verb says so', async () => {
    const { titles } = await told('pt-BR', 'gastei 8 no uber', 'sim', 'gastei 9 no uber')
    expect(titles).toEqual([expect.stringContaining('Uber, R$ 9,00')])
  })
})
