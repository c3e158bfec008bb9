import {
  Agent,
  type AgentInputItem,
  OpenAIChatCompletionsModel,
  Runner,
  tool,
  user,
} from '@openai/agents'
import OpenAI from 'openai'
import { createExecution, readMonolith, type Subject, toAnswered } from '../subject.ts'

/**
 * The same tools with `@openai/agents` over chat completions. Its strict schemas know no fields that
 * may be left out, so the tools are not strict, which costs it less. Nothing is traced.
 */
export function createOpenAiAgents(baseUrl: string): Subject {
  const client = new OpenAI({ baseURL: baseUrl, apiKey: 'none', maxRetries: 0 })
  const { instructions, tools: frozen } = readMonolith()
  return {
    name: '@openai/agents',
    async begin() {
      const execution = createExecution()
      const agent = new Agent({
        name: 'Parco',
        instructions,
        model: new OpenAIChatCompletionsModel(client, 'script'),
        tools: frozen.map(({ name, description, inputJsonSchema }) =>
          tool({
            name,
            description,
            strict: false,
            parameters: { ...inputJsonSchema, additionalProperties: true } as never,
            execute: async () => execution.execute(name),
          }),
        ),
      })
      const runner = new Runner({ tracingDisabled: true })
      let history: AgentInputItem[] = []
      return async (message) => {
        execution.expect(message)
        const result = await runner.run(agent, [...history, user(message.text)], { stream: true })
        await result.completed
        history = result.history
        execution.assertDone()
        return toAnswered(result.finalOutput ?? '', message)
      }
    },
  }
}
