import { z } from 'zod'
import { idSchema } from './ids.ts'
import { jsonObjectSchema, jsonValueSchema } from './json.ts'

/** The longest message that is admitted, in characters. */
export const MAX_MESSAGE_CHARACTERS = 10_000

export const messageRoleSchema = z.enum(['user', 'assistant'])
export type MessageRole = z.infer<typeof messageRoleSchema>

const toolPartBase = { toolCallId: z.string(), toolName: z.string() }

/** The smallest typed pieces of a message, as they are stored. */
export const messagePartSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('reasoning'), text: z.string() }),
  z.object({ type: z.literal('file'), url: z.string(), mediaType: z.string() }),
  z.object({ type: z.literal('tool-call'), ...toolPartBase, input: jsonObjectSchema }),
  z.object({ type: z.literal('tool-result'), ...toolPartBase, output: jsonValueSchema }),
  z.object({ type: z.literal('tool-error'), ...toolPartBase, errorText: z.string() }),
  z.object({ type: z.literal('approval'), approvalId: idSchema('approval') }),
  z.object({ type: z.literal('receipt'), receiptId: idSchema('receipt') }),
])
export type MessagePart = z.infer<typeof messagePartSchema>

/** One entry of a conversation. */
export const messageSchema = z.object({
  version: z.literal(1),
  id: idSchema('message'),
  conversationId: idSchema('conversation'),
  role: messageRoleSchema,
  parts: z.array(messagePartSchema),
  createdAt: z.iso.datetime(),
})
export type Message = z.infer<typeof messageSchema>
