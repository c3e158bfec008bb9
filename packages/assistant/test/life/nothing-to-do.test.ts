import { LOCALES } from '@parco/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lifeDomains } from '../../src/domains/index-of-domains.ts'
import { lifeIntents } from '../../src/life-intents.ts'
import { createLifeRouter } from '../../src/life-router.ts'
import { replies } from '../../src/replies/replies.generated.ts'
import { OPEN_TIMEOUT_MS, type OpenedParco, openTestParco } from '../open-test-parco.ts'

let opened: OpenedParco
beforeAll(async () => {
  const router = createLifeRouter()
  opened = await openTestParco({ domains: lifeDomains, router, intents: lifeIntents })
}, OPEN_TIMEOUT_MS)
afterAll(() => opened.close())

describe('a message that leads to no tool is told what it may do instead', () => {
  it.each([
    ['pt-BR', 'sim', 'Não há nada esperando confirmação.'],
    ['en', 'yes', 'Nothing is waiting for your go-ahead.'],
    ['pt-BR', 'o que você sabe fazer?', 'Por exemplo:'],
    ['pt-BR', 'ajuda', 'Por exemplo:'],
    ['en', 'what can you do?', 'For example:'],
    ['pt-BR', 'quanto vou gastar em janeiro?', 'Um modelo de linguagem poderia entender'],
    ['pt-BR', 'queria comprar um carro de 50 mil', 'ainda não aconteceu'],
    ['pt-BR', 'quero morrer', '188'],
    ['en', 'my husband hits me', '180'],
    ['pt-BR', 'liga a luz da sala', 'Se for um gasto, uma conta ou uma medida'],
    ['pt-BR', 'comprei uma geladeira de 3000 em 10x', 'não foi construída'],
    ['en', 'bought a fridge for 3000 in 10 installments', 'has not been built'],
    [
      'pt-BR',
      'me lembra de regar as plantas amanhã às 8',
      'criar um lembrete (“Regar as plantas”)',
    ],
    ['en', 'remind me to water the plants tomorrow at 8', 'set a reminder (“Water the plants”)'],
    ['pt-BR', 'me lembra de regar as plantas', 'criar um lembrete (“Regar as plantas”)'],
    ['pt-BR', 'quais são minhas metas?', 'ver as metas, mas essa parte'],
    ['en', 'move the dentist to Friday at 10am', 'move an event (“dentist”)'],
    ['pt-BR', 'lembra que sou alérgica a camarão', '(“é alérgica a camarão”)'],
  ] as const)('%s: %s', async (locale, text, expected) => {
    const test = await opened.newUser()
    const answer = await test.say(text, { locale })
    expect(answer.text).toContain(expected)
    expect(answer.outcome).toBe('completed')
    expect(answer.text).not.toMatch(/dueDay|startMonthYear/)
  })
})

describe('every intent that is understood', () => {
  const tools = new Set(lifeDomains.flatMap((domain) => domain.tools.map((tool) => tool.name)))
  const control = new Set(['undo', 'none', 'comment', 'model'])
  const intents = [...new Set(lifeIntents.flatMap((catalogue) => Object.keys(catalogue.intents)))]

  it.each(intents.filter((intent) => !control.has(intent) && !tools.has(intent)))(
    '%s without a tool has words for what it asks',
    (intent) => {
      for (const locale of LOCALES) {
        expect(replies[locale].intent).toHaveProperty(intent)
      }
    },
  )
})
