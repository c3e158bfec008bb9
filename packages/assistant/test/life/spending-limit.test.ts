import type { LanguageModel } from '@parco/agent'
import { scriptedModel } from '@parco/agent/testing'
import { foldTurn, type Locale } from '@parco/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

let model: LanguageModel | undefined
let test: TestParco
const opened = openLifeTest({ model: () => model, price: { input: 1, output: 10 } })
beforeEach(() => {
  model = undefined
})

const SAID = {
  'pt-BR': {
    question: 'qual é a capital da Austrália?',
    routine: ['gastei 50 no mercado', 'sim', 'quanto gastei hoje?', 'desfaz'],
    day: 'O limite de hoje',
    month: 'O limite do mês',
  },
  en: {
    question: 'what is the capital of Australia?',
    routine: ['spent 50 on groceries', 'yes', 'how much did I spend today?', 'undo'],
    day: "Today's limit",
    month: "This month's limit",
  },
} as const

/** A model whose every answer costs a cent. */
const cent = { text: 'Camberra.', inputTokens: 9_000, outputTokens: 100 }
const answers = (count: number) => scriptedModel(Array.from({ length: count }, () => cent))

describe.each(['pt-BR', 'en'] satisfies Locale[])('a limit on models in %s', SLOW, (locale) => {
  const { question, routine } = SAID[locale]

  it.each([
    ['day', { dayUsd: 0.015 }, '2026-11-19T15:00:00.000Z'],
    ['month', { monthUsd: 0.015 }, '2026-12-02T15:00:00.000Z'],
  ] as const)('of a %s refuses the next call, while everything else goes on', async (...row) => {
    const [period, plan, later] = row
    test = await opened.newUser({ locale })
    await test.parco.limitSpending(test.userId, plan)
    const scripted = answers(2)
    model = scripted
    expect((await test.say(question)).text).toBe('Camberra.')
    const refused = await test.say(question)
    expect(refused).toMatchObject({ outcome: 'completed' })
    expect(refused.text).toContain(SAID[locale][period])
    expect(refused.usage).toEqual({ inputTokens: 0, outputTokens: 0, cachedInputTokens: 0 })
    expect(scripted.calls).toHaveLength(1)
    expect(await test.count('model_calls')).toBe(1)

    for (const [index, text] of routine.entries()) {
      const result = await test.say(text)
      expect(result.error).toBeUndefined()
      expect(result.outcome).toBe(index === 0 ? 'waiting' : 'completed')
    }
    // The write, and its undoing.
    expect(await test.count('receipts')).toBe(2)
    expect(scripted.calls).toHaveLength(1)

    test.setNow(later)
    expect((await test.say(question)).text).toBe('Camberra.')
  })
})

describe('a limit on models', SLOW, () => {
  beforeEach(async () => {
    test = await opened.newUser()
  })

  it('holds for conversations that ask at once', async () => {
    await test.parco.limitSpending(test.userId, { dayUsd: 0.03 })
    const line = { text: 'Camberra.', inputTokens: 1_500, outputTokens: 400 }
    model = scriptedModel(Array.from({ length: 12 }, () => line))
    const { userId, parco, mint } = test
    const results = await Promise.all(
      Array.from({ length: 12 }, () =>
        foldTurn(
          parco.turn({
            userId,
            conversationId: mint('conversation'),
            text: SAID['pt-BR'].question,
          }),
        ),
      ),
    )
    const refused = results.filter(({ text }) => text.includes(SAID['pt-BR'].day))
    expect(results.filter(({ text }) => text === 'Camberra.').length).toBe(12 - refused.length)
    expect(refused.length).toBeGreaterThanOrEqual(6)
    expect((await parco.usage(userId)).spentTodayUsd).toBeLessThanOrEqual(0.03)
  })

  it('that is reached between two calls of a turn keeps the card of the first', async () => {
    await test.parco.limitSpending(test.userId, { dayUsd: 0.015 })
    const input = { name: 'Padaria', category: 'food', actualAmount: 12 }
    model = scriptedModel([{ ...cent, text: '', calls: [{ tool: 'create_expense', input }] }])
    const result = await test.say('como eu faço pra dormir melhor?')
    expect(result).toMatchObject({ outcome: 'waiting', receipts: [] })
    expect(result.text).toContain('Padaria')
    expect(result.text).toContain(SAID['pt-BR'].day)
    expect((await test.say('sim')).receipts).toHaveLength(1)
  })

  it('leaves what code cannot read to be asked about, not to fail', async () => {
    await test.parco.limitSpending(test.userId, { dayUsd: 0 })
    model = answers(1)
    for (const text of ['liga a luz da sala', 'o de sempre no lugar de sempre', 'hmm talvez']) {
      const result = await test.say(text)
      expect(result.error).toBeUndefined()
      expect(result.text).not.toBe('')
    }
    expect(await test.count('model_calls')).toBe(0)
  })

  it('holds for a summary of the conversation, which a rule writes instead', async () => {
    await test.parco.limitSpending(test.userId, { dayUsd: 0.0101 })
    const scripted = answers(1)
    model = scripted
    for (let turn = 0; turn < 12; turn += 1) await test.say(SAID['pt-BR'].question)
    expect(scripted.calls).toHaveLength(1)
    expect(test.log.filter(({ level }) => level === 'error')).toEqual([])
  })
})
