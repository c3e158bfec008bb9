// Uses the installed package as a program would, and prints what came of it as one line of JSON.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createSkillRegistry,
  createSkillTool,
  defineTool,
  isParcoError,
  resumeAgent,
  runAgent,
} from '@parco/agent'
import { connectMcp } from '@parco/agent/mcp'
import { scriptedModel } from '@parco/agent/testing'
import { createWorkspaceTools, detectSandbox, openWorkspace } from '@parco/agent/workspace'
import { z } from 'zod'

const directory = mkdtempSync(join(tmpdir(), 'agent-consumer-'))

async function runFiveLines() {
  const add = defineTool({
    name: 'add',
    description: 'Adds two numbers.',
    input: z.object({ a: z.number(), b: z.number() }),
    effect: 'read',
    execute: ({ a, b }) => a + b,
  })
  const model = scriptedModel([
    { calls: [{ tool: 'add', input: { a: 2, b: 3 } }] },
    { text: 'It is 5.' },
  ])
  const { text, status, state } = await runAgent('2 + 3?', { model, tools: [add] })
  // The system prompt is Markdown in the sources, and has to be inside the package.
  return { text, status, results: resultsOf(state), system: model.calls[0]?.prompt[0]?.content }
}

async function useWorkspace() {
  writeFileSync(join(directory, 'notes.txt'), 'first line\nthe milk is sour\n')
  const { isAvailable, sandbox } = await detectSandbox()
  const tools = createWorkspaceTools(openWorkspace(directory), { sandbox })
  const model = scriptedModel([
    { calls: [{ tool: 'Grep', input: { pattern: 'm.lk' } }] },
    { calls: [{ tool: 'Read', input: { file_path: 'notes.txt' } }] },
    ...(isAvailable ? [{ calls: [{ tool: 'Bash', input: { command: 'cat notes.txt' } }] }] : []),
    { text: 'Sour.' },
  ])
  const permissions = { allow: ['Bash'] }
  const { state } = await runAgent('How is the milk?', { model, tools, permissions })
  return { tools: tools.map(({ name }) => name), results: resultsOf(state) }
}

async function loadSkill() {
  const skills = join(directory, 'skills')
  mkdirSync(join(skills, 'brew-tea'), { recursive: true })
  const text = '---\nname: brew-tea\ndescription: Brews tea.\n---\nPour water of 80 °C.\n'
  writeFileSync(join(skills, 'brew-tea', 'SKILL.md'), text)
  const registry = createSkillRegistry({
    directories: [{ path: skills, origin: 'project', trusted: true }],
  })
  const model = scriptedModel([
    { calls: [{ tool: 'skill', input: { name: 'brew-tea' } }] },
    { text: '80 °C.' },
  ])
  const skill = createSkillTool({ registry })
  const { state } = await runAgent('Tea?', { model, tools: skill ? [skill] : [] })
  return { results: resultsOf(state), problems: registry.diagnostics }
}

/** An error that one module of the package throws is known to another. */
async function meetError() {
  const store = {
    save: async () => undefined,
    load: async () => undefined,
    delete: async () => undefined,
  }
  const run = resumeAgent('run_0', [], { store, model: scriptedModel([]) })
  return run.then(
    () => 'none',
    (error) => (isParcoError(error) ? error.code : String(error)),
  )
}

/** What is optional is asked for when it is needed, and not before. */
async function connectWithoutClient() {
  const servers = { files: { command: 'true', args: [], env: {} } }
  const connection = connectMcp({ servers, pins: {}, approveServer: () => true })
  return connection.then(
    () => 'none',
    (error) => error.message,
  )
}

/** @param {import('@parco/agent').RunState} state */
function resultsOf(state) {
  return state.messages
    .filter((message) => message.role === 'tool')
    .flatMap((message) => message.content)
    .map((part) => (part.type === 'tool-result' && 'value' in part.output ? part.output.value : ''))
}

const report = {
  fiveLines: await runFiveLines(),
  workspace: await useWorkspace(),
  skill: await loadSkill(),
  error: await meetError(),
  mcp: await connectWithoutClient(),
}
process.stdout.write(JSON.stringify(report))
