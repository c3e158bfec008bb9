/*
 * When a provider fails, the next one answers.
 *
 *   node examples/fallback.ts
 *
 * A role names models in order. What can help is tried again; then the next model is asked, and the
 * one that failed is asked last for a while. Two servers on the loopback interface stand in for
 * providers: the first is over its limit and asks to wait for a minute, which is too long.
 */
import { createGateway, runAgent } from '@parco/agent'
import { startModelServer } from '@parco/agent/testing'

const busy = await startModelServer([{ status: 429, headers: { 'retry-after': '60' } }])
const ready = await startModelServer([
  { text: 'Good morning!', inputTokens: 40, outputTokens: 3 },
  { text: 'And good night.', inputTokens: 52, outputTokens: 4 },
])

const gateway = createGateway({
  configuration: {
    providers: {
      first: { baseUrl: `${busy.url}/v1`, apiKey: 'none' },
      second: { baseUrl: `${ready.url}/v1`, apiKey: 'none' },
    },
    roles: { chat: ['first/large', 'second/small'] },
  },
  // US dollars for a million tokens; prices of well-known models are built in.
  prices: { 'second/small': { input: 1, output: 5 } },
})

const morning = await runAgent('Greet me.', { gateway })
console.log(`${morning.text} (${morning.usage.inputTokens} tokens in)`)
const evening = await runAgent('And now for the evening.', {
  gateway,
  messages: morning.state.messages,
})
console.log(`${evening.text} ($${evening.costUsd.toFixed(6)})`)
console.log(`asked: first ${busy.requests.length}, second ${ready.requests.length}`)
await Promise.all([busy.close(), ready.close()])
