import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { isStepCount, jsonSchema, type ModelMessage, streamText, tool } from 'ai'
import { createExecution, readMonolith, type Subject, toAnswered } from '../subject.ts'

/** The same tools with `streamText` of the AI SDK; the conversation as its responses give it. */
export function createVercelAi(baseUrl: string): Subject {
  const provider = createOpenAICompatible({ name: 'bench', baseURL: baseUrl, apiKey: 'none' })
  const { instructions, tools: frozen } = readMonolith()
  return {
    name: 'ai',
    async begin() {
      const execution = createExecution()
      const tools = Object.fromEntries(
        frozen.map(({ name, description, inputJsonSchema }) => [
          name,
          tool({
            description,
            inputSchema: jsonSchema(inputJsonSchema),
            execute: async () => execution.execute(name),
          }),
        ]),
      )
      const messages: ModelMessage[] = []
      return async (message) => {
        execution.expect(message)
        messages.push({ role: 'user', content: message.text })
        const result = streamText({
          model: provider('script'),
          instructions,
          messages,
          tools,
          stopWhen: isStepCount(5),
          onError: ({ error }) => {
            throw error
          },
        })
        messages.push(...(await result.responseMessages))
        execution.assertDone()
        return toAnswered(await result.text, message)
      }
    },
  }
}
