import type { JsonObject, JsonValue } from '@parco/protocol'

/** Something else that can be done with a record from its form: delete it, pay it. */
export interface FormAction {
  readonly label: string
  readonly tool: string
  readonly input: JsonObject
  readonly isDanger?: boolean
}

/** What a form is for, and what it begins with. */
export interface FormSpec {
  readonly title: string
  /** A line below the title: what is known of the record and cannot be filled in. */
  readonly lead?: string
  /** The write that it proposes; without one it only offers its actions. */
  readonly tool?: string
  /** The slots that it shows, in order. */
  readonly fields?: readonly string[]
  /** Slots that fewer people want; they are folded away. */
  readonly more?: readonly string[]
  readonly required?: readonly string[]
  /** Lists of a change that may be emptied: their tool takes none for none. */
  readonly emptiable?: readonly string[]
  /** What the fields begin with, by slot. */
  readonly values?: Readonly<Record<string, JsonValue | undefined>>
  /** What its amounts are in, where that is not the user's currency. */
  readonly currency?: string | undefined
  /** What its other numbers are in: `kg`. */
  readonly unit?: string | undefined
  /** The same by slot, where they differ. */
  readonly units?: Readonly<Record<string, string>>
  /** Labels that say more than those of the tool, by slot. */
  readonly labels?: Readonly<Record<string, string>>
  /** Sent as it is, such as the reference to the record. */
  readonly fixed?: JsonObject
  /** The record exists: only what is different from `values` is sent. */
  readonly isChange?: boolean
  readonly actions?: readonly FormAction[]
}
