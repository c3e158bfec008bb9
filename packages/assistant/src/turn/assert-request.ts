import { type ConversationId, isId, ParcoError, type UserId } from '@parco/protocol'

const MAX_KEY_LENGTH = 200
const KEY = /^[\x21-\x7e]+$/

/** @throws bad-request when an id is none. */
export function assertIds(userId: UserId, conversationId: ConversationId): void {
  if (isId('user', userId) && isId('conversation', conversationId)) return
  throw new ParcoError('bad-request', 'A turn needs the ids of a user and of a conversation.')
}

/** @throws bad-request when a key is given that is none. */
export function assertIdempotencyKey(key: string | undefined): void {
  if (key === undefined || (KEY.test(key) && key.length <= MAX_KEY_LENGTH)) return
  throw new ParcoError(
    'bad-request',
    `An idempotency key has 1 to ${MAX_KEY_LENGTH} visible ASCII characters.`,
  )
}
