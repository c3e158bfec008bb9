import type { ConversationId } from '@parco/protocol'
import { useEffect, useState } from 'react'
import type { MessagePage, ParcoClient } from '../http/parco-client.ts'
import { type Failure, toFailure } from './failure.ts'

/** A conversation's history on its way from the server. */
export type Restored =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly conversationId: ConversationId
      readonly page: MessagePage
    }
  | { readonly status: 'failed'; readonly failure: Failure }

const NOTHING: MessagePage = { messages: [] }

/** Loads a conversation's history; a new one has none. `attempt` asks again when it changes. */
export function useRestored(
  client: ParcoClient,
  conversationId: ConversationId,
  isNew: boolean,
  attempt: number,
): Restored {
  const [restored, setRestored] = useState<Restored>({ status: 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same again.
  useEffect(() => {
    let isWanted = true
    const settle = (next: Restored) => {
      if (isWanted) setRestored(next)
    }
    setRestored({ status: 'loading' })
    const page = isNew ? Promise.resolve(NOTHING) : client.messages(conversationId)
    page.then(
      (loaded) => settle({ status: 'ready', conversationId, page: loaded }),
      (error: unknown) => settle({ status: 'failed', failure: toFailure(error) }),
    )
    return () => {
      isWanted = false
    }
  }, [client, conversationId, isNew, attempt])

  return restored
}
