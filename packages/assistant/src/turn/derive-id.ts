import { createHash } from 'node:crypto'
import { type Id, prefixOf } from '@parco/protocol'

/**
 * The id that a user's idempotency key stands for, the same every time: a repeated request tells
 * the ids of its first turn before the database was asked. A UUID version 8 (RFC 9562 §5.8).
 */
export function deriveId<Kind extends 'turn' | 'message'>(
  kind: Kind,
  userId: string,
  idempotencyKey: string,
): Id<Kind> {
  const digest = createHash('sha256')
    .update(JSON.stringify([kind, userId, idempotencyKey]))
    .digest()
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80
  return `${prefixOf(kind)}_${digest.toString('hex', 0, 16)}` as Id<Kind>
}
