/*
 * What a run may cost, and how it is stopped.
 *
 *   node examples/budget-and-abort.ts
 *
 * A budget of tokens, dollars or time is checked before each call of the model: a run that reached it
 * ends with the status `budget` and keeps what it has. An AbortSignal ends it at once, in the middle of
 * a tool or an answer. Neither is an exception: the status says what happened.
 */
import { setTimeout } from 'node:timers/promises'
import { defineTool, runAgent } from '@parco/agent'
import { scriptedModel } from '@parco/agent/testing'
import { z } from 'zod'

const nextPage = defineTool({
  name: 'next_page',
  description: 'Reads the next page of the report.',
  input: z.object({ page: z.int() }),
  effect: 'read',
  execute: ({ page }) => `Page ${page}: nothing yet.`,
})

const page = (number: number) => ({
  calls: [{ tool: 'next_page', input: { page: number } }],
  inputTokens: 900,
  outputTokens: 20,
})
const model = scriptedModel([page(1), page(2), page(3)])
const limited = await runAgent('Find the summary.', {
  model,
  tools: [nextPage],
  maxSteps: 50,
  budget: { maxTokens: 2_500, maxCostUsd: 0.05, maxDurationMs: 60_000 },
})
const { inputTokens, outputTokens } = limited.usage
console.log(
  `${limited.status} (${limited.limit}) after ${limited.steps} steps and ${inputTokens + outputTokens} tokens`,
)

const slow = defineTool({
  name: 'slow_search',
  description: 'Searches the archive.',
  input: z.object({}),
  effect: 'read',
  execute: async (_, { signal }) => {
    await setTimeout(60_000, undefined, { signal })
    return 'found'
  },
})
const stop = new AbortController()
const run = runAgent('Search.', {
  model: scriptedModel([{ calls: [{ tool: 'slow_search' }] }]),
  tools: [slow],
  signal: stop.signal,
})
for await (const event of run) {
  // The user presses "stop" while the tool is at work.
  if (event.type === 'step-end') stop.abort()
}
console.log(`${(await run).status} in step ${(await run).steps}`)
