import { type ConversationId, createIdMinter, isId } from '@parco/protocol'

/** Mints every id of the page. */
export const mintId = createIdMinter({
  now: () => new Date(),
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
})

/** The conversation that an address names in its hash: `#cnv_…`. */
export function conversationIdOfHash(hash: string): ConversationId | undefined {
  const id = hash.replace(/^#/, '')
  return isId('conversation', id) ? id : undefined
}

/** The conversation to open: the address's, else the one this browser was in, else none. */
export function resolveConversationId(
  hash: string,
  remembered: string | undefined,
): ConversationId | undefined {
  return conversationIdOfHash(hash) ?? (isId('conversation', remembered) ? remembered : undefined)
}
