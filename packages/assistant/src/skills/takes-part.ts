import { createHash } from 'node:crypto'

/** Whether a user is in a share of all users, from 0 to 1: always the same for each. */
export function takesPart(userId: string, share: number): boolean {
  if (share >= 1) return true
  if (share <= 0) return false
  const digest = createHash('sha256').update(`skills ${userId}`).digest()
  return digest.readUInt32BE(0) / 2 ** 32 < share
}
