import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { estimateToolTokens } from '../../history/estimate-prompt.ts'
import type { ModelTool } from '../../models/language-model.ts'
import { runAgent } from '../../run/run-agent.ts'
import { scriptedModel } from '../../testing/scripted-model.ts'
import { type AgentTool, defineTool } from '../agent-tool.ts'
import { FIND_TOOLS } from './tool-finder.ts'

const nouns = ['invoice', 'photo', 'playlist', 'recipe', 'flight', 'meeting', 'parcel', 'ticket']
const verbs = ['create', 'delete', 'list', 'share', 'archive', 'translate', 'print', 'rename']

const called: string[] = []
const tools: AgentTool[] = nouns.flatMap((noun) =>
  verbs.map(
    (verb) =>
      defineTool({
        name: `${verb}_${noun}`,
        description: `${verb[0]?.toUpperCase()}${verb.slice(1)}s a ${noun} of the user.`,
        input: z.object({ id: z.string() }),
        effect: 'read',
        execute: () => {
          called.push(`${verb}_${noun}`)
          return 'done'
        },
      }) as AgentTool,
  ),
)

const namesSent = (model: ReturnType<typeof scriptedModel>, call: number) =>
  (model.calls[call]?.tools ?? []).map((tool) => tool.name)

describe('many tools', () => {
  it('are not all sent: the ones that fit the message are, and a way to find more', async () => {
    const model = scriptedModel([{ text: 'ok' }])
    await runAgent('Please print my flight ticket', { model, tools, system: '' })
    const sent = namesSent(model, 0)
    expect(sent[0]).toBe(FIND_TOOLS)
    expect(sent).toContain('print_flight')
    expect(sent).toContain('print_ticket')
    expect(sent.length).toBeLessThanOrEqual(9)
  })

  it('are found by the model, and then can be called', async () => {
    called.length = 0
    const model = scriptedModel([
      { calls: [{ tool: FIND_TOOLS, input: { query: 'rename a recipe' } }] },
      {
        calls: [{ tool: 'rename_recipe', input: { id: '1' } }],
        expect: (call) => expect(JSON.stringify(call.prompt.at(-1))).toContain('rename_recipe'),
      },
      { text: 'Renamed.' },
    ])
    const result = await runAgent('Something is wrong here', { model, tools, system: '' })
    expect(result.status).toBe('completed')
    expect(namesSent(model, 0)).not.toContain('rename_recipe')
    expect(namesSent(model, 1)).toContain('rename_recipe')
    expect(called).toEqual(['rename_recipe'])
  })

  it('only grow within a conversation, and keep their order', async () => {
    const first = scriptedModel([{ text: 'ok' }])
    const { state } = await runAgent('print my invoice', { model: first, tools, system: '' })
    const second = scriptedModel([{ text: 'ok' }])
    await runAgent('now the playlist', {
      model: second,
      tools,
      system: '',
      messages: state.messages,
    })
    const before = namesSent(first, 0)
    expect(namesSent(second, 0).slice(0, before.length)).toEqual(before)
    expect(namesSent(second, 0).length).toBeGreaterThan(before.length)
  })

  it('share half of a prompt with a limit: what was found last stays, what was pinned gives way', async () => {
    const model = scriptedModel([
      { calls: [{ tool: FIND_TOOLS, input: { query: 'rename a recipe' } }] },
      { calls: [{ tool: FIND_TOOLS, input: { query: 'archive a parcel' } }] },
      { text: 'ok' },
    ])
    const pinned = nouns.map((noun) => `print_${noun}`)
    const maxPromptTokens = 1_700
    const result = await runAgent('Something is wrong', {
      model,
      tools,
      pinned,
      maxPromptTokens,
      system: '',
    })
    expect(result.status).toBe('completed')
    expect(namesSent(model, 0)).toEqual([FIND_TOOLS, ...pinned])
    expect(namesSent(model, 1)).toContain('rename_recipe')
    expect(namesSent(model, 2)).toContain('archive_parcel')
    expect(namesSent(model, 2)).not.toContain('print_ticket')
    for (const { tools: sent = [] } of model.calls) {
      const [, ...chosen] = sent as ModelTool[]
      expect(estimateToolTokens(chosen)).toBeLessThanOrEqual(maxPromptTokens / 2)
    }
  })

  it('are not looked for where there are none', async () => {
    const model = scriptedModel([{ text: 'ok' }])
    await runAgent('translate this', { model, tools: [], pinned: [], system: '' })
    expect(namesSent(model, 0)).toEqual([])
  })

  it('are all sent when they are few', async () => {
    const model = scriptedModel([{ text: 'ok' }])
    await runAgent('print my invoice', { model, tools: tools.slice(0, 10), system: '' })
    expect(namesSent(model, 0)).toHaveLength(10)
  })
})
