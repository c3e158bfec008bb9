import { createHash, createHmac, pbkdf2Sync } from 'node:crypto'

const ITERATIONS = 4096

/**
 * What PostgreSQL keeps of a password (RFC 5803), so that the password itself is in no statement,
 * and so in no log of the server. The password must be ASCII.
 */
export function toScramVerifier(password: string, salt: Uint8Array): string {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256')
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest()
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64')
  const server = keyOf('Server Key').toString('base64')
  return `SCRAM-SHA-256$${ITERATIONS}:${Buffer.from(salt).toString('base64')}$${stored}:${server}`
}
