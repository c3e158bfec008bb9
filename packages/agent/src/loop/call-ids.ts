import type { ModelPrompt } from '../models/language-model.ts'

/**
 * Gives every call of a run an id of its own: some servers number the calls of each answer anew, or
 * give none, and results, approvals and idempotency keys are told apart by it.
 */
export function createCallIds(messages: ModelPrompt): (id: string) => string {
  let used: Set<string> | undefined
  return (id) => {
    used ??= collectCallIds(messages)
    const base = id.trim() === '' ? 'call' : id
    let unique = base
    for (let number = 2; used.has(unique); number += 1) unique = `${base}_${number}`
    used.add(unique)
    return unique
  }
}

function collectCallIds(messages: ModelPrompt): Set<string> {
  const ids = new Set<string>()
  for (const message of messages) {
    if (message.role !== 'assistant') continue
    for (const part of message.content) if (part.type === 'tool-call') ids.add(part.toolCallId)
  }
  return ids
}
