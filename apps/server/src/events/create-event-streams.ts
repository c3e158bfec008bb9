import { type Delivery, ParcoError } from '@parco/protocol'

/** More pages than anybody has open; what is above is refused, and a page asks again later. */
const MAX_STREAMS = 32
/** Proxies close what is silent for half a minute. */
const HEARTBEAT_MS = 20_000
/** A page that reads nothing for so many heartbeats is gone. */
const MAX_UNREAD = 16

export interface EventStreamsOptions {
  readonly maxStreams?: number
  readonly heartbeatMs?: number
}

/** Begins to tell what is no delivery; returns what ends that. */
export type Aside = (tell: (event: string, data: object) => void) => () => void

/** The open pages and terminals that listen for what comes by itself. */
export interface EventStreams {
  /**
   * Answers with what comes, as server-sent events named `delivery` whose ids are cursors. What `aside`
   * tells goes between them, under its own name and without an id: who was away does not miss it.
   * @throws ParcoError `too-many-requests` when too many listen already.
   */
  open(follow: (signal: AbortSignal) => AsyncIterable<Delivery>, aside?: Aside): Response
  /** Ends all of them. */
  close(): void
}

/** Creates the streams of one server. */
export function createEventStreams(options: EventStreamsOptions = {}): EventStreams {
  const { maxStreams = MAX_STREAMS, heartbeatMs = HEARTBEAT_MS } = options
  const open = new Set<AbortController>()
  return {
    open(follow, aside) {
      if (open.size >= maxStreams) {
        throw new ParcoError('too-many-requests', 'Too many pages listen already; close one.')
      }
      const ending = new AbortController()
      open.add(ending)
      ending.signal.addEventListener('abort', () => open.delete(ending), { once: true })
      return new Response(toStream(follow, aside, ending, heartbeatMs), { headers: HEADERS })
    },
    close() {
      for (const ending of open) ending.abort()
    },
  }
}

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // Proxies such as nginx would hold the pieces back.
  'x-accel-buffering': 'no',
}

function toStream(
  follow: (signal: AbortSignal) => AsyncIterable<Delivery>,
  aside: Aside | undefined,
  ending: AbortController,
  heartbeatMs: number,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let heart: NodeJS.Timeout | undefined
  const end = () => {
    clearInterval(heart)
    ending.abort()
  }
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (text: string) => controller.enqueue(encoder.encode(text))
        // The head goes out with the first byte; the page asks again three seconds after a break.
        write('retry: 3000\n\n')
        heart = setInterval(() => {
          if ((controller.desiredSize ?? 0) <= -MAX_UNREAD) end()
          else write(': \n\n')
        }, heartbeatMs)
        heart.unref()
        const endAside = aside?.((event, data) =>
          write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        )
        if (endAside) ending.signal.addEventListener('abort', endAside, { once: true })
        const carry = async () => {
          try {
            for await (const delivery of follow(ending.signal)) write(toFrame(delivery))
          } catch {
            // Whoever listens asks again from the last cursor, and is told why then.
          } finally {
            end()
            // Closed already, where the page went first.
            try {
              controller.close()
            } catch {}
          }
        }
        void carry()
      },
      cancel: end,
    },
    new CountQueuingStrategy({ highWaterMark: 1 }),
  )
}

const toFrame = (delivery: Delivery): string =>
  `id: ${delivery.cursor}\nevent: delivery\ndata: ${JSON.stringify(delivery)}\n\n`
