import { type Delivery, deliverySchema } from '@parco/protocol'

/** Opens the stream behind a cursor. */
export type OpenEvents = (after: string | undefined, signal: AbortSignal) => Promise<Response>

const PAUSE_MS = 3_000

/** What comes by itself from a server, each once, over as many connections as it takes, until `signal` is aborted. */
export async function* followEvents(
  open: OpenEvents,
  after: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<Delivery, void> {
  let cursor = after
  while (!signal.aborted) {
    try {
      for await (const delivery of readEvents(await open(cursor, signal))) {
        cursor = delivery.cursor
        yield delivery
      }
    } catch {
      // It is asked again; whatever else is asked of the server tells that it is gone.
    }
    await pause(signal)
  }
}

/** The deliveries of one stream; what this version does not know is passed over. */
async function* readEvents(response: Response): AsyncGenerator<Delivery, void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of response.body ?? []) {
    const frames = (rest + decoder.decode(piece, { stream: true })).split('\n\n')
    rest = frames.pop() ?? ''
    for (const frame of frames) {
      const data = frame.split('\n').find((line) => line.startsWith('data: '))
      const delivery = data ? deliverySchema.safeParse(JSON.parse(data.slice(6))) : undefined
      if (delivery?.success) yield delivery.data
    }
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS)
    timer.unref()
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
