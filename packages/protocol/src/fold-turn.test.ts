import { describe, expect, it } from 'vitest'
import { createTurnFold, foldTurn, turnResultSchema } from './fold-turn.ts'
import type { TurnEvent } from './turn-event.ts'
import { turnEventSchema } from './turn-event.ts'

const hex = '0'.repeat(32)
const approval = {
  version: 1,
  id: `apr_${hex}`,
  conversationId: `cnv_${hex}`,
  turnId: `trn_${hex}`,
  position: 0,
  toolCallId: 'call-1',
  toolName: 'create_expense',
  input: { name: 'Mercado' },
  argumentsHash: 'h',
  preview: { title: 'Gasto', fields: [] },
  status: 'requested',
  requestedAt: '2026-11-18T15:00:00.000Z',
  expiresAt: '2026-11-19T15:00:00.000Z',
}
const start = {
  type: 'turn-start',
  version: 1,
  turnId: `trn_${hex}`,
  conversationId: `cnv_${hex}`,
  messageId: `msg_${hex}`,
}
const end = {
  type: 'turn-end',
  outcome: 'waiting',
  usage: { inputTokens: 0, outputTokens: 0 },
  durationMs: 4,
}

async function* events(...raw: object[]): AsyncIterable<TurnEvent> {
  for (const event of raw) yield turnEventSchema.parse(event)
}

describe('foldTurn', () => {
  it('gathers text, decisions and the newest state of each approval', async () => {
    const result = await foldTurn(
      events(
        start,
        { type: 'status-replace', id: 's', text: 'Anotando…' },
        {
          type: 'decision-end',
          decision: { intent: 'create_expense', params: {}, source: 'sentence', confidence: 1 },
        },
        { type: 'text-start', id: 'a' },
        { type: 'text-delta', id: 'a', delta: 'Confirma' },
        { type: 'text-delta', id: 'a', delta: '?' },
        { type: 'text-end', id: 'a' },
        { type: 'text-delta', id: 'b', delta: 'Mais.' },
        { type: 'tool-output-end', toolCallId: 'c', toolName: 'get_expenses', output: [1] },
        { type: 'approval-request', approval },
        { type: 'approval-update', approval: { ...approval, status: 'denied' } },
        end,
      ),
    )
    expect(turnResultSchema.parse(result)).toEqual(result)
    expect(result).toMatchObject({
      conversationId: `cnv_${hex}`,
      text: 'Confirma?\n\nMais.',
      outcome: 'waiting',
      toolResults: [{ toolName: 'get_expenses', output: [1] }],
      approvals: [{ status: 'denied' }],
      durationMs: 4,
    })
    expect(result.decisions).toHaveLength(1)
    expect(result.error).toBeUndefined()
  })

  it('calls a turn that breaks off failed', async () => {
    const result = await foldTurn(events(start))
    expect(result).toMatchObject({ outcome: 'failed', error: { code: 'internal' } })
    expect(createTurnFold().result().turnId).toBeUndefined()
  })
})
