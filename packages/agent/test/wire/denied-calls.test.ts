import { expect, it } from 'vitest'
import { z } from 'zod'
import { createGateway, defineTool, resumeAgent, runAgent } from '../../src/index.ts'
import { startModelServer } from '../../src/testing/index.ts'

const pay = defineTool({
  name: 'pay',
  description: 'Pays.',
  input: z.object({}),
  effect: 'write',
  execute: () => 'paid',
})

it.each(['chat-completions', 'anthropic', 'ollama'] as const)(
  'a reason alone is not taken for what the tool answered: %s',
  async (protocol) => {
    const server = await startModelServer([{ calls: [{ tool: 'pay' }] }, { text: 'As you like.' }])
    const baseUrl = protocol === 'ollama' ? server.url : `${server.url}/v1`
    const providers = { test: { protocol, baseUrl, apiKey: 'key' } }
    const gateway = createGateway({ configuration: { providers } })
    const options = { gateway, model: 'test/any', tools: [pay], system: '' }
    const { state, approvals } = await runAgent('Pay.', options)
    const decisions = approvals.map((one) => ({ ...one, approved: false, reason: 'Too much.' }))
    await resumeAgent(state, decisions, options)
    await server.close()
    const told = server.requests[1]?.body.messages as readonly unknown[]
    expect(JSON.stringify(told.at(-1))).toContain('This call was not allowed: Too much.')
  },
)
