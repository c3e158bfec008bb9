import { isSameToken } from './access-token.ts'

/** As long as browsers keep any. */
export const COOKIE_LIFETIME_SECONDS = 400 * 24 * 60 * 60

export interface LocalAccess {
  readonly token: string
  /** Cookies know no ports: servers of one machine need names of their own. */
  readonly cookieName: string
}

/** Says whether a request shows the token: as a bearer, or in the cookie of an earlier visit. */
export function hasAccess(request: Request, access: LocalAccess): boolean {
  const shown = shownBy(request, access)
  return shown !== undefined && isSameToken(shown, access.token)
}

/** Says whether a request shows a token at all, right or wrong. */
export function showsToken(request: Request, access: LocalAccess): boolean {
  return shownBy(request, access) !== undefined
}

function shownBy(request: Request, access: LocalAccess): string | undefined {
  return bearerOf(request) ?? cookieOf(request, access.cookieName)
}

/**
 * Answers a first visit, whose address has the token: keeps it in a cookie that no script can read
 * and no other site can send, and takes it out of the address. `undefined` for any other request.
 */
export function answerFirstVisit(request: Request, access: LocalAccess): Response | undefined {
  const url = new URL(request.url)
  const token = url.searchParams.get('token')
  if (request.method !== 'GET' || token === null || !isSameToken(token, access.token)) {
    return undefined
  }
  url.searchParams.delete('token')
  // Relative to this host, and never a path that a browser would take for another one.
  const location = `/${url.pathname.replace(/^[/\\]+/, '')}${url.search}`
  const cookie = `${access.cookieName}=${access.token}; Path=/; Max-Age=${COOKIE_LIFETIME_SECONDS}; HttpOnly; SameSite=Strict`
  return new Response(null, {
    status: 303,
    headers: { location, 'set-cookie': cookie, 'cache-control': 'no-store' },
  })
}

function bearerOf(request: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
}

/** What a cookie of that name holds. */
export function cookieOf(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === name) return value
  }
  return undefined
}
