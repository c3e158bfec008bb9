import type { Approval, JsonObject, Locale, PreviewField } from '@parco/protocol'
import type { Texts } from '../texts/texts.ts'
import { fold } from './fold.ts'
import type { Change } from './parse-answer.ts'
import { exampleOf, type FieldValue, readFieldValue } from './read-field-value.ts'

/** Values that somebody changed on a card and has not confirmed yet, by slot. */
export type CardEdits = ReadonlyMap<string, FieldValue>

export type AppliedChanges =
  | { readonly type: 'changed'; readonly edits: CardEdits }
  | { readonly type: 'refused'; readonly reason: string }

/** Reads changes onto a card; all of them, or none with the reason why. */
export function applyChanges(
  approval: Approval,
  earlier: CardEdits,
  changes: readonly Change[],
  context: { readonly locale: Locale; readonly now: Date; readonly texts: Texts },
): AppliedChanges {
  const edits = new Map(earlier)
  const { card } = context.texts
  for (const { name, value } of changes) {
    const field = findField(approval, name)
    if (!field) {
      const labels = editableFields(approval).map(({ label }) => label.toLowerCase())
      return { type: 'refused', reason: card.noSuchField(name, labels.join(', ')) }
    }
    const read = readFieldValue(field, value, context)
    if (!read) {
      const example = exampleOf(field, context.locale)
      return { type: 'refused', reason: card.badValue(value, field.label.toLowerCase(), example) }
    }
    edits.set(field.slot, read)
  }
  return { type: 'changed', edits }
}

/** The fields of a card that its user may change. */
export function editableFields(approval: Approval): PreviewField[] {
  return approval.preview.fields.filter(({ editable }) => editable)
}

/** The slots of edits, as a decision carries them. */
export function toSlots(edits: CardEdits): JsonObject {
  return Object.fromEntries([...edits].map(([slot, { value }]) => [slot, value]))
}

/** By its label, else by its slot, else by how its label or slot begins when that is one field's alone. */
function findField(approval: Approval, name: string): PreviewField | undefined {
  const typed = fold(name)
  const fields = editableFields(approval)
  const exact = fields.find(({ label, slot }) => [fold(label), fold(slot)].includes(typed))
  const begun = fields.filter(
    ({ label, slot }) => fold(label).startsWith(typed) || fold(slot).includes(typed),
  )
  return exact ?? (begun.length === 1 ? begun[0] : undefined)
}
