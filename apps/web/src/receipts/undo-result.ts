import { receiptSchema } from '@parco/protocol'
import { z } from 'zod'

/** The part of the turn's result that the page uses after an undo. */
export const undoResultSchema = z.object({
  messageId: z.string().optional(),
  /** What was undone, or why it could not be, in the user's language. */
  text: z.string(),
  receipts: z.array(receiptSchema),
})
/** What an undo came to. */
export type UndoResult = z.infer<typeof undoResultSchema>
