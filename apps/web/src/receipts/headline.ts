import type { Approval, Receipt } from '@parco/protocol'
import { splitFields } from '../approvals/split-fields.ts'
import { splitNote } from '../display/split-note.ts'

/** What a decided write was, in the parts that its row shows. */
export interface Headline {
  /** All of it in one line, for where there is only one. */
  readonly title: string
  readonly name: string
  readonly figure: string | undefined
  /** What kind of thing it is: `Gasto`. */
  readonly eyebrow: string | undefined
  /** Category and day, where its card says them. */
  readonly details: readonly string[]
  /** What the server wants known of it: a due date that has passed, what the day comes to. */
  readonly remark: string | undefined
}

/** The headline of a write: from its card when that is at hand, else from its receipt alone. */
export function toHeadline(approval: Approval | undefined, receipt: Receipt | undefined): Headline {
  const [summary, ...remarks] = receipt?.summary.split('\n') ?? []
  const remark = remarks.join(' ') || undefined
  const title = approval?.preview.title ?? summary ?? ''
  const fields = approval && splitFields(approval.preview)
  if (!fields?.name || !fields.figure)
    return { title, name: title, figure: undefined, eyebrow: undefined, details: [], remark }
  const [figure] = splitNote(fields.figure.display)
  const details = fields.others
    .filter(({ kind }) => kind === 'choice' || kind === 'date')
    // `hoje (28/11)`: tomorrow it will still have been that day.
    .map(({ kind, display }) => {
      const [value, note] = splitNote(display)
      return kind === 'date' ? (note ?? value) : value
    })
  return { title, name: fields.name.display, figure, eyebrow: fields.eyebrow, details, remark }
}
