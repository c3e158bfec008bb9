import type { ConversationId } from '@parco/protocol'
import { useCallback, useEffect, useState } from 'react'
import { PREFERENCE_KEYS, type PreferenceStore } from '../preferences/preferences.ts'
import { conversationIdOfHash, mintId, resolveConversationId } from './conversation-id.ts'

interface OpenConversation {
  readonly id: ConversationId
  /** Minted here just now: the server has nothing of it yet. */
  readonly isNew: boolean
}

/** The conversation that is open, kept in the address and remembered for the next visit. */
export function useConversationId(store: PreferenceStore) {
  const [open, setOpen] = useState<OpenConversation>(() => {
    const id = resolveConversationId(location.hash, store.get(PREFERENCE_KEYS.conversation))
    return id ? { id, isNew: false } : { id: mintId('conversation'), isNew: true }
  })

  useEffect(() => {
    store.set(PREFERENCE_KEYS.conversation, open.id)
    if (conversationIdOfHash(location.hash) !== open.id)
      history.replaceState(null, '', `#${open.id}`)
  }, [store, open])

  useEffect(() => {
    const follow = () => {
      const id = conversationIdOfHash(location.hash)
      if (id) setOpen((current) => (current.id === id ? current : { id, isNew: false }))
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  const begin = useCallback(() => {
    const id = mintId('conversation')
    history.pushState(null, '', `#${id}`)
    setOpen({ id, isNew: true })
  }, [])

  return { ...open, begin }
}
