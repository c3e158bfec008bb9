import type { Locale } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { SLOW } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { YES } from './say-and-approve.ts'

const opened = openLifeTest()

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
