import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  type AgentOptions,
  type AgentResult,
  createAgentExecutor,
  createAgentRegistry,
  createMemoryRunStore,
  createSkillRegistry,
  createSkillTool,
  defineTool,
  resumeAgent,
  runAgent,
} from '../../src/index.ts'
import { scriptedModel } from '../../src/testing/index.ts'

const paid: number[] = []
beforeEach(() => void paid.splice(0))

const pay = defineTool({
  name: 'pay',
  description: 'Pays a bill.',
  input: z.object({ euros: z.number() }),
  effect: 'write',
  execute: ({ euros }) => {
    paid.push(euros)
    return `paid ${euros}`
  },
})

const asks = { calls: [{ tool: 'pay', input: { euros: 5 } }] }
const base = { tools: [pay], system: 'You pay bills.' }

/** What JSON, forms and careless code hand over in place of a boolean. */
const NO_DECISIONS: readonly unknown[] = ['true', 'false', 'no', '', 0, 1, null, {}, ['yes']]

/** A decision on everything that waits, whatever its type. */
const decide = ({ approvals }: AgentResult, approved: unknown) =>
  approvals.map((request) => ({ ...request, approved: approved as boolean }))

const again = (options: Partial<AgentOptions> = {}): AgentOptions => {
  return { ...base, model: scriptedModel([{ text: 'Over.' }]), ...options }
}

describe('a decision', () => {
  it.each([...NO_DECISIONS, undefined].map((given) => [given]))(
    '%j approves nothing, and can be made anew',
    async (approved) => {
      const store = createMemoryRunStore()
      const paused = await runAgent('Pay.', { ...base, model: scriptedModel([asks]), store })
      const { runId } = paused.state
      await expect(
        resumeAgent(runId, decide(paused, approved), again({ store })),
      ).rejects.toMatchObject({
        code: 'bad-request',
        message: expect.stringContaining('true or false'),
      })
      expect(paid).toEqual([])
      const done = await resumeAgent(runId, decide(paused, true), again({ store }))
      expect([done.status, paid]).toEqual(['completed', [5]])
    },
  )

  it.each(NO_DECISIONS.map((given) => [given]))(
    'on the spot, %j approves nothing',
    async (answer) => {
      const run = runAgent('Pay.', {
        ...base,
        model: scriptedModel([asks]),
        approve: () => answer as boolean,
      })
      await expect(run).rejects.toMatchObject({ code: 'bad-request' })
      expect(paid).toEqual([])
    },
  )

  it('on the spot, nothing leaves the call open', async () => {
    const run = runAgent('Pay.', {
      ...base,
      model: scriptedModel([asks]),
      approve: () => undefined,
    })
    expect((await run).status).toBe('waiting')
  })
})

describe('permissions of the options that a run is resumed with', () => {
  const deny = { deny: ['pay'] }

  it('deny a call that was approved meanwhile', async () => {
    const paused = await runAgent('Pay.', { ...base, model: scriptedModel([asks]) })
    const done = await resumeAgent(paused.state, decide(paused, true), again({ permissions: deny }))
    expect([done.status, paid]).toEqual(['completed', []])
    expect(JSON.stringify(done.state.messages)).toContain('This tool is not permitted here.')
  })

  it('settle a call that nobody decided', async () => {
    const paused = await runAgent('Pay.', { ...base, model: scriptedModel([asks]) })
    const done = await resumeAgent(paused.state, [], again({ permissions: deny }))
    expect([done.status, paid]).toEqual(['completed', []])
  })

  it('go no further than to ask when a person has said yes', async () => {
    const paused = await runAgent('Pay.', { ...base, model: scriptedModel([asks]) })
    const options = again({ permissions: { ask: ['pay'] } })
    const done = await resumeAgent(paused.state, decide(paused, true), options)
    expect([done.status, paid]).toEqual(['completed', [5]])
  })

  /** A run whose first write ends it, with the second still to come. */
  async function interrupted() {
    const controller = new AbortController()
    const halt = defineTool({
      name: 'halt',
      description: 'Halts.',
      input: z.object({}),
      effect: 'write',
      execute: () => controller.abort(),
    })
    const calls = [{ tool: 'halt' }, ...asks.calls]
    const stopped = await runAgent('Pay.', {
      ...base,
      tools: [halt, pay],
      model: scriptedModel([{ calls }]),
      permissions: { allow: ['*'] },
      signal: controller.signal,
    })
    expect(stopped.state.open.map(({ status }) => status)).toContain('approved')
    return { stopped, tools: [halt, pay] }
  }

  it('deny what a rule had allowed before the run was interrupted', async () => {
    const { stopped, tools } = await interrupted()
    const done = await resumeAgent(stopped.state, [], again({ tools, permissions: deny }))
    expect([done.status, paid]).toEqual(['completed', []])
  })

  it('ask for what a rule had allowed, once it does so no longer', async () => {
    const { stopped, tools } = await interrupted()
    const asked = await resumeAgent(stopped.state, [], again({ tools }))
    expect([asked.status, paid]).toEqual(['waiting', []])
    const done = await resumeAgent(asked.state, decide(asked, true), again({ tools }))
    expect([done.status, paid]).toEqual(['completed', [5]])
  })

  it('deny the calls of an agent inside too', async () => {
    const agent = (name: string) => ({ name, description: name, system: `You are ${name}.` })
    const registry = createAgentRegistry({ agents: [agent('lead'), agent('worker')] })
    const delegates = { calls: [{ tool: 'Agent', input: { agent: 'worker', task: 'Pay.' } }] }
    const first = createAgentExecutor({
      registry,
      tools: [pay],
      defaults: { model: scriptedModel([delegates, asks]) },
    })
    const paused = await first.execute('lead', 'Pay.')
    expect(paused.approvals).toMatchObject([{ toolName: 'pay', agentPath: ['worker'] }])
    const model = scriptedModel([{ text: 'Not paid.' }, { text: 'It was not paid.' }])
    const second = createAgentExecutor({
      registry,
      tools: [pay],
      defaults: { model, permissions: deny },
    })
    const done = await second.resume('lead', paused.state, decide(paused, true))
    expect([done.text, paid]).toEqual(['It was not paid.', []])
  })
})

describe('a skill that narrows the run', () => {
  const skill = createSkillTool({
    registry: createSkillRegistry({
      skills: [
        { name: 'look', description: 'Looks.', instructions: 'Look.', allowedTools: ['Read'] },
      ],
    }),
  })
  if (!skill) throw new Error('expected a skill')
  const tools = [skill, pay]
  const calls = [{ tool: 'skill', input: { name: 'look' } }, ...asks.calls]

  it('denies a write that was asked for in the same step, and one that was approved', async () => {
    const allowed = { ...again({ tools }), permissions: { allow: ['pay'] } }
    const model = scriptedModel([{ calls }, { text: 'Over.' }])
    const done = await runAgent('Pay.', { ...allowed, model })
    expect([done.status, paid]).toEqual(['completed', []])

    const paused = await runAgent('Pay.', { ...base, tools, model: scriptedModel([{ calls }]) })
    const resumed = await resumeAgent(paused.state, decide(paused, true), again({ tools }))
    expect([resumed.status, paid]).toEqual(['completed', []])
    expect(JSON.stringify(resumed.state.messages)).toContain('While the skill')
  })
})
