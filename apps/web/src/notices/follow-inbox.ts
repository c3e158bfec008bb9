import { type Delivery, deliverySchema } from '@parco/protocol'

/** What one tab tells the others: what came, and up to where it was read. */
type News =
  | { readonly came: Delivery }
  | { readonly readUpTo: string }
  | { readonly hasIncident: true }

export interface InboxListener {
  onDelivery(delivery: Delivery): void
  onRead(upTo: string): void
  /** Tools of a skill began to fail: the usage says which. */
  onIncident(): void
}

/** The inbox as it is followed by all tabs together. */
export interface FollowedInbox {
  /** Tells the other tabs that it was read. */
  tellRead(upTo: string): void
  close(): void
}

const LOCK = 'parco-events'
/** After an answer that was no stream: too many pages, or a server that is just starting. */
const PAUSE_MS = 30_000

/**
 * Follows what comes by itself. Of all tabs one listens to the server and tells the others, because a
 * browser opens but six connections to it; when that tab closes, another takes its place.
 */
export function followInbox(after: string | undefined, listener: InboxListener): FollowedInbox {
  const ending = new AbortController()
  const tabs = new BroadcastChannel(LOCK)
  let cursor = after
  const take = (delivery: Delivery) => {
    cursor = delivery.cursor
    listener.onDelivery(delivery)
  }
  tabs.onmessage = ({ data }: MessageEvent<News>) => {
    if ('came' in data) take(data.came)
    else if ('hasIncident' in data) listener.onIncident()
    else listener.onRead(data.readUpTo)
  }
  const listen = () =>
    listenToServer(
      () => cursor,
      ending.signal,
      (delivery) => {
        tabs.postMessage({ came: delivery } satisfies News)
        take(delivery)
      },
      () => {
        tabs.postMessage({ hasIncident: true } satisfies News)
        listener.onIncident()
      },
    )
  const { locks } = navigator
  // Without locks, as over plain HTTP, each tab listens for itself.
  if (locks) locks.request(LOCK, { signal: ending.signal }, listen).catch(() => undefined)
  else void listen()
  return {
    tellRead: (readUpTo) => tabs.postMessage({ readUpTo } satisfies News),
    close() {
      ending.abort()
      tabs.close()
    },
  }
}

/** Holds one stream, and opens another when the browser gives up on it; resolves at the end. */
function listenToServer(
  after: () => string | undefined,
  signal: AbortSignal,
  onDelivery: (delivery: Delivery) => void,
  onIncident: () => void,
): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const open = () => {
      const cursor = after()
      source = new EventSource(
        `/api/events${cursor === undefined ? '' : `?after=${encodeURIComponent(cursor)}`}`,
      )
      source.addEventListener('delivery', ({ data }: MessageEvent<string>) => {
        const delivery = deliverySchema.safeParse(JSON.parse(data))
        // A newer server may tell what this page does not know yet.
        if (delivery.success) onDelivery(delivery.data)
      })
      source.addEventListener('skill-incident', onIncident)
      source.addEventListener('error', () => {
        if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, PAUSE_MS)
      })
    }
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      source?.close()
      resolve()
    })
    open()
  })
}
