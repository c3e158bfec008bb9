import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { RunState } from '../loop/run-state.ts'
import type { PermissionRules } from '../permissions/permission.ts'
import { resumeAgent } from '../run/run-agent.ts'
import { createSkillRegistry } from '../skills/skill-registry.ts'
import { type ScriptLine, scriptedModel } from '../testing/scripted-model.ts'
import { defineTool } from '../tools/agent-tool.ts'
import { createAgentExecutor } from './agent-executor.ts'
import { createAgentRegistry, standardAgentDirectories } from './agent-registry.ts'

let base: string
const written: string[] = []
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'agents-'))
  written.length = 0
})
afterEach(() => rmSync(base, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(base, path)), { recursive: true })
  writeFileSync(join(base, path), text)
}

const agentText = (name: string, fields = '', body = `You are ${name}.`) =>
  `---\nname: ${name}\ndescription: Does ${name}.\n${fields}---\n${body}`

const registry = () => createAgentRegistry({ directories: [{ path: base, origin: 'project' }] })

const Write = defineTool({
  name: 'Write',
  description: 'Writes.',
  input: z.object({ path: z.string() }),
  effect: 'write',
  execute: ({ path }) => {
    written.push(path)
    return 'ok'
  },
})
const Look = defineTool({
  name: 'Look',
  description: 'Looks.',
  input: z.object({}),
  effect: 'read',
  execute: () => 'seen',
})

describe('an agent that calls another', () => {
  /** What `helper` wrote, when `lead` told it to write `in/a` and `out/a`. */
  async function writtenBy(lead: string, helper: string, permissions: PermissionRules) {
    write('lead.md', agentText('lead', lead))
    write('helper.md', agentText('helper', helper))
    const model = scriptedModel([
      { calls: [{ tool: 'Agent', input: { agent: 'helper', task: 'write' } }] },
      { calls: ['in/a', 'out/a'].map((path) => ({ tool: 'Write', input: { path } })) },
      { text: 'written' },
      { text: 'done' },
    ])
    const { execute } = createAgentExecutor({
      registry: registry(),
      tools: [Write, Look],
      defaults: { model, permissions },
    })
    expect((await execute('lead', 'go')).status).toBe('completed')
    return written
  }
  const all = { allow: ['*'] }

  it.each([
    ['its list names other tools', 'tools: Look, Agent(helper)\n'],
    ['its list has rules for calls', 'tools: Look, Write(in/**), Agent(helper)\n'],
    ['its list has rules for other tools', 'tools: Bash(git:*), Agent(helper)\n'],
  ])('leaves what that one may do to its own file, when %s', async (_, lead) => {
    expect(await writtenBy(lead, 'tools: Write\n', all)).toEqual(['in/a', 'out/a'])
  })

  it('does not widen what that one may do', async () => {
    const lead = 'tools: Write, Agent(helper)\n'
    expect(await writtenBy(lead, 'tools: Write(out/**)\n', all)).toEqual(['out/a'])
  })

  it('cannot have done what it is forbidden itself', async () => {
    const rule = 'tools: Look, Agent(helper)\ndisallowedTools: Write(in/**)\n'
    expect(await writtenBy(rule, 'tools: Write\n', all)).toEqual(['out/a'])
    written.length = 0
    const tool = 'disallowedTools: Write\n'
    expect(await writtenBy(tool, 'tools: Write\n', all)).toEqual([])
  })

  it('is held with it to what the run permits', async () => {
    const lead = 'tools: Bash(git:*), Agent(helper)\n'
    const run = { allow: ['Write'], deny: ['Write(in/**)'] }
    expect(await writtenBy(lead, 'tools: Write\n', run)).toEqual(['out/a'])
  })

  it('hands what it is forbidden on to those that are called further in', async () => {
    write(
      'lead.md',
      agentText('lead', 'tools: Agent(middle), Look(x)\ndisallowedTools: Write(in/**)\n'),
    )
    write('middle.md', agentText('middle', 'tools: Agent(helper), Bash(git:*)\n'))
    write('helper.md', agentText('helper', 'tools: Write\n'))
    const delegate = (agent: string) => ({ tool: 'Agent', input: { agent, task: 'write' } })
    const model = scriptedModel([
      { calls: [delegate('middle')] },
      { calls: [delegate('helper')] },
      { calls: ['in/a', 'out/a'].map((path) => ({ tool: 'Write', input: { path } })) },
      { text: 'written' },
      { text: 'done' },
      { text: 'all done' },
    ])
    const { execute } = createAgentExecutor({
      registry: registry(),
      tools: [Write, Look],
      defaults: { model, permissions: all },
    })
    expect((await execute('lead', 'go')).text).toBe('all done')
    expect(written).toEqual(['out/a'])
  })
})

describe('agent files', () => {
  it('are read with their tools, agents, model and limits', () => {
    write(
      'lead.md',
      agentText('lead', 'tools: Look, Agent(helper, checker)\nmodel: ollama/qwen3\nmaxTurns: 3\n'),
    )
    expect(registry().getAgent('lead')).toMatchObject({
      system: 'You are lead.',
      tools: ['Look', 'Agent'],
      agents: ['helper', 'checker'],
      model: 'ollama/qwen3',
      maxTurns: 3,
    })
    expect(registry().diagnostics).toEqual([])
  })

  it('that are odd are loaded with a warning, and those without a name or description are not', () => {
    write(
      'a.md',
      agentText(
        'A B',
        'permissionMode: bypassPermissions\nmaxTurns: no\nowner: x\nmodel: sonnet\n',
      ),
    )
    write('b.md', '---\ndescription: nameless\n---\nx')
    write('c.md', '---\nname: c\n---\nx')
    write('README.md', 'not an agent')
    const { diagnostics, listAgents } = registry()
    expect(listAgents().map(({ name, model }) => [name, model])).toEqual([['A B', undefined]])
    expect(diagnostics.map(({ code }) => code).sort()).toEqual(
      [
        'bad-field',
        'bad-name',
        'ignored-field',
        'inherited-model',
        'no-description',
        'no-name',
        'unknown-field',
      ].sort(),
    )
  })

  it('say which model is inherited in place of one that cannot be found', () => {
    write('a.md', agentText('a', 'model: opus\n'))
    write('b.md', agentText('b', 'model: inherit\n'))
    write('c.md', agentText('c', 'model: anthropic/claude-opus-4-5\n'))
    expect(registry().diagnostics).toMatchObject([
      { code: 'inherited-model', path: join(base, 'a.md'), data: { model: 'opus' } },
    ])
  })

  it('show other agents no more of their descriptions than a reader sees', () => {
    write('a.md', '---\nname: a\u200b\ndescription: Does a.\u{e0041}\u{e0042}\n---\nYou are a.')
    const { diagnostics, listAgents } = registry()
    expect(listAgents()).toMatchObject([{ name: 'a', description: 'Does a.' }])
    expect(diagnostics).toMatchObject([
      { code: 'hidden-characters', data: { count: '3', codePoint: 'U+200B', line: '2' } },
    ])
  })

  it("are read from a plain path too, as the user's own", () => {
    write('team/a.md', agentText('a'))
    const agents = createAgentRegistry({ directories: [join(base, 'team')] })
    expect(agents.getAgent('a')).toMatchObject({ system: 'You are a.', origin: 'user' })
  })

  it('of the near project win over the far, and the project over the user', () => {
    write('home/.claude/agents/a.md', agentText('a', '', 'user'))
    write('repo/.git', '')
    write('repo/.claude/agents/a.md', agentText('a', '', 'far'))
    write('repo/app/.parco/agents/a.md', agentText('a', '', 'near'))
    const directories = standardAgentDirectories({
      cwd: join(base, 'repo/app'),
      home: join(base, 'home'),
    })
    const agents = createAgentRegistry({ directories })
    expect(agents.getAgent('a')?.system).toBe('near')
    expect(agents.diagnostics.map(({ code }) => code)).toEqual(['shadowed', 'shadowed'])
  })
})

describe('the executor', () => {
  function setUp(lines: readonly ScriptLine[]) {
    write('lead.md', agentText('lead', 'tools: Look, Agent\n'))
    write('worker.md', agentText('worker', 'tools: Write, skill\nskills: house\n'))
    write('skills/house/SKILL.md', '---\nname: house\ndescription: House rules.\n---\nBe kind.')
    const model = scriptedModel(lines)
    const skills = createSkillRegistry({
      directories: [{ path: join(base, 'skills'), origin: 'project', trusted: true }],
    })
    const executor = createAgentExecutor({
      registry: createAgentRegistry({ directories: [{ path: base, origin: 'project' }] }),
      tools: [Write, Look],
      skills,
      defaults: { model },
    })
    return { model, executor }
  }

  it('gives an agent its own prompt, its skills and only its tools', async () => {
    const { model, executor } = setUp([{ text: 'Done.' }])
    await executor.execute('worker', 'go')
    const system = String(model.calls[0]?.prompt[0]?.content)
    expect(system).toContain('You are worker.')
    expect(system).toContain('Be kind.')
    expect(model.calls[0]?.tools?.map(({ name }) => name)).toEqual(['Write', 'skill'])
    expect(() => executor.execute('nobody', 'go')).toThrow('There are: lead, worker.')
  })

  it('says which tools files name that it does not have', () => {
    write('a.md', agentText('a', 'tools: Look, WebFetch, look, mcp__files, Agent, WebFetch\n'))
    write('b.md', agentText('b', 'tools: Write(src/**), Look, find_tools\n'))
    write('c.md', agentText('c'))
    const executor = createAgentExecutor({ registry: registry(), tools: [Write, Look] })
    expect(executor.diagnostics).toMatchObject([
      { code: 'missing-tool', path: join(base, 'a.md'), data: { name: 'a', tool: 'WebFetch' } },
      { code: 'missing-tool', path: join(base, 'a.md'), data: { name: 'a', tool: 'mcp__files' } },
    ])
    expect(createAgentExecutor({ registry: registry(), tools: [Look] }).diagnostics).toMatchObject([
      { data: { tool: 'WebFetch' } },
      { data: { tool: 'mcp__files' } },
      { code: 'missing-tool', path: join(base, 'b.md'), data: { tool: 'Write' } },
    ])
  })

  it('says which skills files name that it does not have', () => {
    write('a.md', agentText('a', 'skills: kindness, tact, tact\n'))
    const skills = createSkillRegistry({
      skills: [{ name: 'kindness', description: 'Kind.', instructions: 'Be kind.' }],
    })
    const missing = { code: 'missing-skill', path: join(base, 'a.md'), data: { skill: 'tact' } }
    expect(createAgentExecutor({ registry: registry(), skills }).diagnostics).toMatchObject([
      missing,
    ])
    expect(createAgentExecutor({ registry: registry() }).diagnostics).toMatchObject([
      {
        data: { skill: 'kindness' },
        message: expect.stringContaining('Hand the executor `skills`'),
      },
      missing,
    ])
  })

  const delegation: ScriptLine[] = [
    { calls: [{ tool: 'Agent', input: { agent: 'worker', task: 'Write a.' }, id: 'outer' }] },
    { calls: [{ tool: 'Write', input: { path: 'a' }, id: 'inner' }] },
  ]

  it('holds an agent to the rules of its file, call by call', async () => {
    write(
      'narrow.md',
      agentText('narrow', 'tools: Write(out/**), Look\ndisallowedTools: Write(out/x)\n'),
    )
    write('typo.md', agentText('typo', 'tools: Web(x), Look\n'))
    const model = scriptedModel([
      {
        calls: ['a', 'out/x', 'out/a'].map((path) => ({
          tool: 'Write',
          input: { path },
        })),
      },
      { text: 'ok' },
    ])
    const agents = registry()
    expect(agents.diagnostics).toMatchObject([{ code: 'unknown-tool', data: { rule: 'Web(x)' } }])
    const executor = createAgentExecutor({
      registry: agents,
      tools: [Write, Look],
      defaults: { model, permissions: { allow: ['*'] } },
    })
    expect(executor.toolsOf('narrow').map(({ name }) => name)).toEqual(['Write', 'Look'])
    await executor.execute('narrow', 'go')
    expect(written).toEqual(['out/a'])
  })

  it('surfaces the approvals of an inner run on the outer one, and resumes both', async () => {
    const { executor } = setUp(delegation)
    const paused = await executor.execute('lead', 'go')
    expect(paused.status).toBe('waiting')
    expect(written).toEqual([])
    const [request] = paused.approvals
    expect(request).toMatchObject({
      toolName: 'Write',
      agentPath: ['worker'],
      input: { path: 'a' },
    })
    if (!request) throw new Error('expected an approval')

    const state: RunState = JSON.parse(JSON.stringify(paused.state))
    const later = scriptedModel([{ text: 'Wrote a.' }, { text: 'The worker wrote a.' }])
    const again = createAgentExecutor({
      registry: registry(),
      tools: [Write, Look],
      defaults: { model: later },
    })
    const done = await resumeAgent(
      state,
      [{ approvalId: request.approvalId, argumentsHash: request.argumentsHash, approved: true }],
      { model: later, tools: again.toolsOf('lead'), system: 'You are lead.' },
    )
    expect(done).toMatchObject({ status: 'completed', text: 'The worker wrote a.' })
    expect(written).toEqual(['a'])
    later.assertDone()
  })

  it('counts what inner runs use, and holds them to the outer budget', async () => {
    const used = { inputTokens: 100, outputTokens: 10, cachedInputTokens: 40 }
    const lines = (...more: ScriptLine[]): ScriptLine[] => {
      return [...delegation, ...more].map((line) => ({ ...line, ...used }))
    }
    const setUpWith = (script: ScriptLine[], maxTokens: number) => {
      const { model } = setUp(script)
      const executor = createAgentExecutor({
        registry: registry(),
        tools: [Write, Look],
        defaults: { model, permissions: { allow: ['*'] }, budget: { maxTokens } },
      })
      return { model, executor }
    }
    const whole = setUpWith(lines({ text: 'Wrote a.' }, { text: 'It is written.' }), 1_000)
    const done = await whole.executor.execute('lead', 'go')
    expect(done).toMatchObject({
      status: 'completed',
      usage: { inputTokens: 400, outputTokens: 40, cachedInputTokens: 160 },
    })

    const short = setUpWith(lines(), 220)
    const stopped = await short.executor.execute('lead', 'go')
    expect(stopped).toMatchObject({
      status: 'budget',
      limit: 'tokens',
      usage: { inputTokens: 200 },
    })
    expect(JSON.stringify(stopped.state.messages)).toContain('worker stopped (budget)')
    short.model.assertDone()
  })

  it('counts what inner runs used before a pause once', async () => {
    const used = { inputTokens: 100, outputTokens: 10 }
    const { executor } = setUp(delegation.map((line) => ({ ...line, ...used })))
    const paused = await executor.execute('lead', 'go')
    expect(paused.usage.inputTokens).toBe(200)
    const later = scriptedModel([
      { text: 'Wrote a.', ...used },
      { text: 'Done.', ...used },
    ])
    const again = createAgentExecutor({
      registry: registry(),
      tools: [Write, Look],
      defaults: { model: later },
    })
    const decisions = paused.approvals.map(({ approvalId, argumentsHash }) => {
      return { approvalId, argumentsHash, approved: true }
    })
    const done = await again.resume('lead', JSON.parse(JSON.stringify(paused.state)), decisions)
    expect(done).toMatchObject({ status: 'completed', usage: { inputTokens: 400 } })
  })

  it('asks on the spot with the path to the call, and goes on', async () => {
    const { model } = setUp([...delegation, { text: 'Wrote a.' }, { text: 'It is written.' }])
    const asked: unknown[] = []
    const executor = createAgentExecutor({
      registry: registry(),
      tools: [Write, Look],
      defaults: { model, approve: ({ agentPath }) => asked.push(agentPath) > 0 },
    })
    expect((await executor.execute('lead', 'go')).text).toBe('It is written.')
    expect(asked).toEqual([['worker']])
    expect(written).toEqual(['a'])
  })

  it('lets an inner run do no more than the outer one may', async () => {
    const { model } = setUp([...delegation, { text: 'I may not.' }, { text: 'Not permitted.' }])
    const executor = createAgentExecutor({
      registry: registry(),
      tools: [Write, Look],
      defaults: { model, permissions: { deny: ['Write'] } },
    })
    expect((await executor.execute('lead', 'go')).text).toBe('Not permitted.')
    expect(written).toEqual([])
  })

  it('shows what an inner run does, as progress of the outer one', async () => {
    const { model } = setUp([
      ...delegation,
      { calls: [{ tool: 'Write', input: {} }] },
      { text: 'Wrote a.' },
      { text: 'It is written.' },
    ])
    const executor = createAgentExecutor({
      registry: registry(),
      tools: [Write, Look],
      defaults: { model, permissions: { allow: ['Write'] } },
    })
    const shown: string[] = []
    for await (const event of executor.execute('lead', 'go')) {
      if (event.type === 'status-replace') shown.push(`${event.id} ${event.text}`)
    }
    expect(shown).toEqual([
      'outer worker: Write',
      'outer worker: Write',
      'outer worker: Write failed',
    ])
  })

  it('tells the outer model when an inner run fails', async () => {
    const { executor, model } = setUp([delegation[0] ?? {}, {}, {}, { text: 'It failed.' }])
    expect((await executor.execute('lead', 'go')).text).toBe('It failed.')
    expect(JSON.stringify(model.calls.at(-1)?.prompt)).toContain('worker failed: ')
  })
})
