import { describe, expect, it } from 'vitest'
import { createCallIds } from './call-ids.ts'

describe('the ids of calls', () => {
  it('stay as they are while they are unique', () => {
    const toId = createCallIds([])
    expect(['a', 'b'].map(toId)).toEqual(['a', 'b'])
  })

  it('are made unique within an answer, and over a run', () => {
    const toId = createCallIds([
      {
        role: 'assistant',
        content: [{ type: 'tool-call', toolCallId: 'call_0', toolName: 'pay', input: {} }],
      },
    ])
    expect(['call_0', 'call_0', '', ' '].map(toId)).toEqual([
      'call_0_2',
      'call_0_3',
      'call',
      'call_2',
    ])
  })
})
