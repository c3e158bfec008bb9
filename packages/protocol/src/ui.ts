import { z } from 'zod'
import { approvalSchema } from './approval.ts'
import { decisionSourceSchema } from './decision.ts'
import { receiptSchema } from './receipt.ts'

/**
 * The data parts of a message on the AI SDK UI stream (`data-<name>`): `status` is transient, an
 * `approval` has the approval's id and a `receipt` the receipt's, so that a newer one replaces it.
 */
export const uiDataSchemas = {
  status: z.object({ id: z.string(), text: z.string() }),
  approval: approvalSchema,
  receipt: receiptSchema,
}

export type UiData = {
  status: z.infer<typeof uiDataSchemas.status>
  approval: z.infer<typeof uiDataSchemas.approval>
  receipt: z.infer<typeof uiDataSchemas.receipt>
}

/** What `finish` says about how the answer came to be. */
export const uiMetadataSchema = z.object({
  route: decisionSourceSchema.optional(),
  intent: z.string().optional(),
  inputTokens: z.number().int().optional(),
  outputTokens: z.number().int().optional(),
  durationMs: z.number().optional(),
  createdAt: z.iso.datetime().optional(),
})
export type UiMetadata = z.infer<typeof uiMetadataSchema>
