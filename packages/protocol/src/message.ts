import { z } from 'zod'
import { idSchema } from './ids.ts'
import { jsonObjectSchema, jsonValueSchema } from './json.ts'

/** The longest message that is admitted, in characters. */
export const MAX_MESSAGE_CHARACTERS = 10_000

export const messageRoleSchema = z.enum(['user', 'assistant'])
export type MessageRole = z.infer<typeof messageRoleSchema>

/** A schema for `TextRole`; one that a newer Parco has is as good as none. */
export const textRoleSchema = z.enum(['card', 'receipts', 'waiting']).optional().catch(undefined)
/**
 * What a text only repeats for whoever sees no cards: the card of its message, its receipts, or what
 * still waits from before. A client that draws these leaves the text out.
 */
export type TextRole = NonNullable<z.infer<typeof textRoleSchema>>

const toolPartBase = { toolCallId: z.string(), toolName: z.string() }

const sourceShape = {
  title: z.string(),
  /** Of a page of the web alone, since it becomes a link; absent for what is the user's own. */
  url: z.url({ protocol: /^https?$/ }).optional(),
  snippet: z.string().max(400).optional(),
}

const memoryShape = {
  content: z.string(),
  /** The day on which it was said, YYYY-MM-DD. */
  saidOn: z.iso.date().optional(),
  quote: z.string().optional(),
}

const fileShape = {
  /** Relative to the server that told it. */
  url: z.string(),
  mediaType: z.string(),
  name: z.string(),
}

/** A schema for `AnswerFile`. */
export const answerFileSchema = z.object(fileShape)
/** A file that an answer brings. */
export type AnswerFile = z.infer<typeof answerFileSchema>

/** A schema for `Source`. */
export const sourceSchema = z.object(sourceShape)
/** Where an answer drew from. */
export type Source = z.infer<typeof sourceSchema>

/** A schema for `RecalledMemory`. */
export const recalledMemorySchema = z.object(memoryShape)
/** What was remembered for an answer. */
export type RecalledMemory = z.infer<typeof recalledMemorySchema>

/** The smallest typed pieces of a message, as they are stored. */
export const messagePartSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string(), role: textRoleSchema }),
  z.object({ type: z.literal('reasoning'), text: z.string() }),
  z.object({ type: z.literal('file'), ...fileShape }),
  z.object({ type: z.literal('tool-call'), ...toolPartBase, input: jsonObjectSchema }),
  z.object({ type: z.literal('tool-result'), ...toolPartBase, output: jsonValueSchema }),
  z.object({ type: z.literal('tool-error'), ...toolPartBase, errorText: z.string() }),
  z.object({ type: z.literal('approval'), approvalId: idSchema('approval') }),
  z.object({ type: z.literal('receipt'), receiptId: idSchema('receipt') }),
  /** Where an answer drew from: a page of the web, or a record of the user's. */
  z.object({ type: z.literal('source'), ...sourceShape }),
  /** What was remembered for an answer. */
  z.object({ type: z.literal('memory'), ...memoryShape }),
  /** The answer broke off: whoever worked on it was gone. */
  z.object({ type: z.literal('interruption') }),
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
