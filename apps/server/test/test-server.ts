import { createIdMinter } from '@parco/protocol'
import { createServer, type ServerOptions } from '../src/create-server.ts'
import { silentLog } from '../src/log/log.ts'
import type { HomeNetwork } from '../src/security/home-network.ts'
import { createPairing } from '../src/security/pairing.ts'
import type { ParcoScript } from '../src/testing/parco-script.ts'
import { createScriptedParco } from '../src/testing/scripted-parco.ts'

export const ORIGIN = 'http://127.0.0.1:4747'
export const TOKEN = 'T'.repeat(43)
export const testNow = () => new Date('2026-11-18T15:00:00.000Z')

/** The address of the test server at a home. */
export const HOME_HOST = '192.168.0.12'

/** A home from which devices may be let in. */
export function testNetwork(onLetIn: HomeNetwork['onLetIn'] = () => undefined): HomeNetwork {
  let seed = 0
  const randomBytes = (count: number) => {
    seed += 1
    return new Uint8Array(count).fill(seed)
  }
  return { pairing: createPairing({ now: testNow, randomBytes }), hosts: [HOME_HOST], onLetIn }
}

export interface SendOptions {
  readonly method?: string
  readonly body?: unknown
  /** Sent as it is, instead of `body` in JSON. */
  readonly rawBody?: NonNullable<RequestInit['body']>
  readonly headers?: Readonly<Record<string, string>>
  readonly withoutToken?: true
}

/** A server over a scripted assistant, and a way to send it requests as a client with the token. */
export function createTestServer(script: ParcoScript = {}, options: Partial<ServerOptions> = {}) {
  const parco = createScriptedParco(script)
  let seed = 0
  const randomBytes = (count: number) => {
    seed += 1
    return new Uint8Array(count).fill(seed % 256)
  }
  const server = createServer({
    parco,
    access: { token: TOKEN, cookieName: 'parco_4747' },
    resolveUserId: async () => (await parco.localUser()).id,
    mint: createIdMinter({ now: testNow, randomBytes }),
    now: testNow,
    log: silentLog,
    version: '0.0.0-test',
    randomBytes,
    ...options,
  })

  async function send(path: string, request: SendOptions = {}): Promise<Response> {
    const hasBody = request.body !== undefined || request.rawBody !== undefined
    const headers = new Headers({
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(request.withoutToken ? {} : { authorization: `Bearer ${TOKEN}` }),
      ...request.headers,
    })
    return server.fetch(
      new Request(`${ORIGIN}${path}`, {
        method: request.method ?? (hasBody ? 'POST' : 'GET'),
        headers,
        ...(hasBody ? { body: request.rawBody ?? JSON.stringify(request.body) } : {}),
      }),
    )
  }

  return { parco, server, send }
}
