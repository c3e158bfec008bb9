import { expect, it } from 'vitest'
import { createGateway } from './create-gateway.ts'
import { parseModelConfiguration } from './model-configuration.ts'

it('takes lists from the environment before those of the settings', () => {
  const settings = { roles: { chat: 'openai/one', reasoning: ['openai/two', 'ollama/three'] } }
  const { roles } = parseModelConfiguration(settings, {
    PARCO_MODEL: ' ollama/four , openai/five ',
  })
  expect(roles).toEqual({
    chat: [
      { provider: 'ollama', model: 'four' },
      { provider: 'openai', model: 'five' },
    ],
    reasoning: [
      { provider: 'openai', model: 'two' },
      { provider: 'ollama', model: 'three' },
    ],
  })
})

it.each(['none', ' None '])(
  'has no model for any role with PARCO_MODEL=%s, and looks for none',
  async (off) => {
    const asked: string[] = []
    const gateway = createGateway({
      configuration: { roles: { chat: 'openai/one', embedding: 'openai/two' } },
      environment: { PARCO_MODEL: off, PARCO_MODEL_REASONING: 'openai/three' },
      fetch: async (url) => {
        asked.push(String(url))
        throw new Error('unreachable')
      },
    })
    expect(await gateway.role('chat')).toBeUndefined()
    expect(await gateway.role('reasoning-heavy')).toBeUndefined()
    expect(gateway.embedding()).toBeUndefined()
    expect(asked).toEqual([])
  },
)
