import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  createAgentExecutor,
  createAgentRegistry,
  createSkillRegistry,
  createSkillTool,
  defineTool,
  type ModelPrompt,
  runAgent,
} from '../../src/index.ts'
import { type ScriptLine, scriptedModel } from '../../src/testing/index.ts'

const CONTENT = 'Boil the water to 80 degrees.'
const skills = createSkillRegistry({
  skills: [{ name: 'tea', description: 'Makes tea.', instructions: CONTENT }],
})
const loads: ScriptLine = { calls: [{ tool: 'skill', input: { name: 'tea' } }] }
const asks: ScriptLine = { calls: [{ tool: 'note', input: { text: 'milk' } }] }

const noted: string[] = []
const note = defineTool({
  name: 'note',
  description: 'Keeps a note.',
  input: z.object({ text: z.string() }),
  effect: 'write',
  execute: ({ text }) => void noted.push(text),
})

/** How often the skill's content stands in what was sent last. */
const contents = (model: ReturnType<typeof scriptedModel>) =>
  JSON.stringify(model.calls.at(-1)?.prompt).split(CONTENT).length - 1

const agent = (name: string) => ({ name, description: name, system: `You are ${name}.` })

function open(lines: readonly ScriptLine[]) {
  noted.length = 0
  const model = scriptedModel(lines)
  const executor = createAgentExecutor({
    registry: createAgentRegistry({ agents: [agent('cook'), agent('critic')] }),
    tools: [note],
    skills,
    defaults: { model },
  })
  return { model, executor }
}

describe('a skill in two runs of one conversation', () => {
  const tools = [createSkillTool({ registry: skills })].flatMap((tool) => tool ?? [])
  const options = { tools, system: 'You cook.', conversationId: 'one' }

  it('is loaded again when the second run does not hold the messages of the first', async () => {
    const model = scriptedModel([loads, { text: 'Ready.' }, loads, { text: 'Ready.' }])
    await runAgent('Make tea.', { ...options, model })
    await runAgent('Make more.', { ...options, model })
    expect(contents(model)).toBe(1)
  })

  it('is not loaded again when it does', async () => {
    const model = scriptedModel([loads, { text: 'Ready.' }, loads, { text: 'Ready.' }])
    const { state } = await runAgent('Make tea.', { ...options, model })
    const { messages } = state
    await runAgent('Make more.', { ...options, model, messages })
    expect(contents(model)).toBe(1)
    expect(JSON.stringify(model.calls.at(-1)?.prompt)).toContain('is loaded already')
  })

  it('is loaded again when the messages hold its result no more', async () => {
    const model = scriptedModel([loads, { text: 'Ready.' }, loads, { text: 'Ready.' }])
    const { state } = await runAgent('Make tea.', { ...options, model })
    const messages: ModelPrompt = state.messages.filter(({ role }) => role === 'user')
    await runAgent('Make more.', { ...options, model, messages })
    expect(contents(model)).toBe(1)
  })

  it('is loaded once by two calls of one step', async () => {
    const twice = { calls: [...(loads.calls ?? []), ...(loads.calls ?? [])] }
    const model = scriptedModel([twice, { text: 'Ready.' }])
    await runAgent('Make tea.', { ...options, model })
    expect(contents(model)).toBe(1)
    expect(JSON.stringify(model.calls.at(-1)?.prompt)).toContain('by another call of this step')
  })
})

describe('a conversation of an executor', () => {
  it('goes on where it was, skills included', async () => {
    const { model, executor } = open([loads, { text: 'Ready.' }, { text: '80 degrees.' }])
    await executor.execute('cook', 'Make tea.', { conversationId: 'one' })
    await executor.execute('cook', 'How hot was it?', { conversationId: 'one' })
    expect(contents(model)).toBe(1)
    expect(model.calls.at(-1)?.prompt.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'tool',
      'assistant',
      'user',
    ])
    model.assertDone()
  })

  it('is shared by its agents, and by nobody else', async () => {
    const { model, executor } = open([
      { text: 'Tea is ready.' },
      { text: 'Cold.' },
      { text: 'No.' },
    ])
    await executor.execute('cook', 'Make tea.', { conversationId: 'one' })
    await executor.execute('critic', 'How is it?', { conversationId: 'one' })
    const sent = JSON.stringify(model.calls.at(-1)?.prompt)
    expect(sent).toContain('Tea is ready.')
    expect(sent).toContain('You are critic.')
    await executor.execute('critic', 'How is it?', { conversationId: 'two' })
    expect(JSON.stringify(model.calls.at(-1)?.prompt)).not.toContain('Tea is ready.')
  })

  it('goes on from an id that was minted, and from messages in place of its own', async () => {
    const { model, executor } = open([{ text: 'Hello Ana.' }, { text: 'Ana.' }, { text: 'Rui.' }])
    const first = await executor.execute('cook', 'I am Ana.')
    const { conversationId } = first.state
    await executor.execute('cook', 'Who am I?', { conversationId })
    expect(JSON.stringify(model.calls.at(-1)?.prompt)).toContain('I am Ana.')
    const messages: ModelPrompt = [{ role: 'user', content: [{ type: 'text', text: 'I am Rui.' }] }]
    await executor.execute('cook', 'Who am I?', { conversationId, messages })
    const sent = JSON.stringify(model.calls.at(-1)?.prompt)
    expect([sent.includes('I am Rui.'), sent.includes('I am Ana.')]).toEqual([true, false])
  })

  it('waits for the decision that one of its runs waits for', async () => {
    const { executor, model } = open([asks, { text: 'Noted.' }, { text: 'Milk.' }])
    const paused = await executor.execute('cook', 'Note milk.', { conversationId: 'one' })
    expect(paused.status).toBe('waiting')
    await expect(executor.execute('cook', 'And?', { conversationId: 'one' })).rejects.toMatchObject(
      { code: 'conflict', message: expect.stringContaining('resume') },
    )
    const decisions = paused.approvals.map((request) => ({ ...request, approved: true }))
    const stale = decisions.map((decision) => ({ ...decision, argumentsHash: 'other' }))
    await expect(executor.resume('cook', paused.state, stale)).rejects.toMatchObject({
      code: 'stale',
    })
    await expect(executor.execute('cook', 'And?', { conversationId: 'one' })).rejects.toMatchObject(
      { code: 'conflict' },
    )
    await executor.resume('cook', paused.state, decisions)
    const done = await executor.execute('cook', 'What did you note?', { conversationId: 'one' })
    expect([done.text, noted]).toEqual(['Milk.', ['milk']])
    model.assertDone()
  })

  it('is carried by one run at a time', async () => {
    const { executor } = open([{ text: 'One.' }, { text: 'Two.' }])
    const first = executor.execute('cook', '1', { conversationId: 'one' })
    const second = executor.execute('cook', '2', { conversationId: 'one' })
    await expect(second).rejects.toMatchObject({ code: 'conflict' })
    const types: string[] = []
    for await (const { type } of first) types.push(type)
    expect(types.at(-1)).toBe('run-end')
    // Reading the events to their end is enough to go on.
    expect((await executor.execute('cook', '2', { conversationId: 'one' })).text).toBe('Two.')
    expect((await first).text).toBe('One.')
  })

  it('goes on after a run that was stopped within a call, which gets a result', async () => {
    const controller = new AbortController()
    const model = scriptedModel([asks, { text: 'I will look.' }])
    const executor = createAgentExecutor({
      registry: createAgentRegistry({ agents: [agent('cook')] }),
      tools: [{ ...note, execute: () => controller.abort() }],
      defaults: { model, permissions: { allow: ['*'] } },
    })
    const { signal } = controller
    const stopped = await executor.execute('cook', 'Note milk.', { conversationId: 'one', signal })
    expect(stopped.status).toBe('aborted')
    await executor.execute('cook', 'And?', { conversationId: 'one' })
    const prompt = model.calls.at(-1)?.prompt ?? []
    expect(prompt.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'tool', 'user'])
    expect(JSON.stringify(prompt[3])).toContain('Whether anything happened is unknown')
  })

  it('remembers what was used last, and not without end', async () => {
    const lines = Array.from({ length: 1_003 }, () => ({ text: 'Ok.' }))
    const { model, executor } = open([...lines, { text: 'Ok.' }])
    for (let index = 0; index < 1_001; index += 1) {
      await executor.execute('cook', `I am ${index}.`, { conversationId: `of ${index}` })
      if (index === 999) await executor.execute('cook', 'And?', { conversationId: 'of 1' })
    }
    const remembers = async (index: number) => {
      await executor.execute('cook', 'Who am I?', { conversationId: `of ${index}` })
      return JSON.stringify(model.calls.at(-1)?.prompt).includes(`I am ${index}.`)
    }
    expect(await remembers(1)).toBe(true)
    expect(await remembers(0)).toBe(false)
  })
})
