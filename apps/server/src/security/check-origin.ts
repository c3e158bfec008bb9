import { ParcoError } from '@parco/protocol'

const LOOPBACK_NAMES: readonly string[] = ['127.0.0.1', 'localhost', '[::1]']

export interface OriginPolicy {
  /** Host names under which this server may be reached, besides those of the machine itself. */
  readonly allowedHosts: readonly string[]
}

/**
 * Refuses what a foreign page can make a browser send: a request under a host name that is not ours
 * (DNS rebinding), and one that another origin began (request forgery). A port of the same machine
 * is another origin too, although cookies do not know ports.
 *
 * @throws ParcoError `not-allowed`
 */
export function checkOrigin(request: Request, policy: OriginPolicy): void {
  const host = request.headers.get('host') ?? new URL(request.url).host
  if (!isOurs(host, policy)) {
    throw new ParcoError('not-allowed', 'This host name is not one that Parco answers to.')
  }
  const origin = request.headers.get('origin')
  if (origin !== null && hostOf(origin) !== host.toLowerCase()) {
    throw new ParcoError('not-allowed', 'Requests from another origin are refused.')
  }
  const site = request.headers.get('sec-fetch-site')
  const isNavigation =
    request.method === 'GET' && request.headers.get('sec-fetch-mode') === 'navigate'
  if (site !== null && site !== 'same-origin' && site !== 'none' && !isNavigation) {
    throw new ParcoError('not-allowed', 'Requests from another site are refused.')
  }
}

function isOurs(host: string, policy: OriginPolicy): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  return LOOPBACK_NAMES.includes(name) || policy.allowedHosts.includes(name)
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/** Says whether only this machine can reach what listens on that host. */
export function isLoopback(host: string): boolean {
  return (
    host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
  )
}
