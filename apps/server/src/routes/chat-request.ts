import { createHash } from 'node:crypto'
import {
  type ApprovalDecision,
  type ConversationId,
  isId,
  localeSchema,
  ParcoError,
  uiDataSchemas,
} from '@parco/protocol'
import { z } from 'zod'
import { wellFormedText } from '../http/well-formed-text.ts'

const partSchema = z.looseObject({ type: z.string() })

/** The last message is read, what came before is known here; older ones are let through unread. */
const requestMessageSchema = z.looseObject({
  id: z.string().max(200).optional(),
  role: z.enum(['user', 'assistant', 'system']),
  parts: z.array(partSchema).max(1000),
})
type RequestMessage = z.infer<typeof requestMessageSchema>

/** A conversation's id on the way in: ours, or one that the client's chat library made up. */
export const chatIdSchema = wellFormedText.min(1).max(200)

/** What `DefaultChatTransport` of the AI SDK sends; the page sends only the last message. */
export const chatRequestSchema = z.looseObject({
  id: chatIdSchema,
  messages: z.array(z.unknown()).min(1).max(10_000),
  trigger: z.enum(['submit-message', 'regenerate-message']).optional(),
  messageId: z.string().max(200).nullish(),
  locale: localeSchema.optional(),
  /** How earlier clients name what a new conversation is; later ones need not, as the skill is found. */
  type: z.enum(['general', 'counselor']).optional(),
})
export type ChatRequest = z.infer<typeof chatRequestSchema>

/** What a chat request asks for: an answer to words, or the decision of approvals. */
export type ChatIntention =
  | { readonly type: 'say'; readonly text: string; readonly messageId: string | undefined }
  | { readonly type: 'decide'; readonly decisions: readonly ApprovalDecision[] }

/**
 * Reads the last message of a chat request.
 *
 * @throws ParcoError `bad-request` or `message-empty`
 */
export function readChatRequest(request: ChatRequest): ChatIntention {
  const parsed = requestMessageSchema.safeParse(request.messages.at(-1))
  if (!parsed.success) {
    throw new ParcoError('bad-request', 'The last message is not a UI message with role and parts.')
  }
  const message = parsed.data
  if (message.role === 'user') {
    return { type: 'say', text: readText(message), messageId: message.id }
  }
  const decisions = readDecisions(message)
  if (decisions.length === 0) {
    throw new ParcoError(
      'bad-request',
      'Expected a last message by the user, or one of the assistant with answered approvals.',
    )
  }
  return { type: 'decide', decisions }
}

function readText(message: RequestMessage): string {
  const texts = message.parts.flatMap((part) => {
    if (part.type !== 'text') return []
    const text = wellFormedText.safeParse(part.text)
    if (text.success) return [text.data]
    const reason = text.error.issues[0]?.message ?? 'it is no text'
    throw new ParcoError('bad-request', `The text of the message is not valid: ${reason}.`)
  })
  const text = texts.join('\n')
  if (text.trim() === '') throw new ParcoError('message-empty', 'The message has no text.')
  return text
}

const answeredPartSchema = z.looseObject({
  state: z.literal('approval-responded'),
  approval: z.looseObject({ id: z.string(), approved: z.boolean() }),
})

/** The hash that counts is the one of the card that the message itself shows. */
function readDecisions(message: RequestMessage): ApprovalDecision[] {
  const shown = new Map(
    message.parts.flatMap((part) => {
      const approval = uiDataSchemas.approval.safeParse(part.data)
      return part.type === 'data-approval' && approval.success
        ? [[approval.data.id as string, approval.data] as const]
        : []
    }),
  )
  return message.parts.flatMap((part): ApprovalDecision[] => {
    const answered = answeredPartSchema.safeParse(part)
    if (!answered.success) return []
    const approval = shown.get(answered.data.approval.id)
    if (!approval) return []
    const { id, argumentsHash } = approval
    return answered.data.approval.approved
      ? [{ outcome: 'approve', approvalId: id, argumentsHash }]
      : [{ outcome: 'deny', approvalId: id }]
  })
}

/**
 * The conversation that a client's chat id stands for. An id of ours is itself; any other one, such
 * as chat libraries make up, stands for the same conversation for good.
 */
export function toConversationId(chatId: string): ConversationId {
  if (isId('conversation', chatId)) return chatId
  const hash = createHash('sha256').update(chatId).digest('hex').slice(0, 32)
  return `cnv_${hash}` as ConversationId
}
