import { scriptedModel } from '@parco/agent/testing'
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { describe, expect, it } from 'vitest'
import { knownIntents } from '../known-intents.ts'
import { classifyByModel, toQuestion } from './classify-by-model.ts'

const signal = new AbortController().signal
const INTENTS = ['create_expense', 'get_expenses', 'create_income']

async function classify(answer: string): Promise<string> {
  const model = scriptedModel([{ text: answer, inputTokens: 40, outputTokens: 3 }])
  const { intent } = await classifyByModel(model, { text: 'torrei 50', intents: INTENTS, signal })
  model.assertDone()
  return intent
}

describe('classifyByModel', () => {
  it.each([
    ['create_expense', 'create_expense'],
    ['"get_expenses".', 'get_expenses'],
    ['Intent: create_income', 'create_income'],
    ['CREATE_EXPENSE', 'create_expense'],
    ['general_chat', 'general_chat'],
    ['delete_everything', 'general_chat'],
    ['create_expense or create_income', 'general_chat'],
    ['re_create_expense', 'general_chat'],
    ['', 'general_chat'],
  ])('reads the answer "%s" as %s', async (answer, intent) => {
    expect(await classify(answer)).toBe(intent)
  })

  it('asks for little: a short answer, no reasoning, no chance', async () => {
    const model = scriptedModel([{ text: 'create_expense', inputTokens: 41, outputTokens: 2 }])
    const { usage } = await classifyByModel(model, { text: 'oi', intents: INTENTS, signal })
    expect(model.calls[0]).toMatchObject({
      maxOutputTokens: 30,
      temperature: 0,
      reasoning: 'none',
    })
    expect(model.calls[0]?.tools).toBeUndefined()
    expect(usage).toEqual({ inputTokens: 41, outputTokens: 2, cachedInputTokens: 0 })
  })
})

describe('toQuestion', () => {
  const names = [...new Set(knownIntents().flatMap(({ intents }) => Object.keys(intents)))]
  const costliest = names.sort((one, other) => countTokens(other) - countTokens(one)).slice(0, 5)

  it.each([
    'torrei cinquenta mangos na feira de domingo com as crianças e ainda faltou troco pro pastel',
    'tô sem dormir por causa das dívidas',
    'I just blew fifty bucks at the farmers market, could you keep track of it for me please?',
    'x'.repeat(5000),
    'ação '.repeat(400),
  ])('stays within eighty tokens with the five costliest names: %.40s', (text) => {
    const tokens = countTokens(toQuestion(text, costliest))
    expect(tokens).toBeLessThanOrEqual(80)
  })

  it('keeps the beginning and the end of a long message, and whole characters', () => {
    const question = toQuestion(`começo ${'😀'.repeat(200)} fim`, INTENTS)
    expect(question).toContain('começo')
    expect(question).toContain('fim')
    expect(question.isWellFormed()).toBe(true)
  })
})
