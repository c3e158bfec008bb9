import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { mintConversation } from '../conversation/conversation-id.ts'

/** Begins a conversation and goes there. */
export function useNewConversation(): () => void {
  const navigate = useNavigate()
  return useCallback(() => void navigate({ to: `/chat/${mintConversation()}` }), [navigate])
}
