/*
 * Three hundred tools, of which a request carries a handful.
 *
 *   node examples/many-tools.ts
 *
 * From 25 tools on, a request carries those that fit what was said, and `find_tools` to search the
 * rest; nothing is out of reach. Hand the same array to every run: its index is built once.
 */
import { type AgentTool, defineTool, runAgent } from '@parco/agent'
import { scriptedModel } from '@parco/agent/testing'
import { z } from 'zod'

const verbs = ['create', 'list', 'rename', 'archive', 'share', 'print', 'export', 'copy', 'move']
const more = ['delete', 'translate', 'sign']
const nouns = ['invoice', 'contract', 'photo', 'recipe', 'flight', 'meeting', 'parcel', 'ticket']
const others = ['playlist', 'warranty', 'receipt', 'passport', 'lease', 'budget', 'diagram']
const names = ['payslip', 'vaccine', 'garden', 'bicycle', 'boat', 'piano', 'orchard', 'beehive']

const tools: AgentTool[] = [...nouns, ...others, ...names, 'kiln', 'loom'].flatMap((noun) =>
  [...verbs, ...more].map((verb) =>
    defineTool({
      name: `${verb}_${noun}`,
      description: `Use it to ${verb} a ${noun}.`,
      input: z.object({ id: z.string() }),
      effect: 'read',
      execute: ({ id }) => `${verb}: ${noun} ${id}`,
    }),
  ),
)

const model = scriptedModel([
  { calls: [{ tool: 'find_tools', input: { query: 'sign a lease' } }] },
  { calls: [{ tool: 'sign_lease', input: { id: 'L-7' } }] },
  { text: 'Signed.' },
])
const run = runAgent('Print the invoice, and then the thing for the flat.', {
  model,
  tools,
  system: 'You help with papers.',
})
const { text } = await run
console.log(`${tools.length} tools`)
for (const { tools: sent = [] } of model.calls) {
  console.log(`sent ${sent.length}: ${sent.map(({ name }) => name).join(', ')}`)
}
console.log(text)
