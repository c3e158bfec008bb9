/** How long a loaded skill counts as known to a conversation. */
export const SKILL_TTL_MS = 60 * 60 * 1000

/** Conversations that are remembered at once; beyond it the ones least recently used are forgotten. */
const MAX_CONVERSATIONS = 10_000

/** Which skills each conversation has loaded. Memory is bounded. */
export interface SkillCache<Value> {
  get(conversationId: string, skillName: string): Value | undefined
  set(conversationId: string, skillName: string, value: Value): void
  /** Forgets one conversation, or all of them. */
  clear(conversationId?: string): void
  /** How many skills are remembered, over all conversations. */
  size(): number
}

/** Creates an empty cache. */
export function createSkillCache<Value>(
  options: { readonly now?: () => number; readonly maxConversations?: number } = {},
): SkillCache<Value> {
  const { now = Date.now, maxConversations = MAX_CONVERSATIONS } = options
  const conversations = new Map<string, Map<string, { value: Value; loadedAt: number }>>()

  function forgetOldest(): void {
    const [oldest] = conversations.keys()
    if (oldest !== undefined) conversations.delete(oldest)
  }

  return {
    get(conversationId, skillName) {
      const skills = conversations.get(conversationId)
      const kept = skills?.get(skillName)
      if (!skills || !kept) return undefined
      if (now() - kept.loadedAt > SKILL_TTL_MS) {
        skills.delete(skillName)
        if (skills.size === 0) conversations.delete(conversationId)
        return undefined
      }
      // Moved to the end: the first one is the least recently used.
      conversations.delete(conversationId)
      conversations.set(conversationId, skills)
      return kept.value
    },
    set(conversationId, skillName, value) {
      const skills = conversations.get(conversationId) ?? new Map()
      skills.set(skillName, { value, loadedAt: now() })
      conversations.delete(conversationId)
      conversations.set(conversationId, skills)
      if (conversations.size > maxConversations) forgetOldest()
    },
    clear(conversationId) {
      if (conversationId === undefined) conversations.clear()
      else conversations.delete(conversationId)
    },
    size() {
      let count = 0
      for (const skills of conversations.values()) count += skills.size
      return count
    },
  }
}
