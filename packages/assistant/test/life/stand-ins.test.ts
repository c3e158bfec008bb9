import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lifeDomains } from '../../src/domains/index-of-domains.ts'
import { knownIntents } from '../../src/known-intents.ts'
import { createLifeRouter } from '../../src/life-router.ts'
import {
  OPEN_TIMEOUT_MS,
  type OpenedParco,
  openTestParco,
  SLOW,
  type TestParco,
} from '../open-test-parco.ts'

let opened: OpenedParco
let test: TestParco
beforeAll(async () => {
  const router = createLifeRouter()
  opened = await openTestParco({ domains: lifeDomains, router, intents: knownIntents() })
}, OPEN_TIMEOUT_MS)
afterAll(() => opened.close())
beforeEach(async () => {
  test = await opened.newUser()
})

describe('what was bought in instalments', SLOW, () => {
  it.each([
    [
      'celular de 2.400 parcelado em 12 vezes',
      'Celular, R$ 2.400,00 em 12x de R$ 200,00, hoje (18/11)',
    ],
    ['tv 3000 em 10x', 'Tv, R$ 3.000,00 em 10x de R$ 300,00, hoje (18/11)'],
    ['parcelei o celular em 10x de 200', 'Celular, R$ 2.000,00 em 10x de R$ 200,00, hoje (18/11)'],
    ['parcelamos o sofá em 6 vezes de 150', 'Sofá, R$ 900,00 em 6x de R$ 150,00, hoje (18/11)'],
    ['parcelei a tv de 3000 em 10x', 'Tv, R$ 3.000,00 em 10x de R$ 300,00, hoje (18/11)'],
    ['gastei 3x 15 no café', 'Café, R$ 45,00 em 3x de R$ 15,00, hoje (18/11)'],
    [
      'comprei uma bike ontem por 600 em 6 vezes',
      'Bike, R$ 600,00 em 6x de R$ 100,00, ontem (17/11)',
    ],
  ])('is one expense on the card: %s', async (text, expense) => {
    const asked = await test.say(text)
    expect(asked.text).toMatch(
      /^Vai como gasto em \d+x no cartão. Se foi à vista, responda “1x”.\n/,
    )
    expect(asked.text.endsWith(`\n\nGasto: ${expense}\nConfirma?`)).toBe(true)
    expect(asked.approvals).toHaveLength(1)
    await test.say('sim')
    expect(await test.count('expenses')).toBe(1)
  })

  it('is told in English as well, in the currency that was said', async () => {
    const asked = await test.say('laptop $1200 in 10 installments', { locale: 'en' })
    expect(asked.text).toContain('Laptop, $1,200.00 in 10 payments of $120.00, today (Nov 18)')
    const atOnce = await test.say('1x', { locale: 'en' })
    expect(atOnce.text).toContain('Laptop, $1,200.00, today (Nov 18)')
  })

  it.each([
    ['peguei um empréstimo de 5000 em 10x de 600', 'Em que dia do mês vence a parcela?'],
    ['renegociei com o Itaú: 36 de 450', 'Em que dia do mês vence a parcela?'],
    ['comprei uma geladeira no carnê da Casas Bahia em 10x de 120', 'Em que dia do mês'],
    ['comprei um sofá em 10 vezes de 120 no carnê', 'Em que dia do mês vence a parcela?'],
    ['comprei um terreno financiado em 120x de 850', 'Em que dia do mês vence a parcela?'],
    ['devo 350 pro João em 3x', 'Em que dia do mês vence a parcela?'],
    ['parcelei a fatura em 6x de 300', 'Em que dia do mês vence a parcela?'],
  ])('is no loan, no bill and nothing that a shop lends: %s', async (text, question) => {
    const { approvals, text: reply } = await test.say(text)
    expect(approvals).toEqual([])
    expect(reply).toContain(question)
  })
})
