import { idSchema } from '@parco/protocol'
import { z } from 'zod'

/** The kinds of record that the page has a word for. */
export const RECORD_KINDS = ['expense', 'income', 'bill', 'bill-payment', 'metric'] as const

/** One record of a day as the server lists it; a kind that a newer server added reads as a measurement. */
export const recordViewSchema = z.object({
  id: z.string(),
  kind: z.enum(RECORD_KINDS).catch('metric'),
  date: z.string(),
  title: z.string(),
  display: z.string(),
  receiptId: idSchema('receipt').optional(),
})
/** One record of a day. */
export type RecordView = z.infer<typeof recordViewSchema>

/** A day's records by area of life, in the server's order. */
export function groupRecords(records: readonly RecordView[]) {
  return {
    money: records.filter(({ kind }) => kind !== 'metric'),
    body: records.filter(({ kind }) => kind === 'metric'),
  }
}
