import type { Device, Parco } from '@parco/assistant'
import type { UserId } from '@parco/protocol'
import { readBytes } from '../http/read-bytes.ts'
import { letInPage } from '../page/let-in-page.ts'
import { deviceName, type HomeNetwork, hashOfSecret } from './home-network.ts'
import { COOKIE_LIFETIME_SECONDS, cookieOf } from './local-access.ts'

/** 256 random bits, as the cookie holds them. */
const SECRET = /^[A-Za-z0-9_-]{43}$/
const MAX_FORM_BYTES = 1024

export interface DeviceAccessOptions {
  readonly parco: Pick<Parco, 'letIn' | 'recognizeDevice'>
  readonly resolveUserId: () => Promise<UserId>
  readonly network: HomeNetwork
  readonly cookieName: string
  readonly randomBytes: (count: number) => Uint8Array
}

/** How devices from the network at home get in, and are known again. */
export interface DeviceAccess {
  /** The device that a request comes from, where it was let in. */
  recognize(request: Request): Promise<Device | undefined>
  /** Says whether a request shows the secret of a device at all, right or wrong. */
  shows(request: Request): boolean
  /** The page that asks for a code. */
  ask(request: Request): Response
  /** Takes a code from that page: a right one becomes a cookie of this device's own. */
  letIn(request: Request): Promise<Response>
}

/** Creates the way in for devices; without one, none gets in. */
export function createDeviceAccess(options: DeviceAccessOptions): DeviceAccess {
  const { parco, network, randomBytes, resolveUserId } = options
  const cookieName = `${options.cookieName}_device`
  const secretOf = (request: Request) => cookieOf(request, cookieName)
  return {
    shows: (request) => secretOf(request) !== undefined,
    async recognize(request) {
      const secret = secretOf(request)
      if (secret === undefined || !SECRET.test(secret)) return undefined
      return parco.recognizeDevice(await resolveUserId(), hashOfSecret(secret))
    },
    ask: (request) => letInPage('ask', new URL(request.url).searchParams.get('code') ?? ''),
    async letIn(request) {
      const form = new TextDecoder().decode(await readBytes(request, MAX_FORM_BYTES))
      const outcome = network.pairing.redeem(new URLSearchParams(form).get('code') ?? '')
      if (outcome !== 'right') return letInPage(outcome, '')
      const secret = Buffer.from(randomBytes(32)).toString('base64url')
      const name = deviceName(request.headers.get('user-agent'))
      const secretHash = hashOfSecret(secret)
      const device = await parco.letIn(await resolveUserId(), { name, secretHash })
      network.onLetIn?.(device)
      const cookie = `${cookieName}=${secret}; Path=/; Max-Age=${COOKIE_LIFETIME_SECONDS}; HttpOnly; SameSite=Strict`
      return new Response(null, {
        status: 303,
        headers: { location: '/', 'set-cookie': cookie, 'cache-control': 'no-store' },
      })
    },
  }
}
