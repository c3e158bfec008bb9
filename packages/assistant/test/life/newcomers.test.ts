import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { YES } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

/** Each is said and agreed to, the last one is said alone: what it should show. */
const SAID = [
  ['pt-BR', ['oi, quero controlar minhas finanças'], 'gastei 12 no almoço'],
  ['en', ['I want to keep track of my money'], 'spent 12 on lunch'],
  ['pt-BR', ['quero gastar no max 600 por mês de mercado'], 'Orçamento: Mercado, R$ 600,00'],
  ['pt-BR', ['quero gastar no máximo 200 com lazer por mês'], 'Orçamento: Lazer, R$ 200,00'],
  ['pt-BR', ['meu salário cai todo dia 5'], 'De quanto é?'],
  ['pt-BR', ['quero beber 3 litros por dia'], 'Meta de água: 3 L por dia'],
  ['en', ['I want to drink 3 liters a day'], 'Target for water: 3 L a day'],
  ['pt-BR', ['quero beber 3 litros por dia', 'quanto falta pra meta de água?'], '0 ml de 3 L'],
  ['en', ['I want to drink 3 liters a day', 'how far am I from my water goal?'], '0 ml of 3 L'],
  [
    'pt-BR',
    ['quero começar a meditar todo dia', 'não vou mais meditar'],
    'Encerrar hábito: Meditar',
  ],
  ['en', ['create a habit: meditate every day', "I won't meditate anymore"], 'End habit: Meditate'],
  ['pt-BR', ['quero ler 12 livros em 2027', 'falta quanto pra meta dos livros?'], 'de 12 livros'],
  [
    'pt-BR',
    ['recebi meu salário 3.800 hj', 'a luz vence dia 12, uns 180', 'quanto vai sobrar esse mês?'],
    'Pagando o que está em aberto, sobram R$ 3.620,00.',
  ],
  [
    'en',
    ['got paid 1200 today', 'rent is 1500 on the 5th', 'summary of the month'],
    'R$300.00 is missing to pay what is open.',
  ],
  ['pt-BR', ['gastei 35 conto no ifood ontem', 'opa foi 38'], 'R$ 35,00 → R$ 38,00'],
  ['pt-BR', ['comprei pão 8 reais e leite 6,50'], '2. Gasto: Leite, R$ 6,50'],
] as const

describe('somebody who knows no command', SLOW, () => {
  it.each(SAID)('is understood (%s): %j', async (locale, messages, shown) => {
    const last = messages.length - 1
    for (const [at, message] of messages.entries()) {
      const { text } = await test.say(message, { locale })
      if (at === last) expect(text).toContain(shown)
      else await test.say(YES[locale], { locale })
    }
  })
})
