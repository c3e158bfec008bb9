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
  opened = await openTestParco({
    domains: lifeDomains,
    // Sentences alone: what the shipped classifier is sure of grows with its training.
    router: createLifeRouter({
      classifier: { classify: () => undefined, candidates: () => [] },
    }),
    intents: knownIntents(),
    loadTests: async () => [{ text: 'gastei 50 no mercado', locale: 'pt-BR' }],
  })
}, OPEN_TIMEOUT_MS)
afterAll(() => opened.close())
beforeEach(async () => {
  test = await opened.newUser()
})

const explain = (text: string) =>
  test.parco.explainMessage({ userId: test.userId, text, locale: 'pt-BR' })
const teach = (text: string, sameAs: string) =>
  test.parco.teachSentence({ userId: test.userId, text, sameAs, locale: 'pt-BR' })

describe('how a message is understood', SLOW, () => {
  it('is told part by part, with the sentence and the words of its slots', async () => {
    expect(await explain('gastei 30 no uber e dormi 7 horas')).toMatchObject({
      source: 'sentence',
      parts: [
        {
          said: 'gastei 30 no uber',
          outcome: 'call',
          intent: 'create_expense',
          area: 'Dinheiro',
          sentence: expect.stringContaining('{money}'),
          values: { money: '30' },
        },
        { outcome: 'call', intent: 'record_metric', area: 'Corpo' },
      ],
    })
  })

  it('names the area of whatever there is a tool for, memory and settings too', async () => {
    expect(await explain('o que você sabe sobre mim?')).toMatchObject({ area: 'Memória' })
    expect(await explain('muda o idioma pra inglês')).toMatchObject({ area: 'Configurações' })
  })

  it('is told too where nothing explains it, and writes nothing', async () => {
    expect(await explain('evaporaram 50 mangos na feira')).toMatchObject({
      intent: 'model',
      parts: [{ outcome: 'unexplained' }],
    })
    expect((await test.parco.receipts(test.userId)).items).toEqual([])
  })
})

describe('teaching a sentence', SLOW, () => {
  it('makes the same words mean the same, with other values and no model, from the next message on', async () => {
    // It was said before, and nobody understood it.
    await test.say('evaporaram 50 mangos na feira')
    expect(await teach('evaporaram 50 mangos na feira', 'gastei 50 na feira')).toMatchObject({
      status: 'taught',
      sentence: { sentence: 'evaporaram {money} na {name}', status: 'adopted' },
    })
    const turn = await test.say('evaporaram 32,50 na padaria')
    expect(turn.approvals).toMatchObject([{ toolName: 'create_expense' }])
    expect(turn.usage.inputTokens).toBe(0)
    expect(await teach('evaporaram 9 na quitanda', 'gastei 9 na quitanda')).toEqual({
      status: 'known',
    })
  })

  it('takes a sentence up again that was forgotten', async () => {
    await teach('evaporaram 50 mangos na feira', 'gastei 50 na feira')
    const [own] = await test.parco.learnedSentences(test.userId)
    if (!own) throw new Error('nothing was taught')
    await test.parco.decideSentence({
      userId: test.userId,
      sentenceId: own.id,
      status: 'declined',
    })
    const again = await teach('evaporaram 50 mangos na feira', 'gastei 50 na feira')
    expect(again).toMatchObject({ status: 'taught', sentence: { id: own.id } })
  })

  it('refuses what it could not know apart, and what is no call of a tool', async () => {
    expect(await teach('evaporaram 50 mangos na feira', 'a vida é bela')).toEqual({
      status: 'not-understood',
    })
    // Other values: no sentence reads 70 out of 50.
    expect(await teach('evaporaram 50 mangos na feira', 'gastei 70 na feira')).toEqual({
      status: 'impossible',
    })
    // It means something already, and would from then on mean something else.
    expect(await teach('gastei 50 no mercado', 'tomei 50 ml de água')).toEqual({
      status: 'impossible',
    })
    expect(await test.parco.learnedSentences(test.userId)).toEqual([])
  })

  it('is the matter of its user alone', async () => {
    await teach('evaporaram 50 mangos na feira', 'gastei 50 na feira')
    const other = await opened.newUser()
    expect(await other.parco.learnedSentences(other.userId)).toEqual([])
  })
})
