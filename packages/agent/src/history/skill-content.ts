import type { ModelMessage, ModelPrompt, ModelToolCallPart } from '../models/language-model.ts'
import { findLastStep } from '../models/last-step.ts'

type ToolPart = Extract<ModelMessage, { role: 'tool' }>['content'][number]

/** Says whether a result is the content of a skill, which is an instruction and stays as it is. */
export function isSkillContent(part: ToolPart): boolean {
  return (
    part.type === 'tool-result' &&
    part.toolName === 'skill' &&
    part.output.type === 'text' &&
    part.output.value.startsWith('<skill_content ')
  )
}

/**
 * The calls that loaded skills, each with its result, in their order. A content that `seen` holds
 * already stands elsewhere in the prompt.
 */
export function skillPairs(messages: ModelPrompt, seen: Set<string>): ModelPrompt {
  const calls = new Map<string, ModelToolCallPart>()
  const pairs: ModelPrompt = []
  for (const message of messages) {
    if (message.role === 'assistant') {
      for (const part of message.content) {
        if (part.type === 'tool-call') calls.set(part.toolCallId, part)
      }
    } else if (message.role === 'tool') {
      for (const part of message.content) {
        const call = part.type === 'tool-result' ? calls.get(part.toolCallId) : undefined
        const content = contentOf(part)
        if (!call || content === undefined || seen.has(content)) continue
        seen.add(content)
        pairs.push({ role: 'assistant', content: [call] }, { role: 'tool', content: [part] })
      }
    }
  }
  return pairs
}

/** Says whether the content of a skill stands in messages, and so in every prompt that is made of them. */
export function holdsSkillContent(messages: Readonly<ModelPrompt>, content: string): boolean {
  return messages.some(
    (message) =>
      message.role === 'tool' && message.content.some((part) => contentOf(part) === content),
  )
}

/** Says whether a call before this one, in the same step, asks for the same skill and has no result yet. */
export function isSkillComing(
  messages: Readonly<ModelPrompt>,
  toolCallId: string,
  name: string,
): boolean {
  const { calls, answered } = findLastStep(messages)
  return calls
    .slice(
      0,
      Math.max(
        calls.findIndex((call) => call.toolCallId === toolCallId),
        0,
      ),
    )
    .some(
      (call) =>
        call.toolName === 'skill' &&
        Object(call.input).name === name &&
        !answered.has(call.toolCallId),
    )
}

function contentOf(part: ToolPart): string | undefined {
  return isSkillContent(part) && part.type === 'tool-result' && part.output.type === 'text'
    ? part.output.value
    : undefined
}
