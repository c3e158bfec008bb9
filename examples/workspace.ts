/*
 * Tools on files, confined to one directory.
 *
 *   node examples/workspace.ts
 *
 * Read, Glob and Grep run at once; Write and Edit are asked for, and refuse files that the agent has
 * not read. No path and no link leads out of the directory. Bash is there only where a sandbox works.
 * Needs Linux.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runAgent } from '@parco/agent'
import { scriptedModel } from '@parco/agent/testing'
import { createWorkspaceTools, detectSandbox, openWorkspace } from '@parco/agent/workspace'

const directory = mkdtempSync(join(tmpdir(), 'workspace-'))
writeFileSync(join(directory, 'shop.json'), '{ "name": "Harbour Books", "opens": "10:00" }\n')

const { sandbox } = await detectSandbox()
const workspace = openWorkspace(directory)
const tools = createWorkspaceTools(workspace, { sandbox })

const model = scriptedModel([
  {
    calls: [
      { tool: 'Grep', input: { pattern: 'opens' } },
      { tool: 'Read', input: { file_path: '../../etc/passwd' } },
    ],
  },
  { calls: [{ tool: 'Read', input: { file_path: 'shop.json' } }] },
  {
    calls: [
      {
        tool: 'Edit',
        input: { file_path: 'shop.json', old_string: '10:00', new_string: '09:30' },
      },
    ],
  },
  { text: 'The shop now opens at 09:30.' },
])
const run = runAgent('We open half an hour earlier from now on.', {
  model,
  tools,
  approve: ({ toolName, input }) => {
    console.log(`${toolName} ${JSON.stringify(input)}? yes`)
    return true
  },
})
for await (const event of run) {
  if (event.type === 'tool-output-end') console.log(`${event.toolName}: ${event.output}`)
  if (event.type === 'tool-output-error') console.log(`${event.toolName}: ${event.errorText}`)
}
console.log((await run).text)
console.log(readFileSync(join(directory, 'shop.json'), 'utf8').trimEnd())
workspace.close()
rmSync(directory, { recursive: true })
