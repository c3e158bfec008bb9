import { type Approval, approvalSchema } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import {
  type ApprovalDraft,
  type ApprovalDraftAction,
  EMPTY_APPROVAL_DRAFT,
  fieldValueOf,
  itemDraftOf,
  reduceApprovalDraft,
  toDecisions,
} from './approval-draft.ts'

function anApproval(number: number, changes: Partial<Approval> = {}): Approval {
  const id = (prefix: string) => `${prefix}_${String(number).padStart(32, '0')}`
  return {
    ...approvalSchema.parse({
      version: 1,
      id: id('apr'),
      conversationId: id('cnv'),
      turnId: id('trn'),
      position: number,
      toolCallId: `call-${number}`,
      toolName: 'create_expense',
      input: {},
      argumentsHash: `hash-${number}`,
      preview: {
        title: 'Gasto: Quitanda, R$ 20,00, hoje',
        fields: [
          {
            slot: 'actualAmount',
            label: 'Valor',
            kind: 'money',
            value: 20,
            display: 'R$ 20,00',
            editable: true,
          },
          {
            slot: 'category',
            label: 'Categoria',
            kind: 'choice',
            value: 'food',
            display: 'Alimentação',
            editable: true,
            options: [{ value: 'food', label: 'Alimentação' }],
          },
        ],
      },
      status: 'requested',
      requestedAt: '2026-11-18T15:00:00.000Z',
      expiresAt: '2026-11-19T15:00:00.000Z',
    }),
    ...changes,
  }
}

const first = anApproval(1)
const second = anApproval(2)
const locale = 'pt-BR'
const [amount] = first.preview.fields
if (!amount) throw new Error('The approval has an amount.')

function after(...actions: ApprovalDraftAction[]): ApprovalDraft {
  return actions.reduce(reduceApprovalDraft, EMPTY_APPROVAL_DRAFT)
}

const open = { type: 'field-open', approval: first, field: amount, locale } as const
const commit = { type: 'field-commit', approval: first, locale } as const
const type = (text: string) => ({ type: 'field-type', text }) as const

describe('the approval card', () => {
  it('accepts everything as proposed when nothing was touched', () => {
    expect(toDecisions([first, second], EMPTY_APPROVAL_DRAFT, 'chosen')).toEqual([
      { outcome: 'approve', approvalId: first.id, argumentsHash: 'hash-1' },
      { outcome: 'approve', approvalId: second.id, argumentsHash: 'hash-2' },
    ])
  })

  it('denies what was left out, and all of it when the user refuses', () => {
    const draft = after({ type: 'item-toggle', approval: second })
    expect(toDecisions([first, second], draft, 'chosen')).toEqual([
      { outcome: 'approve', approvalId: first.id, argumentsHash: 'hash-1' },
      { outcome: 'deny', approvalId: second.id },
    ])
    expect(toDecisions([first, second], draft, 'none').map(({ outcome }) => outcome)).toEqual([
      'deny',
      'deny',
    ])
  })

  it('includes an item again', () => {
    const toggle = { type: 'item-toggle', approval: second } as const
    expect(itemDraftOf(after(toggle, toggle), second).isIncluded).toBe(true)
  })

  it('decides nothing that is decided already', () => {
    const decided = anApproval(3, { status: 'approved' })
    expect(toDecisions([decided], EMPTY_APPROVAL_DRAFT, 'chosen')).toEqual([])
  })

  it('opens a field with its value as it is typed, and takes in what is typed over it', () => {
    expect(after(open).openField?.text).toBe('20,00')
    const draft = after(open, type('35,5'), commit)
    expect(draft.openField).toBeUndefined()
    expect(fieldValueOf(draft, first, amount)).toEqual({ value: 35.5, isEdited: true })
    expect(toDecisions([first], draft, 'chosen')).toEqual([
      {
        outcome: 'approve',
        approvalId: first.id,
        argumentsHash: 'hash-1',
        edits: { actualAmount: 35.5 },
      },
    ])
  })

  it('keeps a field open, with the reason, while its value cannot be used', () => {
    const draft = after(open, type('muito'), commit)
    expect(draft.openField?.problem).toEqual({ code: 'not-money' })
    expect(reduceApprovalDraft(draft, type('3')).openField?.problem).toBeUndefined()
  })

  it('leaves the value alone when the user cancels or types the same', () => {
    expect(after(open, type('99'), { type: 'field-cancel' }, commit).items).toEqual({})
    const same = after(open, type('20'), commit)
    expect(itemDraftOf(same, first).edits).toEqual({})
  })

  it('forgets what was changed when the arguments are no longer the same', () => {
    const draft = after(open, type('35'), commit)
    const corrected = anApproval(1, { argumentsHash: 'hash-of-the-correction' })
    expect(itemDraftOf(draft, corrected).edits).toEqual({})
  })

  it('takes nothing in while a decision is on its way, and is open again after it', () => {
    const sending = after({ type: 'send-start' })
    const toggle = { type: 'item-toggle', approval: first } as const
    expect(reduceApprovalDraft(sending, toggle)).toBe(sending)
    const ended = reduceApprovalDraft(sending, { type: 'send-end' })
    expect(itemDraftOf(reduceApprovalDraft(ended, toggle), first).isIncluded).toBe(false)
  })
})
