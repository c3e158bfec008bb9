import type { ModelMessage, ModelPrompt } from '../models/language-model.ts'
import { writeDigest } from './digest.ts'
import { shortenMessage } from './shorten-message.ts'
import { isSkillContent, skillPairs } from './skill-content.ts'

/**
 * How a history is sent when all of it does not fit: a few numbers, so that the same messages give
 * the same prompt, also in another process, and messages that are added later change nothing before
 * them.
 */
export interface Compaction {
  /** Messages before this index are left out; a digest of them, and skills, take their place. */
  readonly droppedTo: number
  /** Messages from there up to this index are shortened. */
  readonly shortenedTo: number
  /** What stays of each result and argument that is shortened. */
  readonly keptCharacters: number
  /** What the digest may take. */
  readonly digestCharacters: number
  /** Index of the user's newest message at that time, which stays whole; -1 without one. */
  readonly newestUser: number
  /** A model's record of the messages left out, in place of the digest. */
  readonly summary?: string
}

/** Applies a compaction: everything before `shortenedTo`, then the messages as they are. */
export function applyCompaction(messages: ModelPrompt, compaction?: Compaction): ModelPrompt {
  if (!compaction) return messages
  return [...compactedPart(messages, compaction), ...messages.slice(compaction.shortenedTo)]
}

const applied = new WeakMap<Compaction, { messages: ModelPrompt; part: ModelPrompt }>()

/** The compacted part stays the same objects for as long as the compaction does. */
function compactedPart(messages: ModelPrompt, compaction: Compaction): ModelPrompt {
  const before = applied.get(compaction)
  if (before?.messages === messages) return before.part
  const part = makeCompactedPart(messages, compaction)
  applied.set(compaction, { messages, part })
  return part
}

function makeCompactedPart(messages: ModelPrompt, compaction: Compaction): ModelPrompt {
  const { droppedTo, shortenedTo, keptCharacters, newestUser } = compaction
  const seen = new Set<string>()
  const kept: ModelPrompt = droppedTo === 0 ? [] : replaceDropped(messages, compaction, seen)
  if (newestUser >= 0 && newestUser < droppedTo) kept.push(at(messages, newestUser))
  for (let index = droppedTo; index < shortenedTo; index += 1) {
    const isCurrentTurn = index > newestUser
    const options = { keptCharacters, isCurrentTurn, staysWhole: isSkillContent }
    kept.push(shortenMessage(at(messages, index), options))
  }
  return kept
}

/** What the model says to the digest, so that roles take turns: some chat templates insist. */
const ACKNOWLEDGED: ModelMessage = {
  role: 'assistant',
  content: [{ type: 'text', text: 'Noted.' }],
}

function replaceDropped(
  messages: ModelPrompt,
  compaction: Compaction,
  seen: Set<string>,
): ModelPrompt {
  const { droppedTo, newestUser } = compaction
  const dropped = messages.slice(0, droppedTo)
  const systems = dropped.filter((message) => message.role === 'system')
  const described = dropped.filter(
    (message, index) => index !== newestUser && message.role !== 'system',
  )
  const kept: ModelPrompt = [...systems]
  if (described.length > 0) {
    const text = writeDigest(described, compaction)
    kept.push({ role: 'user', content: [{ type: 'text', text }] })
  }
  kept.push(...skillPairs(dropped, seen))
  const isUserNext = newestUser < droppedTo ? newestUser >= 0 : messages[droppedTo]?.role === 'user'
  if (described.length > 0 && isUserNext) kept.push(ACKNOWLEDGED)
  return kept
}

function at(messages: ModelPrompt, index: number): ModelMessage {
  const message = messages[index]
  if (message) return message
  throw new RangeError(`There are ${messages.length} messages, and none at ${index}.`)
}
