import { messageRoleSchema, uiMetadataSchema } from '@parco/protocol'
import { z } from 'zod'

/**
 * A message as `useChat` of the AI SDK keeps it. The schema says what every part has in common; the
 * SDK's own validation says the rest, and the tests run it.
 */
export const uiMessageSchema = z.object({
  id: z.string(),
  role: messageRoleSchema,
  metadata: uiMetadataSchema.optional(),
  parts: z.array(z.looseObject({ type: z.string() })),
})
export type UiMessage = z.infer<typeof uiMessageSchema>
export type UiPart = UiMessage['parts'][number]
