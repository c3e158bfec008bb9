import { type ConversationId, createIdMinter, isId } from '@parco/protocol'

/** Mints every id of the page. */
export const mintId = createIdMinter({
  now: () => new Date(),
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
})

/** Conversations that nothing was said in yet: the server has nothing of them. */
const untouched = new Set<ConversationId>()

/** A conversation that begins here. */
export function mintConversation(): ConversationId {
  const id = mintId('conversation')
  untouched.add(id)
  return id
}

/** Whether a conversation was begun here and nothing was said in it yet. */
export const isUntouched = (id: ConversationId): boolean => untouched.has(id)

/** Notes that the server may know of a conversation from now on. */
export const touch = (id: ConversationId): boolean => untouched.delete(id)

/** The conversation that an older address names in its hash: `#cnv_…`. */
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
