import { createGateway } from '@parco/agent'
import { expect, it } from 'vitest'
import { runModel } from './run-model.ts'
import type { Live } from './thinking-action.ts'

it('says that the settings are wrong when the model has no key', async () => {
  const gateway = createGateway({ environment: {} })
  const live = {
    models: {
      gateway: async () => ({ ...gateway, role: async () => gateway.model('openai/gpt-5') }),
    },
    signal: new AbortController().signal,
  }
  const thought = await runModel(live as unknown as Live, {
    role: 'chat',
    system: '',
    history: [],
    message: 'Olá',
    tools: [],
    pinned: [],
    maxSteps: 1,
    maxPromptTokens: 1_000,
    maxOutputTokens: 100,
    locale: 'pt-BR',
    truth: '',
  })
  expect(thought).toMatchObject({
    outcome: 'failed',
    remark: { key: 'thinking.failed.settings' },
  })
})
