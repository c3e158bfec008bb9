import type { ApprovalDecision, Locale } from '@parco/protocol'
import { DefaultChatTransport } from 'ai'
import type { ParcoMessage } from './parco-message.ts'

/** What a request carries besides the message: its language, and decisions when it is about a card. */
export interface RequestExtras {
  readonly locale: Locale
  readonly decisions?: readonly ApprovalDecision[]
}

/** Creates the chat's transport: the last message alone goes to the chat, decisions go to the approvals. */
export function createTransport(
  fetch: typeof globalThis.fetch,
): DefaultChatTransport<ParcoMessage> {
  return new DefaultChatTransport<ParcoMessage>({
    api: '/api/chat',
    fetch,
    prepareSendMessagesRequest: ({ id, messages, trigger, messageId, body }) => {
      // `sendMessage` and `regenerate` of this page always give these extras.
      const { locale, decisions } = body as unknown as RequestExtras
      if (decisions !== undefined)
        return {
          api: '/api/approvals/decisions',
          body: { conversationId: id, decisions, locale },
        }
      return { body: { id, messages: messages.slice(-1), trigger, messageId, locale } }
    },
  })
}
