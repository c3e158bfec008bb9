import type { Delivery } from '@parco/protocol'
import type { InboxRequest } from '../parco/deliveries.ts'
import type { DeliveryHub } from './delivery-hub.ts'
import { type InboxSource, readInbox } from './inbox.ts'

/** What another process of the same server delivered is found at the next look. */
const LOOK_EVERY_MS = 3_000

export interface Inboxes extends InboxSource {
  readonly deliveries: DeliveryHub
}

/** What comes to a user as it comes, each once, until `signal` is aborted. */
export async function* followInbox(
  inboxes: Inboxes,
  { userId, after }: InboxRequest,
  signal: AbortSignal,
): AsyncGenerator<Delivery, void> {
  const { store, deliveries } = inboxes
  let cursor = after
  while (!signal.aborted) {
    const wake = Promise.withResolvers<void>()
    const forget = deliveries.listen((who) => {
      if (who === userId) wake.resolve()
    })
    const onAbort = () => wake.resolve()
    signal.addEventListener('abort', onAbort, { once: true })
    // The embedded database has no other process.
    const timer =
      store.engine === 'server' ? setTimeout(() => wake.resolve(), LOOK_EVERY_MS) : undefined
    timer?.unref()
    try {
      const inbox = await readInbox(inboxes, {
        userId,
        ...(cursor === undefined ? {} : { after: cursor }),
      })
      cursor ??= inbox.readUpTo
      for (const delivery of inbox.deliveries) {
        if (signal.aborted) return
        cursor = delivery.cursor
        yield delivery
      }
      // A full page has more behind it.
      if (inbox.deliveries.length === 0) await wake.promise
    } finally {
      clearTimeout(timer)
      forget()
      signal.removeEventListener('abort', onAbort)
    }
  }
}
