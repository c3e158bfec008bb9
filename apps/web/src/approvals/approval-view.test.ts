import { type Approval, approvalSchema } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { approvalStateOf } from './approval-state.ts'
import { verbOfCard } from './approval-verb.ts'
import { splitFields } from './split-fields.ts'

function anApproval(toolName: string, status: Approval['status'] = 'requested'): Approval {
  const id = (prefix: string) => `${prefix}_${'0'.repeat(32)}`
  return approvalSchema.parse({
    version: 1,
    id: id('apr'),
    conversationId: id('cnv'),
    turnId: id('trn'),
    position: 0,
    toolCallId: 'call',
    toolName,
    input: {},
    argumentsHash: 'hash',
    preview: { title: 'Gasto: Feira', fields: [] },
    status,
    requestedAt: '2026-11-18T15:00:00.000Z',
    expiresAt: '2026-11-19T15:00:00.000Z',
  })
}

describe('the wording of a card', () => {
  it('is that of its writes when they agree, and neutral when they do not', () => {
    expect(verbOfCard([anApproval('create_bill'), anApproval('record_metric')])).toBe('record')
    expect(verbOfCard([anApproval('delete_expense')])).toBe('delete')
    expect(verbOfCard([anApproval('update_metric')])).toBe('change')
    expect(verbOfCard([anApproval('mark_bill_paid')])).toBe('pay')
    expect(verbOfCard([anApproval('unmark_bill_paid')])).toBe('unpay')
    expect(verbOfCard([anApproval('create_bill'), anApproval('delete_bill')])).toBe('confirm')
    expect(verbOfCard([anApproval('anything_else')])).toBe('confirm')
  })
})

describe('the state of an approval', () => {
  const during = new Date('2026-11-19T14:59:59.999Z')
  const after = new Date('2026-11-19T15:00:00.000Z')

  it('expires by itself', () => {
    expect(approvalStateOf(anApproval('create_bill'), during)).toBe('open')
    expect(approvalStateOf(anApproval('create_bill'), after)).toBe('expired')
  })

  it('is final once decided', () => {
    expect(approvalStateOf(anApproval('create_bill', 'edited'), after)).toBe('accepted')
    expect(approvalStateOf(anApproval('create_bill', 'denied'), during)).toBe('denied')
    expect(approvalStateOf(anApproval('delete_bill', 'denied'), during)).toBe('kept')
  })
})

describe('the fields of a write', () => {
  const field = (slot: string, kind: 'text' | 'money' | 'number' | 'date' | 'choice') => ({
    slot,
    kind,
    label: slot,
    value: null,
    display: '',
    editable: true,
  })

  it('put its name and its amount first', () => {
    const fields = [field('date', 'date'), field('name', 'text'), field('amount', 'money')]
    const layout = splitFields({ title: 'Gasto: Feira, R$ 20,00', fields })
    expect(layout).toMatchObject({
      eyebrow: 'Gasto',
      name: { slot: 'name' },
      figure: { slot: 'amount' },
      others: [{ slot: 'date' }],
    })
  })

  it('make do with a choice and a number', () => {
    const fields = [field('type', 'choice'), field('value', 'number'), field('more', 'choice')]
    const layout = splitFields({ title: 'Água', fields })
    expect(layout).toMatchObject({
      eyebrow: undefined,
      name: { slot: 'type' },
      figure: { slot: 'value' },
      others: [{ slot: 'more' }],
    })
  })
})
