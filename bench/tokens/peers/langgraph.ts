import type { BaseMessage } from '@langchain/core/messages'
import { tool } from '@langchain/core/tools'
import { createReactAgent } from '@langchain/langgraph/prebuilt'
import { ChatOpenAI } from '@langchain/openai'
import { createExecution, readMonolith, type Subject, toAnswered } from '../subject.ts'

/** The same tools with LangGraph's prebuilt agent; the conversation as its state holds it. */
export function createLangGraph(baseUrl: string): Subject {
  const { instructions, tools: frozen } = readMonolith()
  const llm = new ChatOpenAI({
    model: 'script',
    apiKey: 'none',
    streaming: true,
    useResponsesApi: false,
    maxRetries: 0,
    configuration: { baseURL: baseUrl },
  })
  return {
    name: 'langgraph',
    async begin() {
      const execution = createExecution()
      const tools = frozen.map(({ name, description, inputJsonSchema }) =>
        tool(() => execution.execute(name), { name, description, schema: inputJsonSchema }),
      )
      const agent = createReactAgent({ llm, tools, prompt: instructions })
      let messages: BaseMessage[] = []
      return async (message) => {
        execution.expect(message)
        const input = { messages: [...messages, { role: 'user', content: message.text }] }
        // With whole answers it would fetch a tokenizer from the network to count what was streamed.
        const stream = await agent.stream(input, { streamMode: ['messages', 'values'] })
        for await (const [mode, state] of stream) if (mode === 'values') messages = state.messages
        execution.assertDone()
        return toAnswered(messages.at(-1)?.text ?? '', message)
      }
    },
  }
}
