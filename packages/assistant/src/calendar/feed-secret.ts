import { createHash } from 'node:crypto'
import type { UserId } from '@parco/protocol'
import { fromUuid, toUuid } from '@parco/store'

/** 16 octets say whose agenda it is, so that it is looked for among theirs alone; 32 are the secret. */
const USER_OCTETS = 16
const SECRET_OCTETS = 32
const PATTERN = /^[A-Za-z0-9_-]{64}$/

/** Makes the secret part of an address. */
export function createFeedSecret(
  userId: UserId,
  randomBytes: (count: number) => Uint8Array,
): string {
  const user = Buffer.from(toUuid(userId).replaceAll('-', ''), 'hex')
  return Buffer.concat([user, randomBytes(SECRET_OCTETS)]).toString('base64url')
}

/** Whose agenda an address would lead to, if it is one of theirs; nothing where it cannot be any. */
export function userOfSecret(secret: string): UserId | undefined {
  if (!PATTERN.test(secret)) return undefined
  return fromUuid('user', Buffer.from(secret, 'base64url').subarray(0, USER_OCTETS).toString('hex'))
}

/** What is kept of a secret. */
export const hashOfFeedSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex')
