import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createAgentExecutor } from '../agents/agent-executor.ts'
import { createAgentRegistry } from '../agents/agent-registry.ts'
import type { RunState } from '../loop/run-state.ts'
import { resumeAgent, runAgent } from '../run/run-agent.ts'
import { type ScriptLine, scriptedModel } from '../testing/scripted-model.ts'
import { type AgentTool, defineTool } from '../tools/agent-tool.ts'
import { createWorkspaceTools } from '../workspace/create-workspace-tools.ts'
import { openWorkspace } from '../workspace/workspace.ts'
import { createSkillTool } from './create-skill-tool.ts'
import { createSkillRegistry } from './skill-registry.ts'

let base: string
const done: string[] = []
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'limits-'))
  done.length = 0
})
afterEach(() => rmSync(base, { recursive: true }))

const tool = (name: string, effect: 'read' | 'write') =>
  defineTool({
    name,
    description: name,
    input: z.looseObject({}),
    effect,
    execute: (input) => {
      done.push(`${name} ${JSON.stringify(input)}`)
      return 'ok'
    },
  })
const workspace = [tool('Read', 'read'), tool('Write', 'write'), tool('Bash', 'write')]

function skills(...declared: (readonly [name: string, fields: string])[]) {
  for (const [name, fields] of declared) {
    mkdirSync(join(base, name), { recursive: true })
    const text = `---\nname: ${name}\ndescription: d\n${fields}\n---\nDo it.`
    writeFileSync(join(base, name, 'SKILL.md'), text)
  }
  return createSkillRegistry({ directories: [{ path: base, origin: 'user', trusted: true }] })
}

function toolsWith(registry: ReturnType<typeof skills>): readonly AgentTool[] {
  const skillTool = createSkillTool({ registry })
  if (!skillTool) throw new Error('expected skills')
  return [...workspace, skillTool]
}

const loads = (name: string): ScriptLine => ({ calls: [{ tool: 'skill', input: { name } }] })
const calls = (...made: (readonly [tool: string, input: object])[]): ScriptLine => ({
  calls: made.map(([name, input]) => ({ tool: name, input })),
})
const said = (model: ReturnType<typeof scriptedModel>) => JSON.stringify(model.calls.at(-1)?.prompt)

describe('a skill with allowed-tools', () => {
  it('narrows the run from where it is loaded', async () => {
    const registry = skills(['release', 'allowed-tools: Read Bash(git:*)'])
    const model = scriptedModel([
      calls(['Write', { file_path: 'before' }]),
      loads('release'),
      calls(
        ['Write', { file_path: 'after' }],
        ['Bash', { command: 'git tag v1' }],
        ['Bash', { command: 'git tag v1; rm -rf .' }],
        ['Read', { file_path: 'a' }],
      ),
      { text: 'Done.' },
    ])
    const tools = toolsWith(registry)
    await runAgent('go', { model, tools, system: '', permissions: { allow: ['*'] } })
    expect(done).toEqual([
      'Write {"file_path":"before"}',
      'Bash {"command":"git tag v1"}',
      'Read {"file_path":"a"}',
    ])
    const denials = said(model).match(/Not permitted. While the skill \\"release\\" is in use/g)
    expect(denials).toHaveLength(2)
  })

  it('approves nothing: what is asked for is still asked for, what is denied stays denied', async () => {
    const registry = skills(['release', 'allowed-tools: "*"'])
    const tools = toolsWith(registry)
    const script = [loads('release'), calls(['Write', { file_path: 'a' }])]
    const asked = await runAgent('go', { model: scriptedModel(script), tools, system: '' })
    expect(asked.status).toBe('waiting')
    const model = scriptedModel([...script, { text: 'No.' }])
    await runAgent('go', { model, tools, system: '', permissions: { deny: ['Write'] } })
    expect(done).toEqual([])
  })

  it('narrows a run that goes on in another process, where the skill is gone', async () => {
    const tools = toolsWith(skills(['release', 'allowed-tools: Bash']))
    const paused = await runAgent('go', {
      model: scriptedModel([loads('release'), calls(['Bash', { command: 'ls' }])]),
      tools,
      system: '',
    })
    const state: RunState = JSON.parse(JSON.stringify(paused.state))
    const [request] = paused.approvals
    if (!request) throw new Error('expected an approval')
    const model = scriptedModel([calls(['Write', { file_path: 'a' }]), { text: 'I may not.' }])
    const ended = await resumeAgent(state, [{ ...request, approved: true }], {
      model,
      tools: workspace,
      system: '',
      permissions: { allow: ['*'] },
    })
    expect(ended.text).toBe('I may not.')
    expect(done).toEqual(['Bash {"command":"ls"}'])
  })

  it('is not widened by another', async () => {
    const registry = skills(['all', 'allowed-tools: "*"'], ['few', 'allowed-tools: Read'])
    const model = scriptedModel([
      loads('few'),
      loads('all'),
      calls(['Write', { file_path: 'a' }]),
      { text: 'No.' },
    ])
    const tools = toolsWith(registry)
    await runAgent('go', { model, tools, system: '', permissions: { allow: ['*'] } })
    expect(done).toEqual([])
  })

  it('takes tools away with disallowed-tools, and narrows nothing without either', async () => {
    const registry = skills(['careful', 'disallowed-tools: Bash(git push:*)'], ['plain', ''])
    const model = scriptedModel([
      loads('plain'),
      loads('careful'),
      calls(['Bash', { command: 'git push' }], ['Write', { file_path: 'a' }]),
      { text: 'No.' },
    ])
    const tools = toolsWith(registry)
    await runAgent('go', { model, tools, system: '', permissions: { allow: ['*'] } })
    expect(done).toEqual(['Write {"file_path":"a"}'])
  })

  it('with a list that cannot be read permits nothing', async () => {
    const registry = skills(['odd', 'allowed-tools: {Bash: yes}'])
    expect(registry.diagnostics.map(({ code }) => code)).toEqual(['bad-tools'])
    const model = scriptedModel([loads('odd'), calls(['Write', {}]), { text: 'No.' }])
    const tools = toolsWith(registry)
    await runAgent('go', { model, tools, system: '', permissions: { allow: ['*'] } })
    expect(done).toEqual([])
  })
})

describe('a skill that is linked', () => {
  it('can be read by the path that the model is told', async () => {
    mkdirSync(join(base, 'elsewhere/guide'), { recursive: true })
    mkdirSync(join(base, 'skills'))
    mkdirSync(join(base, 'work'))
    const text = '---\nname: guide\ndescription: d\nallowed-tools: Grep\n---\nRead more.md.'
    writeFileSync(join(base, 'elsewhere/guide/SKILL.md'), text)
    writeFileSync(join(base, 'elsewhere/guide/more.md'), 'more of it')
    symlinkSync(join(base, 'elsewhere/guide'), join(base, 'skills/guide'))
    const registry = createSkillRegistry({
      directories: [{ path: join(base, 'skills'), origin: 'user', trusted: true }],
    })
    const directory = registry.getSkill('guide')?.directory ?? ''
    const opened = openWorkspace(join(base, 'work'), registry.directories)
    const skillTool = createSkillTool({ registry })
    const model = scriptedModel([
      loads('guide'),
      calls(['Read', { file_path: join(directory, 'more.md') }]),
      { text: 'ok' },
    ])
    const tools = [...createWorkspaceTools(opened), ...(skillTool ? [skillTool] : [])]
    await runAgent('go', { model, tools, system: '' })
    opened.close()
    expect(said(model)).toContain(`Skill directory: ${directory}`)
    expect(said(model)).toContain('more of it')
  })
})

describe('an agent', () => {
  function executor(lines: readonly ScriptLine[]) {
    const registry = skills(['release', 'allowed-tools: Read'])
    const agent = (name: string, fields: string) =>
      writeFileSync(
        join(base, `${name}.md`),
        `---\nname: ${name}\ndescription: d\n${fields}---\nGo.`,
      )
    agent('given', 'skills: release\n')
    agent('lead', '')
    agent('worker', 'tools: Write\n')
    return createAgentExecutor({
      registry: createAgentRegistry({ directories: [{ path: base, origin: 'project' }] }),
      tools: workspace,
      skills: registry,
      defaults: { model: scriptedModel(lines), permissions: { allow: ['*'] } },
    })
  }

  it('that has a skill from the start is narrowed by it', async () => {
    const agents = executor([calls(['Write', { file_path: 'a' }]), { text: 'No.' }])
    expect((await agents.execute('given', 'go')).text).toBe('No.')
    expect(done).toEqual([])
  })

  it('that was narrowed narrows those that it calls', async () => {
    const agents = executor([
      loads('release'),
      calls(['Agent', { agent: 'worker', task: 'write' }]),
      { text: 'I may not call.' },
    ])
    // `Agent` itself is not among the skill's tools.
    expect((await agents.execute('lead', 'go')).text).toBe('I may not call.')
    expect(done).toEqual([])
  })

  it('goes on with its own tools and prompt', async () => {
    executor([])
    const asking = createAgentExecutor({
      registry: createAgentRegistry({ directories: [{ path: base, origin: 'project' }] }),
      tools: workspace,
      defaults: { model: scriptedModel([calls(['Write', { file_path: 'a' }])]) },
    })
    const paused = await asking.execute('worker', 'go')
    const [request] = paused.approvals
    if (!request) throw new Error('expected an approval')
    const later = scriptedModel([{ text: 'Written.' }])
    const again = createAgentExecutor({
      registry: createAgentRegistry({ directories: [{ path: base, origin: 'project' }] }),
      tools: workspace,
      defaults: { model: later },
    })
    const ended = await again.resume('worker', paused.state, [{ ...request, approved: true }])
    expect(ended.text).toBe('Written.')
    expect(later.calls[0]?.prompt[0]?.content).toBe('Go.')
    expect(later.calls[0]?.tools?.map(({ name }) => name)).toEqual(['Write'])
    expect(() => again.resume('nobody', paused.state, [])).toThrow(
      'There are: given, lead, worker.',
    )
  })
})
