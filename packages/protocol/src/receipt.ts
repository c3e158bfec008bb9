import { z } from 'zod'
import { idSchema } from './ids.ts'
import { jsonObjectSchema } from './json.ts'

/** One row that a write touched: as it was, and as it is now; `null` where there was, or is, none. */
export const rowChangeSchema = z.object({
  table: z.string(),
  id: z.string(),
  before: jsonObjectSchema.nullable(),
  after: jsonObjectSchema.nullable(),
})
export type RowChange = z.infer<typeof rowChangeSchema>

/** Proof of one executed write, from which it can be undone. */
export const receiptSchema = z.object({
  version: z.literal(1),
  id: idSchema('receipt'),
  conversationId: idSchema('conversation'),
  turnId: idSchema('turn'),
  /** Absent when the write undoes another, or does it again: neither needs an approval. */
  approvalId: idSchema('approval').optional(),
  toolName: z.string(),
  input: jsonObjectSchema,
  /**
   * What was written, in one line, in the user's language. Lines behind it say what the user should
   * know of it, such as a due date that has passed.
   */
  summary: z.string(),
  /** The user's message that led to the write. */
  sourceText: z.string(),
  changes: z.array(rowChangeSchema),
  createdAt: z.iso.datetime(),
  /** When it was taken back; of an undoing, when what it undid was done again. */
  undoneAt: z.iso.datetime().optional(),
  /** The receipt that this one undid. */
  undoes: idSchema('receipt').optional(),
})
export type Receipt = z.infer<typeof receiptSchema>
