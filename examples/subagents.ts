/*
 * An agent that hands tasks to others.
 *
 *   node examples/subagents.ts
 *
 * Agents are usually Markdown files (see tenders/); here they are made in code. The caller gets the
 * tool `Agent`. The called agent sees only its task, has its own tools, and may do no more than its
 * caller. When it wants to write, you are asked, and told who asks.
 */
import {
  type AgentDefinition,
  createAgentExecutor,
  createAgentRegistry,
  defineTool,
} from '@parco/agent'
import { scriptedModel } from '@parco/agent/testing'
import { z } from 'zod'

const plain = { skills: [], disallowedTools: [], origin: 'code' } as const
const agents: AgentDefinition[] = [
  {
    ...plain,
    name: 'editor',
    description: 'Plans an issue of the newsletter.',
    system: 'You plan the newsletter. Writers write; you do not.',
    tools: ['Agent'],
  },
  {
    ...plain,
    name: 'writer',
    description: 'Writes one short piece and puts it into the issue.',
    system: 'You write one piece of at most twenty words.',
    tools: ['add_piece'],
  },
]

const issue: string[] = []
const addPiece = defineTool({
  name: 'add_piece',
  description: 'Puts a piece into the next issue.',
  input: z.object({ title: z.string(), text: z.string() }),
  effect: 'write',
  execute: ({ title, text }) => {
    issue.push(`${title}: ${text}`)
    return 'It is in.'
  },
})

const model = scriptedModel([
  { calls: [{ tool: 'Agent', input: { agent: 'writer', task: 'The library opens on Sundays.' } }] },
  {
    calls: [
      { tool: 'add_piece', input: { title: 'Open on Sundays', text: 'From May, ten to four.' } },
    ],
  },
  { text: 'Written, under "Open on Sundays".' },
  { text: 'The issue has one piece.' },
])
const executor = createAgentExecutor({
  registry: createAgentRegistry({ agents }),
  tools: [addPiece],
  defaults: {
    model,
    approve: ({ agentPath, toolName, input }) => {
      console.log(`${agentPath.join(' > ')} asks for ${toolName} ${JSON.stringify(input)}`)
      return true
    },
  },
})
for (const name of ['editor', 'writer']) {
  const tools = executor.toolsOf(name).map((tool) => tool.name)
  console.log(`${name} has ${tools.join(', ')}`)
}
const { text } = await executor.execute('editor', 'Make the May issue.')
console.log(text)
console.log(issue.join('\n'))
