import { describe, expect, it } from 'vitest'
import { hasKeyOf, OTHER_PROVIDER, parseLimit, toChoice, toDraft } from './model-draft.ts'
import type { ModelStatus } from './model-status.ts'

const none: ModelStatus = {
  state: 'none',
  hasKey: false,
  isChangeable: true,
  providers: [
    { name: 'openai', needsKey: true },
    { name: 'ollama', needsKey: false },
  ],
}
const chosen: ModelStatus = {
  ...none,
  state: 'ready',
  model: 'openai/gpt-5-mini,ollama/qwen3',
  chosenBy: 'settings',
  hasKey: true,
}

describe('the fields of a model', () => {
  it('begin with what was chosen, and never with its key', () => {
    expect(toDraft(none)).toEqual({ provider: 'openai', model: '', apiKey: '', baseUrl: '' })
    expect(toDraft(chosen)).toMatchObject({ provider: 'openai', model: 'gpt-5-mini', apiKey: '' })
    const own = { ...chosen, model: 'other/mine', baseUrl: 'http://127.0.0.1:8080/v1' }
    expect(toDraft(own)).toMatchObject({
      provider: OTHER_PROVIDER,
      model: 'mine',
      baseUrl: own.baseUrl,
    })
  })

  it('leave a key that is not typed, and an address where the provider is known', () => {
    const draft = { provider: 'openai', model: ' gpt-5 ', apiKey: ' ', baseUrl: 'http://x' }
    expect(toChoice(draft)).toEqual({ model: 'openai/gpt-5' })
    expect(toChoice({ ...draft, provider: OTHER_PROVIDER, apiKey: 'k' })).toEqual({
      model: 'other/gpt-5',
      apiKey: 'k',
      baseUrl: 'http://x',
    })
  })

  it('know whose key is there', () => {
    expect(hasKeyOf(chosen, 'openai')).toBe(true)
    expect(hasKeyOf(chosen, 'ollama')).toBe(false)
  })

  it.each([
    ['', null],
    ['1,50', 1.5],
    ['0', 0],
    ['-1', undefined],
    ['muito', undefined],
    ['1e3', undefined],
  ])('read the limit %j', (text, limit) => expect(parseLimit(text)).toBe(limit))
})
