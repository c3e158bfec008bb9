import type { Delivery } from '@parco/protocol'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useParco } from '../frame/parco-context.ts'
import { useRefreshReads } from '../records/reads.ts'
import { showOnDesktop } from './desktop-notices.ts'
import { type FollowedInbox, followInbox } from './follow-inbox.ts'
import { behind, readUpTo, withDelivery } from './notice-list.ts'

/** What came by itself and was not dismissed yet; `onOpen` is called where a notification is clicked. */
export function useNotices(onOpen: (delivery: Delivery) => void) {
  const { client } = useParco()
  const refresh = useRefreshReads()
  const [notices, setNotices] = useState<readonly Delivery[]>([])
  const followed = useRef<FollowedInbox>(undefined)
  const opened = useEffectEvent(onOpen)

  useEffect(() => {
    let isOver = false
    const begin = async () => {
      // A server that does not answer is told of by everything else on the page.
      const inbox = await client.inbox().catch(() => undefined)
      if (isOver) return
      const unread = inbox?.deliveries ?? []
      setNotices(unread)
      followed.current = followInbox(unread.at(-1)?.cursor ?? inbox?.readUpTo, {
        onDelivery(delivery) {
          setNotices((before) => withDelivery(before, delivery))
          showOnDesktop(delivery, () => opened(delivery))
          void refresh()
        },
        onRead: (upTo) => setNotices((before) => behind(before, upTo)),
        // No matter to interrupt anybody for: the usage shows it where it is open.
        onIncident: () => void refresh(),
      })
    }
    void begin()
    return () => {
      isOver = true
      followed.current?.close()
    }
  }, [client, refresh])

  const dismiss = useCallback(
    (delivery: Delivery) => {
      setNotices((before) => before.filter(({ cursor }) => cursor !== delivery.cursor))
      const upTo = readUpTo(notices, delivery)
      if (upTo === undefined) return
      followed.current?.tellRead(upTo)
      // Not read there, it is shown again at the next visit, and that is all.
      client.readInbox(upTo).catch(() => undefined)
    },
    [client, notices],
  )
  return { notices, dismiss }
}
