import type { Parco } from '@parco/assistant'
import { type Message, type MessagePart, ParcoError, type UserId } from '@parco/protocol'
import { toUiMessages } from './to-ui-messages.ts'
import type { UiMessage } from './ui-message.ts'

/** Builds UI messages of stored ones, in their order, with approvals and receipts as they are now. */
export async function loadUiMessages(
  parco: Parco,
  userId: UserId,
  messages: readonly Message[],
): Promise<UiMessage[]> {
  const parts = messages.flatMap((message) => message.parts)
  const [approvals, receipts] = await Promise.all([
    loadEach(
      parts.filter(isType('approval')).map(({ approvalId }) => approvalId),
      (id) => parco.approval(userId, id),
    ),
    loadEach(
      parts.filter(isType('receipt')).map(({ receiptId }) => receiptId),
      (id) => parco.receipt(userId, id),
    ),
  ])
  return toUiMessages(messages, { approvals, receipts })
}

function isType<Type extends MessagePart['type']>(type: Type) {
  return (part: MessagePart): part is Extract<MessagePart, { type: Type }> => part.type === type
}

/** What is no longer there is left out: a message outlives what it refers to. */
async function loadEach<Id extends string, Value>(
  ids: readonly Id[],
  load: (id: Id) => Promise<Value>,
): Promise<Map<string, Value>> {
  const loaded = new Map<string, Value>()
  const entries = [...new Set(ids)].map(async (id) => {
    try {
      loaded.set(id, await load(id))
    } catch (error) {
      if (!(error instanceof ParcoError) || error.code !== 'not-found') throw error
    }
  })
  await Promise.all(entries)
  return loaded
}
