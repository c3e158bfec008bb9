import type { RecordEdit } from '@parco/protocol'
import type { FormSpec } from '../records/form/form-spec.ts'

interface EditWords {
  readonly title: string
  /** What taking it away is called. */
  readonly removal: string
}

/** The form in which a record is put right. */
export function toFormOfEdit(edit: RecordEdit, { removal, title }: EditWords): FormSpec {
  const { change, currency, reference, remove, unit } = edit
  return {
    title,
    ...(change
      ? {
          tool: change.tool,
          fields: Object.keys(change.values),
          values: change.values,
          fixed: reference,
          isChange: true,
          currency,
          unit,
        }
      : {}),
    actions: remove
      ? [
          {
            label: removal,
            tool: remove.tool,
            input: reference,
            isDanger: remove.verb === 'delete',
          },
        ]
      : [],
  }
}
