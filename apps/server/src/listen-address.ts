import { ParcoError } from '@parco/protocol'
import { isLoopback } from './security/check-origin.ts'

/** Where the server listens unless told otherwise. */
export const DEFAULT_HOST = '127.0.0.1'
export const DEFAULT_PORT = 4747

/** @throws ParcoError `configuration` when others than this machine could reach that host. */
export function assertLoopback(host: string): void {
  if (isLoopback(host)) return
  throw new ParcoError(
    'configuration',
    `PARCO_HOST is ${host}, which other machines can reach, and sign-in for several people is not built yet. Use 127.0.0.1, and a tunnel such as "ssh -L" to reach it from elsewhere.`,
    { data: { reason: 'host-not-loopback', host } },
  )
}
