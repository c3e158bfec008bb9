import { createHash } from 'node:crypto'
import type { Pairing } from './pairing.ts'

/** How devices on the network at home get in, where the user asked for that. */
export interface HomeNetwork {
  readonly pairing: Pairing
  /** The addresses of this machine there, as hosts are named: `192.168.0.12`. */
  readonly hosts: readonly string[]
  /** Told of each device that was let in. */
  readonly onLetIn?: (device: { readonly name: string }) => void
}

interface Interface {
  readonly address: string
  readonly family: string
  readonly internal: boolean
}

/** Networks between this machine's own containers and virtual machines, and tunnels, which are no home. */
const NO_HOME = /^(docker|br-|veth|virbr|vmnet|vbox|tun|tap|utun|wg|zt|tailscale)/i
const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/

/** The addresses at which other machines of a home reach this one; none that the internet reaches. */
export function homeAddresses(
  interfaces: Readonly<Record<string, readonly Interface[] | undefined>>,
): readonly string[] {
  return Object.entries(interfaces)
    .filter(([name]) => !NO_HOME.test(name))
    .flatMap(([, addresses = []]) => addresses)
    .filter(
      ({ address, family, internal }) => !internal && family === 'IPv4' && PRIVATE.test(address),
    )
    .map(({ address }) => address)
}

/** What is kept of a device's secret. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex')

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

/** What a device says of itself, in two words: `iPhone, Safari`. */
export function deviceName(userAgent: string | null): string {
  const find = (names: typeof SYSTEMS) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const [system, browser] = [find(SYSTEMS), find(BROWSERS)]
  return [system, browser].filter((one) => one !== undefined).join(', ') || '?'
}
