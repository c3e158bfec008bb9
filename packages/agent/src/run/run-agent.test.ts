import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { RunEvent } from '../loop/run-event.ts'
import { createRunState, type RunState, type RunStore } from '../loop/run-state.ts'
import { createGateway } from '../models/gateway/create-gateway.ts'
import { getSystemPrompt } from '../prompts/assembly.ts'
import { startModelServer } from '../testing/model-server.ts'
import { scriptedModel } from '../testing/scripted-model.ts'
import { defineTool } from '../tools/agent-tool.ts'
import { resumeAgent, runAgent } from './run-agent.ts'

const cwd = mkdtempSync(join(tmpdir(), 'run-agent-'))
writeFileSync(join(cwd, '.git'), '')
afterAll(() => rmSync(cwd, { recursive: true }))

const written: string[] = []
const Write = defineTool({
  name: 'Write',
  description: 'Writes a file.',
  input: z.object({ path: z.string() }),
  effect: 'write',
  execute: ({ path }) => {
    written.push(path)
    return `Wrote ${path}.`
  },
})

function systemOf(model: ReturnType<typeof scriptedModel>): unknown {
  return model.calls[0]?.prompt[0]?.content
}

describe('runAgent', () => {
  it('answers when it is awaited', async () => {
    const model = scriptedModel([{ text: 'Five.', inputTokens: 7, outputTokens: 2 }])
    const result = await runAgent('2 + 3?', { model, cwd })
    expect(result).toMatchObject({
      status: 'completed',
      text: 'Five.',
      steps: 1,
      usage: { inputTokens: 7, outputTokens: 2 },
    })
    model.assertDone()
  })

  it('tells its events in order when it is iterated over', async () => {
    const run = runAgent('Hello', { model: scriptedModel([{ text: 'Hi.' }]), cwd })
    const events: RunEvent[] = []
    for await (const event of run) events.push(event)
    expect(events.at(0)?.type).toBe('run-start')
    expect(events.at(-1)).toMatchObject({ type: 'run-end', status: 'completed' })
    expect((await run).text).toBe('Hi.')
  })

  it('takes the system prompt in three modes', async () => {
    writeFileSync(join(cwd, 'AGENTS.md'), 'Tabs, not spaces.')
    const tools = [Write]
    const base = `${getSystemPrompt(['Write'])}\n\n--- project context: ${join(cwd, 'AGENTS.md')} ---\nTabs, not spaces.`
    for (const [system, expected] of [
      [undefined, base],
      [{ append: 'Speak Danish.' }, `${base}\n\nSpeak Danish.`],
      ['Only this.', 'Only this.'],
    ] as const) {
      const model = scriptedModel([{ text: 'ok' }])
      await runAgent('go', { model, cwd, tools, ...(system === undefined ? {} : { system }) })
      expect(systemOf(model)).toBe(expected)
    }
  })

  it('keeps the rules of the project from a run that has nothing to do with it', async () => {
    writeFileSync(join(cwd, 'AGENTS.md'), 'Tabs, not spaces.')
    const before = process.cwd()
    const stock = defineTool({ ...Write, name: 'stock' })
    process.chdir(cwd)
    try {
      const model = scriptedModel([{ text: 'ok' }, { text: 'ok' }, { text: 'ok' }])
      await runAgent('go', { model, tools: [stock] })
      await runAgent('go', { model, tools: [stock], system: { append: 'Speak Danish.' } })
      await runAgent('go', { model, tools: [Write] })
      const systems = model.calls.map(({ prompt }) => String(prompt[0]?.content))
      expect(systems[0]).toBe(getSystemPrompt(['stock']))
      expect(systems[1]).toBe(`${getSystemPrompt(['stock'])}\n\nSpeak Danish.`)
      expect(systems[2]).toContain('Tabs, not spaces.')
    } finally {
      process.chdir(before)
    }
  })

  it('looks for the rules of a project where it is told to', async () => {
    writeFileSync(join(cwd, 'AGENTS.md'), 'Tabs, not spaces.')
    const model = scriptedModel([{ text: 'ok' }])
    await runAgent('go', { model, cwd })
    expect(systemOf(model)).toContain('Tabs, not spaces.')
  })

  it('asks for each write on the spot', async () => {
    written.length = 0
    const model = scriptedModel([
      {
        calls: [
          { tool: 'Write', input: { path: 'a' } },
          { tool: 'Write', input: { path: 'b' } },
        ],
      },
      { text: 'Wrote a only.' },
    ])
    const result = await runAgent('write', {
      model,
      cwd,
      tools: [Write],
      approve: ({ input }) => (input as { path: string }).path === 'a',
    })
    expect(result.status).toBe('completed')
    expect(written).toEqual(['a'])
  })

  it('pauses for approvals and goes on from the store, once', async () => {
    written.length = 0
    const kept = new Map<string, string>()
    const store: RunStore = {
      save: async (state) => void kept.set(state.runId, JSON.stringify(state)),
      load: async (id) => JSON.parse(kept.get(id) ?? 'null') as RunState,
      delete: async (id) => void kept.delete(id),
    }
    const options = { cwd, tools: [Write], store }
    const asks = { calls: [{ tool: 'Write', input: { path: 'a' } }] }
    const paused = await runAgent('write', { ...options, model: scriptedModel([asks]) })
    expect(paused.status).toBe('waiting')
    const [request] = paused.approvals
    if (!request) throw new Error('expected an approval')
    const yes = {
      approvalId: request.approvalId,
      argumentsHash: request.argumentsHash,
      approved: true,
    }

    await expect(
      resumeAgent(paused.state.runId, [{ ...yes, argumentsHash: 'other' }], options),
    ).rejects.toMatchObject({ code: 'stale' })
    const done = await resumeAgent(paused.state.runId, [yes], {
      ...options,
      model: scriptedModel([{ text: 'Written.' }]),
    })
    expect(done).toMatchObject({ status: 'completed', text: 'Written.' })
    expect(written).toEqual(['a'])
    await expect(resumeAgent(paused.state.runId, [yes], options)).rejects.toMatchObject({
      code: 'already-decided',
    })
    await expect(resumeAgent('run_none', [], options)).rejects.toMatchObject({ code: 'not-found' })
    await expect(resumeAgent('run_none', [], { cwd })).rejects.toThrow(
      'hand over the `store` that keeps it',
    )
  })

  it.each([
    ['openai/gpt-5', 'OPENAI_API_KEY'],
    ['no-such-provider/model', 'npm install @ai-sdk/no-such-provider'],
  ])('rejects before it begins without what %s needs', async (model, advice) => {
    const gateway = createGateway({ environment: {} })
    const run = runAgent('hello', { gateway, model, cwd })
    const events: RunEvent[] = []
    for await (const event of run) events.push(event)
    expect(events).toEqual([])
    await expect(run).rejects.toMatchObject({
      code: 'configuration',
      message: expect.stringContaining(advice),
    })
    const resumed = resumeAgent(createRunState({ runId: 'r', conversationId: 'c' }), [], {
      gateway,
      model,
    })
    await expect(resumed).rejects.toThrow(advice)
  })

  it('begins when one model of a role can be asked', async () => {
    const server = await startModelServer([{ text: 'Hi.' }])
    const gateway = createGateway({
      configuration: {
        providers: { shop: { baseUrl: `${server.url}/v1` } },
        roles: { chat: ['openai/gpt-5', 'shop/m'] },
      },
      environment: {},
    })
    const { text } = await runAgent('hello', { gateway, cwd })
    await server.close()
    expect(text).toBe('Hi.')
  })

  it('rejects when the package of a model finds no key', async () => {
    const missing = Object.assign(new Error('The key is missing.'), { name: 'AI_LoadAPIKeyError' })
    const run = runAgent('hello', { model: scriptedModel([{ error: missing }]), cwd })
    await expect(run).rejects.toMatchObject({ code: 'configuration' })
  })

  it('says how to configure a model when there is none', async () => {
    const gateway = {
      role: async () => undefined,
      embedding: () => undefined,
      model: () => scriptedModel([]),
      costUsd: () => undefined,
      hostOf: () => undefined,
      configuration: { providers: {}, roles: {} },
    }
    await expect(runAgent('hello', { gateway, cwd })).rejects.toMatchObject({
      code: 'model-unavailable',
      message: expect.stringContaining('PARCO_MODEL=provider/model'),
    })
  })
})
