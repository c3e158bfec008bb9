import type { Approval, ApprovalDecision, JsonValue, Locale, PreviewField } from '@parco/protocol'
import { toFieldText } from './format-field.ts'
import { type FieldProblem, parseField } from './parse-field.ts'

/** What the user did to one item of the card; kept only while its arguments are the same. */
export interface ItemDraft {
  readonly argumentsHash: string
  readonly isIncluded: boolean
  readonly edits: Readonly<Record<string, JsonValue>>
}

/** The one field that is open for typing. */
export interface OpenField {
  readonly approvalId: string
  readonly slot: string
  readonly text: string
  readonly problem?: FieldProblem
}

/** Everything that the card holds before it is decided. */
export interface ApprovalDraft {
  readonly items: Readonly<Record<string, ItemDraft>>
  readonly openField?: OpenField | undefined
  readonly isSending: boolean
}

/** What the user can do on the card. */
export type ApprovalDraftAction =
  | { readonly type: 'item-toggle'; readonly approval: Approval }
  | {
      readonly type: 'field-open'
      readonly approval: Approval
      readonly field: PreviewField
      readonly locale: Locale
    }
  | { readonly type: 'field-type'; readonly text: string }
  | { readonly type: 'field-cancel' }
  | { readonly type: 'field-commit'; readonly approval: Approval; readonly locale: Locale }
  | {
      readonly type: 'value-set'
      readonly approval: Approval
      readonly slot: string
      readonly value: JsonValue
    }
  | { readonly type: 'send-start' }
  | { readonly type: 'send-end' }

/** A card that nobody has touched. */
export const EMPTY_APPROVAL_DRAFT: ApprovalDraft = { items: {}, isSending: false }

/** What the user has done to an item so far: nothing when its arguments have changed since. */
export function itemDraftOf(draft: ApprovalDraft, approval: Approval): ItemDraft {
  const item = draft.items[approval.id]
  if (item?.argumentsHash === approval.argumentsHash) return item
  return { argumentsHash: approval.argumentsHash, isIncluded: true, edits: {} }
}

/** The value of a field as the card stands: the user's edit, or the proposed one. */
export function fieldValueOf(draft: ApprovalDraft, approval: Approval, field: PreviewField) {
  const { edits } = itemDraftOf(draft, approval)
  const edited = edits[field.slot]
  return edited === undefined
    ? { value: field.value, isEdited: false }
    : { value: edited, isEdited: true }
}

/** The card's state after what the user did. */
export function reduceApprovalDraft(
  draft: ApprovalDraft,
  action: ApprovalDraftAction,
): ApprovalDraft {
  if (draft.isSending && action.type !== 'send-end') return draft
  switch (action.type) {
    case 'item-toggle': {
      const item = itemDraftOf(draft, action.approval)
      return withItem(draft, action.approval, { ...item, isIncluded: !item.isIncluded })
    }
    case 'field-open': {
      const { approval, field, locale } = action
      const { value } = fieldValueOf(draft, approval, field)
      const text = toFieldText(field, value, locale)
      return { ...draft, openField: { approvalId: approval.id, slot: field.slot, text } }
    }
    case 'field-type': {
      if (!draft.openField) return draft
      const { approvalId, slot } = draft.openField
      return { ...draft, openField: { approvalId, slot, text: action.text } }
    }
    case 'field-cancel':
      return { ...draft, openField: undefined }
    case 'field-commit':
      return commitOpenField(draft, action.approval, action.locale)
    case 'value-set':
      return withEdit(draft, action.approval, action.slot, action.value)
    case 'send-start':
      return { ...draft, isSending: true }
    case 'send-end':
      return { ...draft, isSending: false }
  }
}

/** Decides every item that still waits: `chosen` approves what is included and denies the rest. */
export function toDecisions(
  approvals: readonly Approval[],
  draft: ApprovalDraft,
  choice: 'chosen' | 'none',
): ApprovalDecision[] {
  return approvals
    .filter((approval) => approval.status === 'requested')
    .map((approval): ApprovalDecision => {
      const item = itemDraftOf(draft, approval)
      if (choice === 'none' || !item.isIncluded) return { outcome: 'deny', approvalId: approval.id }
      const decision = {
        outcome: 'approve' as const,
        approvalId: approval.id,
        argumentsHash: approval.argumentsHash,
      }
      return Object.keys(item.edits).length > 0 ? { ...decision, edits: item.edits } : decision
    })
}

function commitOpenField(draft: ApprovalDraft, approval: Approval, locale: Locale): ApprovalDraft {
  const { openField } = draft
  if (openField?.approvalId !== approval.id) return draft
  const field = approval.preview.fields.find(({ slot }) => slot === openField.slot)
  if (!field) return { ...draft, openField: undefined }
  const reading = parseField(field, openField.text, locale)
  if (reading.status === 'invalid')
    return { ...draft, openField: { ...openField, problem: reading.problem } }
  return withEdit({ ...draft, openField: undefined }, approval, field.slot, reading.value)
}

function withEdit(
  draft: ApprovalDraft,
  approval: Approval,
  slot: string,
  value: JsonValue,
): ApprovalDraft {
  const item = itemDraftOf(draft, approval)
  const proposed = approval.preview.fields.find((field) => field.slot === slot)?.value
  const { [slot]: _previous, ...others } = item.edits
  const edits = value === proposed ? others : { ...others, [slot]: value }
  return withItem(draft, approval, { ...item, edits })
}

function withItem(draft: ApprovalDraft, approval: Approval, item: ItemDraft): ApprovalDraft {
  return { ...draft, items: { ...draft.items, [approval.id]: item } }
}
