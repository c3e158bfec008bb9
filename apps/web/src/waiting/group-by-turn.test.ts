import { type Approval, approvalSchema } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { groupByTurn } from './group-by-turn.ts'

const NOW = new Date('2026-11-29T12:00:00Z')
const id = (prefix: string, number: number) => `${prefix}_${String(number).padStart(32, '0')}`

function anApproval(turn: number, position: number, changes: Partial<Approval> = {}): Approval {
  return {
    ...approvalSchema.parse({
      version: 1,
      id: id('apr', turn * 10 + position),
      conversationId: id('cnv', turn),
      turnId: id('trn', turn),
      position,
      toolCallId: `call-${turn}-${position}`,
      toolName: 'create_expense',
      input: {},
      argumentsHash: 'hash',
      preview: { title: 'Gasto', fields: [] },
      status: 'requested',
      requestedAt: `2026-11-29T0${turn}:00:00.000Z`,
      expiresAt: '2026-11-30T09:00:00.000Z',
    }),
    ...changes,
  }
}

describe('groupByTurn', () => {
  it('keeps the writes of a card together, in their order, and the newest card first', () => {
    const groups = groupByTurn([anApproval(1, 1), anApproval(2, 0), anApproval(1, 0)], NOW)
    expect(
      groups.map(({ conversationId, approvals }) => [
        conversationId,
        approvals.map(({ position }) => position),
      ]),
    ).toEqual([
      [id('cnv', 2), [0]],
      [id('cnv', 1), [0, 1]],
    ])
  })

  it('leaves out what can no longer be decided', () => {
    const late = anApproval(1, 0, { expiresAt: '2026-11-29T11:59:59.000Z' })
    const denied = anApproval(2, 0, { status: 'denied' })
    expect(groupByTurn([late, denied], NOW)).toEqual([])
  })
})
