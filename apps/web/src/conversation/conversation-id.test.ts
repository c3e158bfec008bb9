import { describe, expect, it } from 'vitest'
import { conversationIdOfHash, mintId, resolveConversationId } from './conversation-id.ts'

describe('the conversation that the page opens', () => {
  const inAddress = mintId('conversation')
  const remembered = mintId('conversation')

  it('is the one in the address', () => {
    expect(resolveConversationId(`#${inAddress}`, remembered)).toBe(inAddress)
  })

  it('is the last one when the address names none', () => {
    expect(resolveConversationId('', remembered)).toBe(remembered)
    expect(resolveConversationId('#anything', remembered)).toBe(remembered)
  })

  it('is none on a first visit, or when what is remembered is no conversation', () => {
    expect(resolveConversationId('', undefined)).toBeUndefined()
    expect(resolveConversationId('', mintId('receipt'))).toBeUndefined()
    expect(conversationIdOfHash(`#${mintId('message')}`)).toBeUndefined()
  })
})
