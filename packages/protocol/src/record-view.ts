import { z } from 'zod'
import { idSchema } from './ids.ts'
import { jsonObjectSchema } from './json.ts'

/** How a record is put right by hand: by which writes, and with what a form of them begins. */
export const recordEditSchema = z.object({
  reference: jsonObjectSchema,
  change: z.object({ tool: z.string(), values: jsonObjectSchema }).optional(),
  remove: z.object({ tool: z.string(), verb: z.enum(['delete', 'cancel', 'unmark']) }).optional(),
  currency: z.string().optional(),
  unit: z.string().optional(),
})
/** How a record is put right by hand. */
export type RecordEdit = z.infer<typeof recordEditSchema>

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
  edit: recordEditSchema.optional(),
})
/** One record of a day. */
export type RecordView = z.infer<typeof recordViewSchema>

/** What a day comes to in one thing. */
export const dayFigureSchema = z.object({
  domain: z.string(),
  key: z.string(),
  name: z.string(),
  display: z.string(),
  /** How much of a target is reached, 1 being all of it. */
  share: z.number().optional(),
})
/** What a day comes to in one thing. */
export type DayFigure = z.infer<typeof dayFigureSchema>
