import { type ConversationId, idSchema, ParcoError, type UserId } from '@parco/protocol'

const MAX_KEY_LENGTH = 200
const KEY = /^[\x21-\x7e]+$/

/** @throws bad-request when an id is none. */
export function assertIds(userId: UserId, conversationId: ConversationId): void {
  assertId('userId', userId, 'user')
  assertId('conversationId', conversationId, 'conversation')
}

function assertId(field: string, value: unknown, kind: 'user' | 'conversation'): void {
  const { error } = idSchema(kind).safeParse(value)
  if (!error) return
  const problem = error.issues[0]?.message ?? ''
  throw new ParcoError('bad-request', `The ${field} is not valid: ${problem}.`, {
    // Only a program can get this wrong, which reads the details as they are.
    data: { field, reply: 'error.bad-id', values: { field, problem } },
  })
}

/** @throws bad-request when a key is given that is none. */
export function assertIdempotencyKey(key: string | undefined): void {
  if (key === undefined || (KEY.test(key) && key.length <= MAX_KEY_LENGTH)) return
  throw new ParcoError(
    'bad-request',
    `An idempotency key has 1 to ${MAX_KEY_LENGTH} visible ASCII characters.`,
    { data: { reply: 'error.bad-key', values: { count: MAX_KEY_LENGTH } } },
  )
}
