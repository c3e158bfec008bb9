import { ParcoError } from '@parco/protocol'
import { DEFAULT_HOST, DEFAULT_PORT } from '@parco/server/local'

export interface ServerSettings {
  readonly host: string
  readonly port: number
}

/**
 * Where the server listens: PARCO_HOST and PARCO_PORT.
 *
 * @throws ParcoError `configuration` when the port is none.
 */
export function readServerSettings(
  environment: Readonly<Record<string, string | undefined>>,
): ServerSettings {
  const port = environment.PARCO_PORT || String(DEFAULT_PORT)
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    const message = `PARCO_PORT is ${JSON.stringify(port)}; expected 0 to 65535.`
    throw new ParcoError('configuration', message, { data: { reason: 'port-invalid' } })
  }
  return { host: environment.PARCO_HOST || DEFAULT_HOST, port: Number(port) }
}
