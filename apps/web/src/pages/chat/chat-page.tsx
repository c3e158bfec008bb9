import { isId } from '@parco/protocol'
import { useParams } from '@tanstack/react-router'
import { NotFound } from '../../frame/not-found.tsx'
import { ConversationOf } from './conversation-of.tsx'

/** The conversation that the address names; today's records beside it where there is room. */
export function ChatPage() {
  const { conversationId } = useParams({ strict: false }) as { conversationId?: string }
  if (!isId('conversation', conversationId)) return <NotFound />
  return <ConversationOf key={conversationId} conversationId={conversationId} />
}
