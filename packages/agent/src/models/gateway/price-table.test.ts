import { describe, expect, it } from 'vitest'
import { costUsd, LIST_PRICES } from './price-table.ts'

const million = { inputTokens: 1_000_000, outputTokens: 0 }
const inputPrice = (key: string) => costUsd(key, million, LIST_PRICES)

describe('the price of a model', () => {
  it.each([
    ['openai/gpt-5', 'openai/gpt-5-2025-08-07'],
    ['anthropic/claude-opus-4', 'anthropic/claude-opus-4-20250514'],
    ['anthropic/claude-3-5-haiku', 'anthropic/claude-3-5-haiku-latest'],
    ['anthropic/claude-sonnet-4-5', 'anthropic/claude-sonnet-4-5@20250929'],
    ['google/gemini-2.5-flash', 'google/gemini-2.5-flash-001'],
  ])('%s is that of %s', (name, snapshot) => {
    expect(inputPrice(name)).toBeGreaterThan(0)
    expect(inputPrice(snapshot)).toBe(inputPrice(name))
  })

  it.each([
    ['openai/gpt-5-pro', 15],
    ['openai/gpt-5', 1.25],
    ['anthropic/claude-opus-4-5-20251101', 5],
    ['anthropic/claude-opus-4-1', 15],
  ])('%s is its own', (name, price) => {
    expect(inputPrice(name)).toBe(price)
  })

  it.each([
    'openai/gpt-5-ultra',
    'openai/gpt-50',
    'anthropic/claude-opus-4-50',
    'deepseek/deepseek-chat-v9',
  ])('%s is not that of a name it begins with', (name) => {
    expect(inputPrice(name)).toBeUndefined()
  })

  it('is that of a provider where the key ends in a slash', () => {
    const prices = { 'office/': { input: 2, output: 3 }, 'office/small': { input: 1, output: 1 } }
    expect(costUsd('office/any/model', million, prices)).toBe(2)
    expect(costUsd('office/small', million, prices)).toBe(1)
  })
})

it('what is written to a cache costs what its provider asks for it', () => {
  const usage = { ...million, cachedInputTokens: 200_000, cacheWriteTokens: 400_000 }
  const claude = costUsd('anthropic/claude-sonnet-4-5', usage, LIST_PRICES)
  expect(claude).toBeCloseTo(0.4 * 3 + 0.2 * 0.3 + 0.4 * 3.75, 9)
  const plain = { 'a/b': { input: 1, output: 1 } }
  expect(costUsd('a/b', usage, plain)).toBeCloseTo(1, 9)
})

it('every listed Claude bills what is written to its cache at a quarter more', () => {
  const claudes = Object.entries(LIST_PRICES).filter(([key]) => key.startsWith('anthropic/'))
  expect(claudes.length).toBeGreaterThan(10)
  for (const [key, { input, cacheWrite }] of claudes) {
    // An older list price is rounded.
    if (key !== 'anthropic/claude-3-haiku') expect(cacheWrite, key).toBe(input * 1.25)
  }
})
