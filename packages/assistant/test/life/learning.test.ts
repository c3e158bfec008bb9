import { type ScriptedModel, type ScriptLine, scriptedModel } from '@parco/agent/testing'
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

let model: ScriptedModel
let opened: OpenedParco
let test: TestParco
beforeAll(async () => {
  opened = await openTestParco({
    domains: lifeDomains,
    // What the shipped classifier is sure of grows with its training; here sentences and a model are alone.
    router: createLifeRouter({
      classifier: {
        classify: () => undefined,
        candidates: () => [
          { intent: 'create_expense', confidence: 0.4 },
          { intent: 'get_finance_summary', confidence: 0.2 },
        ],
      },
    }),
    intents: knownIntents(),
    model: () => model,
    loadTests: async () => [
      { text: 'gastei 50 no mercado', locale: 'pt-BR' },
      { text: 'evaporaram as minhas dúvidas', locale: 'pt-BR' },
    ],
  })
}, OPEN_TIMEOUT_MS)
afterAll(() => opened.close())
beforeEach(async () => {
  test = await opened.newUser()
  model = scriptedModel([])
})

const script = (...lines: ScriptLine[]) => {
  model = scriptedModel(lines)
}
const EXPENSE: ScriptLine = { text: 'create_expense', inputTokens: 50, outputTokens: 2 }
const sentences = () => test.parco.learnedSentences(test.userId)
const decide = async (status: 'adopted' | 'declined') => {
  const [first] = await sentences()
  if (!first) throw new Error('nothing is on offer')
  return test.parco.decideSentence({ userId: test.userId, sentenceId: first.id, status })
}

/** Says something that only a model understands, and approves it. */
async function teach(text = 'evaporaram 50 mangos na feira'): Promise<void> {
  script(EXPENSE)
  await test.say(text)
  await test.say('sim')
}

describe('a message that a model understood', SLOW, () => {
  it('is offered as a sentence once its write was approved', async () => {
    script(EXPENSE)
    await test.say('evaporaram 50 mangos na feira')
    expect(await sentences()).toEqual([])
    await test.say('sim')
    expect(await sentences()).toMatchObject([
      {
        status: 'offered',
        intent: 'create_expense',
        sentence: 'evaporaram {money} na {name}',
        sourceText: 'evaporaram 50 mangos na feira',
      },
    ])
  })

  it('costs nothing the next time, in other words of the same sentence, once it is adopted', async () => {
    await teach()
    await decide('adopted')
    const turn = await test.say('evaporaram 32,50 na padaria ontem')
    expect(turn.decisions).toMatchObject([
      {
        intent: 'create_expense',
        source: 'sentence',
        params: { name: 'Padaria', actualAmount: 32.5, date: '2026-11-17' },
      },
    ])
    expect(turn.usage.inputTokens).toBe(0)
    expect(turn.approvals).toHaveLength(1)
  })

  it('never lets an adopted sentence pass a gate', async () => {
    await teach()
    await decide('adopted')
    for (const text of [
      'evaporaram 50 mangos na feira?',
      'não evaporaram 50 mangos na feira',
      'se evaporassem 50 mangos na feira eu chorava',
      'meu irmão disse que evaporaram 50 mangos na feira',
    ]) {
      script({ text: 'general_chat' })
      expect((await test.say(text)).approvals, text).toEqual([])
    }
  })

  it('is not understood by rule before it is adopted, nor after it is declined', async () => {
    await teach()
    script(EXPENSE)
    const before = await test.say('evaporaram 20 na quitanda')
    expect(before.decisions).toMatchObject([{ source: 'model' }])
    await test.say('não')
    await decide('adopted')
    await decide('declined')
    script(EXPENSE)
    const after = await test.say('evaporaram 25 na quitanda')
    expect(after.decisions).toMatchObject([{ source: 'model' }])
  })

  it('is not offered after its write was undone', async () => {
    await teach()
    expect(await sentences()).toHaveLength(1)
    await test.say('desfaz')
    expect(await sentences()).toEqual([])
  })

  it('is the matter of its user alone', async () => {
    await teach()
    const [offered] = await sentences()
    const other = await opened.newUser()
    expect(await other.parco.learnedSentences(other.userId)).toEqual([])
    await expect(
      other.parco.decideSentence({
        userId: other.userId,
        sentenceId: offered!.id,
        status: 'adopted',
      }),
    ).rejects.toMatchObject({ code: 'not-found' })
  })

  it('is not offered when an earlier message would then mean something else', async () => {
    script({ text: 'general_chat' })
    await test.say('evaporaram 90 na minha frente')
    await teach()
    expect(await sentences()).toEqual([])
  })

  it('is not adopted when, since the offer, a message came that it would change', async () => {
    await teach()
    script({ text: 'general_chat' })
    await test.say('evaporaram 90 na minha frente')
    await expect(decide('adopted')).rejects.toMatchObject({ code: 'conflict' })
    expect((await sentences()).map(({ status }) => status)).toEqual(['offered'])
  })

  it('is offered only once', async () => {
    await teach()
    await teach('evaporaram 70 reais na feira')
    expect(await sentences()).toHaveLength(1)
  })
})
