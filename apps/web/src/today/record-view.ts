import { idSchema } from '@parco/protocol'
import { z } from 'zod'

/** One record of a day as the server lists it, in the words of the user's language. */
export const recordViewSchema = z.object({
  id: z.string(),
  kind: z.string(),
  /** What its kind is called. */
  label: z.string(),
  domain: z.string(),
  /** What its domain is called. */
  area: z.string(),
  date: z.string(),
  title: z.string(),
  display: z.string(),
  receiptId: idSchema('receipt').optional(),
})
/** One record of a day. */
export type RecordView = z.infer<typeof recordViewSchema>

/** A day's records by area of life, in the server's order. */
export function groupRecords(records: readonly RecordView[]) {
  return [...Map.groupBy(records, ({ domain }) => domain)].map(([domain, items]) => ({
    domain,
    area: items[0]?.area ?? domain,
    records: items,
  }))
}
