import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lifeDomains } from '../../src/domains/index-of-domains.ts'
import { knownIntents } from '../../src/known-intents.ts'
import { createLifeRouter } from '../../src/life-router.ts'
import { OPEN_TIMEOUT_MS, type OpenedParco, openTestParco, SLOW } from '../open-test-parco.ts'

let opened: OpenedParco
beforeAll(async () => {
  const router = createLifeRouter()
  opened = await openTestParco({ domains: lifeDomains, router, intents: knownIntents() })
}, OPEN_TIMEOUT_MS)
afterAll(() => opened.close())

const say = async (locale: 'pt-BR' | 'en', text: string) =>
  (await opened.newUser()).say(text, { locale })

describe('what a message says besides its records', SLOW, () => {
  it('is named below the card, and the question comes last', async () => {
    const { text } = await say('pt-BR', 'pesei 81,9, gastei 150, e amanhã tenho que pagar a luz')
    expect(text.split('\n\n')).toEqual([
      'Medida: Peso, 81,9 kg, hoje (18/11)\nConfirma?',
      'Só não anotei “amanhã tenho que pagar a luz”.',
      'O que foi?',
    ])
  })

  it.each([
    [
      'en',
      'I weighed 81.9, spent 150, and tomorrow I have to pay the power bill',
      "I didn't note “tomorrow I have to pay the power bill”, though.",
    ],
    [
      'pt-BR',
      'gastei 50 no mercado e minha irmã gastou 30',
      'Só não anotei “minha irmã gastou 30”.',
    ],
    [
      'pt-BR',
      'gastei 12 no café e quanto é o dólar hoje',
      'Só não sei responder “quanto é o dólar hoje”.',
    ],
    [
      'en',
      "spent 12 on coffee and what's the weather like",
      "I can't answer “what's the weather like”, though.",
    ],
    ['pt-BR', 'dormi 6h, acordei 3 vezes', 'Só não entendi “acordei 3 vezes”.'],
    [
      'en',
      "my mom's birthday is May 12 and she loves tulips",
      "I didn't catch “she loves tulips”, though.",
    ],
  ] as const)('%s: %s', async (locale, text, expected) => {
    const answer = await say(locale, text)
    expect(answer.approvals.length).toBeGreaterThan(0)
    expect(answer.text).toContain(expected)
  })

  it.each([
    ['pt-BR', 'oi, gastei 50 no mercado, obrigado!'],
    ['pt-BR', 'gastei 50 no mercado, tava tudo caro'],
    ['pt-BR', 'gastei 30 no uber e fui ao médico'],
    ['pt-BR', 'gastei 50 no mercado, mas não paguei o uber'],
    ['pt-BR', 'tomei 2 litros de água e vou dormir cedo hoje'],
    ['pt-BR', 'gastei 80 no posto, tanque cheio'],
    ['en', 'hey, spent 12 on coffee, thanks!'],
    ['en', 'slept 7 hours, feeling great'],
  ] as const)('is left unsaid where it is no matter: %s: %s', async (locale, text) => {
    const answer = await say(locale, text)
    expect(answer.approvals).toHaveLength(1)
    expect(answer.text).not.toMatch(/Só não|though/)
  })
})

describe('a message that no rule explains as a whole', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'gastei 12 no café e preciso ligar pro João',
      1,
      'Só não anotei “preciso ligar pro João”.',
    ],
    [
      'pt-BR',
      'gastei 25 no almoço. A reunião foi boa. Tomei 300 ml de água.',
      2,
      'Só não entendi “A reunião foi boa”.',
    ],
    [
      'en',
      'spent 40 on groceries and I need to call mom',
      1,
      "I didn't note “I need to call mom”, though.",
    ],
  ] as const)('is done as far as it is sure: %s: %s', async (locale, text, count, expected) => {
    const answer = await say(locale, text)
    expect(answer.approvals).toHaveLength(count)
    expect(answer.text).toContain(expected)
  })

  it.each([
    ['pt-BR', '15 livros, atualiza o alvo da meta'],
    ['pt-BR', 'conserto do motor 4.800, 8x direto na oficina'],
    ['pt-BR', 'meu peso hoje 65 e 400'],
    ['pt-BR', 'minha irmã disse isso. Gastei 40 no mercado e preciso ligar pro João'],
    ['en', 'my blood pressure was 130 over 80, fix it'],
  ] as const)(
    'writes nothing where the rest may change what it says: %s: %s',
    async (locale, text) => {
      expect((await say(locale, text)).approvals).toEqual([])
    },
  )
})
