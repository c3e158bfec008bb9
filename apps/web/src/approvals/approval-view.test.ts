import { type Approval, approvalSchema, type WriteVerb } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { approvalStateOf } from './approval-state.ts'
import { verbOfCard } from './approval-verb.ts'
import { splitFields } from './split-fields.ts'

function anApproval(verb?: WriteVerb, status: Approval['status'] = 'requested'): Approval {
  const id = (prefix: string) => `${prefix}_${'0'.repeat(32)}`
  return approvalSchema.parse({
    version: 1,
    id: id('apr'),
    conversationId: id('cnv'),
    turnId: id('trn'),
    position: 0,
    toolCallId: 'call',
    toolName: 'any_tool',
    input: {},
    argumentsHash: 'hash',
    preview: { title: 'Gasto: Feira', fields: [], verb },
    status,
    requestedAt: '2026-11-18T15:00:00.000Z',
    expiresAt: '2026-11-19T15:00:00.000Z',
  })
}

describe('the wording of a card', () => {
  it('is that of its writes when they agree, and neutral when they do not', () => {
    expect(verbOfCard([anApproval('record'), anApproval('record')])).toBe('record')
    expect(verbOfCard([anApproval('pay')])).toBe('pay')
    expect(verbOfCard([anApproval('record'), anApproval('delete')])).toBe('confirm')
    expect(verbOfCard([anApproval()])).toBe('confirm')
  })
})

describe('the state of an approval', () => {
  const during = new Date('2026-11-19T14:59:59.999Z')
  const after = new Date('2026-11-19T15:00:00.000Z')

  it('expires by itself', () => {
    expect(approvalStateOf(anApproval('record'), during)).toBe('open')
    expect(approvalStateOf(anApproval('record'), after)).toBe('expired')
  })

  it('is final once decided', () => {
    expect(approvalStateOf(anApproval('record', 'edited'), after)).toBe('accepted')
    expect(approvalStateOf(anApproval('record', 'denied'), during)).toBe('denied')
    expect(approvalStateOf(anApproval('delete', 'denied'), during)).toBe('kept')
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
