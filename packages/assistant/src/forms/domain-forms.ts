import type { PreviewField } from '@parco/protocol'

/** How one slot of a write stands in a form, where the schema alone cannot tell. */
export interface SlotForm {
  readonly kind: PreviewField['kind']
  /** The key of its label among the domain's texts. */
  readonly label: string
  /** Of a choice: the key below which the words for its values stand. */
  readonly choices?: string
  readonly minimum?: number
  readonly maximum?: number
}

/**
 * The slots of a domain's writes that a form can hold, by their names; where the same name means
 * something else in one tool, it stands there as `create_bill.category`. What stands within a slot
 * has a field of its own: `metadata.distanceKm`. References to records are none: whoever shows a
 * record knows its id.
 */
export type DomainForms = Readonly<Record<string, SlotForm>>
