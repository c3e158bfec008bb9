import { describe, expect, it } from 'vitest'
import type { ModelPrompt } from '../models/language-model.ts'
import { answerOpenCalls } from './answer-open-calls.ts'

const user = { role: 'user' as const, content: [{ type: 'text' as const, text: 'Go.' }] }
const call = (id: string) => {
  return { type: 'tool-call' as const, toolCallId: id, toolName: 'note', input: {} }
}
const result = (id: string) => {
  const output = { type: 'text' as const, value: 'ok' }
  return { type: 'tool-result' as const, toolCallId: id, toolName: 'note', output }
}

describe('calls without a result', () => {
  it('get one beside those of their step, before what follows', () => {
    const messages: ModelPrompt = [
      user,
      { role: 'assistant', content: [call('a'), call('b')] },
      { role: 'tool', content: [result('a')] },
      user,
    ]
    const before = JSON.stringify(messages)
    const [, , tool, last, ...more] = answerOpenCalls(messages)
    expect(tool).toMatchObject({
      role: 'tool',
      content: [result('a'), { toolCallId: 'b', output: { type: 'error-text' } }],
    })
    expect([last, more]).toEqual([user, []])
    expect(JSON.stringify(messages)).toBe(before)
  })

  it('are answered when no other has a result', () => {
    const messages: ModelPrompt = [{ role: 'assistant', content: [call('a')] }, user]
    expect(answerOpenCalls(messages).map(({ role }) => role)).toEqual(['assistant', 'tool', 'user'])
  })

  it.each([
    ['no messages', []],
    ['a question', [user]],
    ['an answer', [user, { role: 'assistant', content: [{ type: 'text', text: 'Yes.' }] }]],
    [
      'all results',
      [
        { role: 'assistant', content: [call('a')] },
        { role: 'tool', content: [result('a')] },
      ],
    ],
  ] as [string, ModelPrompt][])('are not found in %s', (_, messages) => {
    expect(answerOpenCalls(messages)).toBe(messages)
  })
})
