import { type Approval, approvalSchema, type PreviewField } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { EMPTY_APPROVAL_DRAFT, reduceApprovalDraft } from './approval-draft.ts'
import { cardSum } from './card-sum.ts'

const id = (prefix: string, number: number) => `${prefix}_${String(number).padStart(32, '0')}`

function anApproval(number: number, amount: number, changes: Partial<PreviewField> = {}): Approval {
  const money = {
    slot: 'actualAmount',
    label: 'Valor',
    kind: 'money',
    value: amount,
    display: String(amount),
    editable: true,
    unit: 'BRL',
    ...changes,
  }
  return approvalSchema.parse({
    version: 1,
    id: id('apr', number),
    conversationId: id('cnv', 1),
    turnId: id('trn', 1),
    position: number,
    toolCallId: `call-${number}`,
    toolName: 'create_expense',
    input: {},
    argumentsHash: 'hash',
    preview: { title: `Gasto: coisa ${number}`, fields: [money] },
    status: 'requested',
    requestedAt: '2026-11-18T15:00:00.000Z',
    expiresAt: '2026-11-19T15:00:00.000Z',
  })
}

describe('cardSum', () => {
  const [bakery, cab] = [anApproval(0, 45), anApproval(1, 30.1)]

  it('adds up what is included, with what was changed on the card', () => {
    expect(cardSum([bakery, cab], EMPTY_APPROVAL_DRAFT, 'pt-BR')).toBe('R$\u00a075,10')
    const changed = reduceApprovalDraft(EMPTY_APPROVAL_DRAFT, {
      type: 'value-set',
      approval: cab,
      slot: 'actualAmount',
      value: 20,
    })
    expect(cardSum([bakery, cab], changed, 'en')).toBe('R$65.00')
    const left = reduceApprovalDraft(changed, { type: 'item-toggle', approval: cab })
    expect(cardSum([bakery, cab], left, 'pt-BR')).toBeUndefined()
  })

  it('says nothing of what does not add up', () => {
    const foreign = anApproval(2, 9, { unit: 'USD' })
    const income: Approval = {
      ...cab,
      preview: { ...cab.preview, title: 'Entrada: Uber' },
    }
    const weight = anApproval(3, 82, { kind: 'number', unit: 'kg' })
    for (const other of [foreign, income, weight])
      expect(cardSum([bakery, other], EMPTY_APPROVAL_DRAFT, 'pt-BR')).toBeUndefined()
  })
})
