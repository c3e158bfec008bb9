import { useChat } from '@ai-sdk/react'
import {
  type ApprovalDecision,
  type ConversationId,
  type Locale,
  type Receipt,
  uiDataSchemas,
  uiMetadataSchema,
} from '@parco/protocol'
import { useMemo, useRef, useState } from 'react'
import type { MessagePage, ParcoClient } from '../http/parco-client.ts'
import { mintId } from './conversation-id.ts'
import { createTransport, type RequestExtras } from './create-transport.ts'
import { type Failure, returnsText, toFailure } from './failure.ts'
import { type OutgoingText, toOutgoing } from './outgoing-text.ts'
import type { ParcoMessage } from './parco-message.ts'
import { currentStatus, replaceStatus, type StatusLines } from './status-lines.ts'
import { withReceipts } from './timeline.ts'

/** What a conversation needs, and whom it tells what happened. */
export interface ConversationOptions {
  readonly conversationId: ConversationId
  readonly restored: MessagePage
  readonly client: ParcoClient
  readonly locale: Locale
  /** A turn ended: something may have been recorded, changed or undone. */
  readonly onTurnEnd: (message: ParcoMessage) => void
  /** A message was not taken in: its text goes back to where it was typed. */
  readonly onTextReturned: (text: string) => void
  readonly onLocked: () => void
}

const NO_STATUS: StatusLines = new Map()

/** One conversation: its messages, what is under way, and what the user can do in it. */
export function useConversation(options: ConversationOptions) {
  const { conversationId, restored, client, locale } = options
  const [failure, setFailure] = useState<Failure>()
  const [earlierCursor, setEarlierCursor] = useState(restored.nextCursor)
  const [isDeciding, setIsDeciding] = useState(false)
  const [statusLines, setStatusLines] = useState(NO_STATUS)
  const transport = useMemo(() => createTransport(client.fetch), [client])
  const outgoing = useRef<OutgoingText>(undefined)
  const failed = useRef<OutgoingText>(undefined)

  const fail = (error: unknown) => {
    const next = toFailure(error)
    setFailure(next)
    if (next.type === 'locked') options.onLocked()
    return next
  }

  const chat = useChat<ParcoMessage>({
    id: conversationId,
    messages: restored.messages,
    transport,
    messageMetadataSchema: uiMetadataSchema,
    dataPartSchemas: uiDataSchemas,
    // A reload in the middle of a turn: its stream is still there to be followed.
    resume: restored.messages.at(-1)?.role === 'user',
    onData: (part) => {
      if (part.type === 'data-status') setStatusLines((lines) => replaceStatus(lines, part.data))
    },
    onError: (error) => {
      const sent = outgoing.current
      if (!returnsText(fail(error)) || sent === undefined) return
      outgoing.current = undefined
      failed.current = sent
      chat.setMessages((messages) => upTo(messages, sent.id))
      options.onTextReturned(sent.text)
    },
    onFinish: ({ message, isError }) => {
      outgoing.current = undefined
      setStatusLines(NO_STATUS)
      if (!isError) failed.current = undefined
      options.onTurnEnd(message)
    },
  })
  const isBusy = isDeciding || chat.status === 'submitted' || chat.status === 'streaming'
  const extras = (more?: Omit<RequestExtras, 'locale'>): RequestExtras => ({ locale, ...more })

  return {
    messages: chat.messages,
    isBusy,
    failure,
    status: currentStatus(statusLines),
    dismissFailure: () => setFailure(undefined),

    /** Sends a text, unless a turn is under way; says whether it was sent. */
    send(text: string): boolean {
      if (isBusy || outgoing.current) return false
      setFailure(undefined)
      const message = toOutgoing(text, failed.current, mintId)
      outgoing.current = message
      const parts = [{ type: 'text' as const, text }]
      void chat.sendMessage({ id: message.id, role: 'user', parts }, { body: extras() })
      return true
    },

    async decide(decisions: readonly ApprovalDecision[]): Promise<void> {
      if (isBusy) return
      setFailure(undefined)
      setIsDeciding(true)
      // Makes the answer continue the message that holds the card, wherever that is by now.
      for (const { approvalId, outcome } of decisions)
        await chat.addToolApprovalResponse({ id: approvalId, approved: outcome === 'approve' })
      await chat.sendMessage(undefined, { body: extras({ decisions }) })
      setIsDeciding(false)
    },

    async undo(receipt: Receipt): Promise<void> {
      setFailure(undefined)
      try {
        const { messageId, text, receipts } = await client.undo(receipt.id, locale)
        const reply = toReply(messageId ?? mintId('message'), text)
        chat.setMessages((messages) => [...withReceipts(messages, receipts), reply])
        options.onTurnEnd(reply)
      } catch (error) {
        fail(error)
      }
    },

    stop(): void {
      void client.stop(conversationId)
      void chat.stop()
    },

    /** Takes the server's history again, after it was gone. */
    async reload(): Promise<void> {
      try {
        const { messages, nextCursor } = await client.messages(conversationId)
        chat.setMessages(messages)
        setEarlierCursor(nextCursor)
        setFailure(undefined)
      } catch (error) {
        fail(error)
      }
    },

    /** Takes in what was said or decided elsewhere; earlier messages that are shown stay. */
    async catchUp(): Promise<void> {
      // Who cannot be asked is told of by everything else on the page.
      const page = await client.messages(conversationId).catch(() => undefined)
      const first = page?.messages[0]?.id
      if (!page || first === undefined) return
      const isJoined = chat.messages.some(({ id }) => id === first)
      chat.setMessages((shown) => [...(isJoined ? upTo(shown, first) : []), ...page.messages])
      if (!isJoined) setEarlierCursor(page.nextCursor)
    },

    hasEarlier: earlierCursor !== undefined,

    async showEarlier(): Promise<void> {
      try {
        const earlier = await client.messages(conversationId, earlierCursor)
        chat.setMessages((messages) => [...earlier.messages, ...messages])
        setEarlierCursor(earlier.nextCursor)
      } catch (error) {
        fail(error)
      }
    },
  }
}

function toReply(id: string, text: string): ParcoMessage {
  return { id, role: 'assistant', parts: [{ type: 'text', text }] }
}

function upTo(messages: readonly ParcoMessage[], id: string): ParcoMessage[] {
  const index = messages.findIndex((message) => message.id === id)
  return index === -1 ? [...messages] : messages.slice(0, index)
}
