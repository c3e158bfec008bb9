/**
 * Keeps the page itself at hand, so that it opens at once and without its server: the document, the
 * scripts, the style sheets, the fonts and the icons of one build. Nothing of the user's is ever kept
 * here: requests to `/api/` are not even looked at. The two constants are written in by the build.
 */
declare const SHELL_VERSION: string
declare const SHELL_FILES: readonly string[]

/** The part of the worker's global scope that is used; the page's own types know no workers. */
interface WorkerScope {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', handle: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', handle: (event: FetchEventLike) => void): void
  addEventListener(type: 'message', handle: (event: MessageEvent) => void): void
}
interface LifeEvent {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEventLike {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

const worker = globalThis as unknown as WorkerScope
const CACHE = `parco-shell-${SHELL_VERSION}`
const DOCUMENT = '/'

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell())
})

async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE)
  // What the browser may have kept of an older build must not end up in this one.
  await cache.addAll(SHELL_FILES.map((path) => new Request(path, { cache: 'no-cache' })))
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldShells())
})

async function forgetOldShells(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('parco-shell-') && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

// A page that is open goes on with its own build until its user takes the new one.
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') void worker.skipWaiting()
})

worker.addEventListener('fetch', (event) => {
  const path = shellPathOf(event.request)
  if (path !== undefined) event.respondWith(answer(path, event.request))
})

/** What of the shell a request is for; nothing of everything else, which goes its way untouched. */
function shellPathOf({ method, mode, url }: Request): string | undefined {
  const { origin, pathname, searchParams } = new URL(url)
  if (method !== 'GET' || origin !== worker.location.origin) return undefined
  if (pathname.startsWith('/api/')) return undefined
  // The first visit brings the token, which the server takes in exchange for a cookie.
  if (mode === 'navigate') return searchParams.has('token') ? undefined : DOCUMENT
  return SHELL_FILES.includes(pathname) ? pathname : undefined
}

async function answer(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(path)) ?? fetch(request)
}
