import type { ModelPrompt } from './language-model.ts'

const BREAKPOINT = { anthropic: { cacheControl: { type: 'ephemeral' } } }

/**
 * Marks the system prompt and the last message as places up to which a provider may cache. Tools
 * come before the system prompt on the wire, so two marks cover everything; providers that cache by
 * themselves ignore them.
 */
export function markCacheBreakpoints(prompt: ModelPrompt): ModelPrompt {
  return prompt.map((message, index) => {
    const isMarked = message.role === 'system' || index === prompt.length - 1
    if (!isMarked) return message
    return { ...message, providerOptions: { ...message.providerOptions, ...BREAKPOINT } }
  })
}
