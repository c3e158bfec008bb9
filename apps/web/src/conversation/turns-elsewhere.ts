import type { ConversationId } from '@parco/protocol'
import { useEffect, useEffectEvent, useRef } from 'react'

/** One for the whole tab: what it tells, it does not hear itself. */
let channel: BroadcastChannel | undefined

function tabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('parco-turns')
  return channel
}

/** Tells the other tabs that a turn of a conversation ended. */
export function tellTurn(conversationId: ConversationId): void {
  tabs().postMessage(conversationId)
}

/**
 * Calls `onTurn` where something may have been said in another tab or on another device: a card that
 * cannot be seen must not be what the next yes approves. Never while a turn is under way here.
 */
export function useTurnsElsewhere(
  conversationId: ConversationId,
  isBusy: boolean,
  onTurn: () => void,
): void {
  const isBehind = useRef(false)
  const catchUp = useEffectEvent(() => {
    isBehind.current = isBusy
    if (!isBusy) onTurn()
  })
  useEffect(() => {
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (data === conversationId) catchUp()
    }
    const look = () => {
      if (document.visibilityState === 'visible') catchUp()
    }
    tabs().addEventListener('message', hear)
    document.addEventListener('visibilitychange', look)
    return () => {
      tabs().removeEventListener('message', hear)
      document.removeEventListener('visibilitychange', look)
    }
  }, [conversationId])
  useEffect(() => {
    if (!isBusy && isBehind.current) catchUp()
  }, [isBusy])
}
