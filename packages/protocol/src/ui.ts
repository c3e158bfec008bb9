import { z } from 'zod'
import { approvalSchema } from './approval.ts'
import { decisionSourceSchema } from './decision.ts'
import { recalledMemorySchema, type TextRole, textRoleSchema } from './message.ts'
import { receiptSchema } from './receipt.ts'

/**
 * The data parts of a message on the AI SDK UI stream (`data-<name>`): `status` is transient, an
 * `approval` has the approval's id, a `receipt` the receipt's and a `memory` the message's, so that
 * a newer one replaces it.
 */
export const uiDataSchemas = {
  /** What was remembered for an answer. */
  memory: z.object({ memories: z.array(recalledMemorySchema) }),
  status: z.object({ id: z.string(), text: z.string() }),
  approval: approvalSchema,
  receipt: receiptSchema,
}

export type UiData = {
  memory: z.infer<typeof uiDataSchemas.memory>
  status: z.infer<typeof uiDataSchemas.status>
  approval: z.infer<typeof uiDataSchemas.approval>
  receipt: z.infer<typeof uiDataSchemas.receipt>
}

/** What the provider metadata of a text says of it, under `parco`. */
export const uiTextMetadataSchema = z.object({ parco: z.object({ role: textRoleSchema }) })
export type UiTextMetadata = { readonly parco: { readonly role: TextRole } }

/** What the provider metadata of a file says of it, under `parco`. */
export const uiFileMetadataSchema = z.object({ parco: z.object({ name: z.string() }) })
export type UiFileMetadata = z.infer<typeof uiFileMetadataSchema>

/** What `finish` says about how the answer came to be. */
export const uiMetadataSchema = z.object({
  route: decisionSourceSchema.optional(),
  intent: z.string().optional(),
  /** The domains and skills that an answer was made with. */
  skills: z.array(z.string()).optional(),
  inputTokens: z.number().int().optional(),
  outputTokens: z.number().int().optional(),
  durationMs: z.number().optional(),
  createdAt: z.iso.datetime().optional(),
})
export type UiMetadata = z.infer<typeof uiMetadataSchema>
