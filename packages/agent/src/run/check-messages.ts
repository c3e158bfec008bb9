import { ParcoError } from '@parco/protocol/errors'
import { kindOf } from '../internal/kind-of.ts'

const ROLES: readonly unknown[] = ['system', 'user', 'assistant', 'tool']

/**
 * Refuses messages of another shape than models take: those of chat completions, whose content is a
 * text, and those of a user interface, which have parts and no content.
 * @throws ParcoError `configuration` naming the place.
 */
export function checkMessages(messages: unknown): void {
  if (messages === undefined) return
  if (!Array.isArray(messages)) {
    refuse(
      `\`messages\` is a list of messages, such as \`state.messages\` of a run before; it is ${kindOf(messages)}.`,
    )
  }
  for (const [index, message] of messages.entries()) checkMessage(message, `messages[${index}]`)
}

function checkMessage(message: unknown, place: string): void {
  const { role, content, parts } = Object(message) as Readonly<Record<string, unknown>>
  if (!ROLES.includes(role)) {
    const named = ROLES.map((known) => `"${known}"`).join(', ')
    refuse(`${place}.role is one of ${named}; it is ${JSON.stringify(role) ?? 'missing'}.`)
  }
  if (role === 'system') {
    if (typeof content === 'string') return
    refuse(`${place}.content of a system message is a text; it is ${kindOf(content)}.`)
  }
  if (!Array.isArray(content)) {
    const isForScreens = content === undefined && Array.isArray(parts)
    const hint = isForScreens ? ', as `parts` are for a user interface' : ''
    refuse(
      `${place}.content is a list of parts, such as [{ type: 'text', text: 'Hello.' }]; it is ${kindOf(content)}${hint}.`,
    )
  }
  for (const [index, part] of content.entries()) checkPart(part, `${place}.content[${index}]`)
}

function checkPart(part: unknown, place: string): void {
  const { type, text, toolCallId, toolName } = Object(part) as Readonly<Record<string, unknown>>
  if (typeof type !== 'string') {
    refuse(
      `${place} is a part with a type, such as { type: 'text', text: 'Hello.' }; it is ${kindOf(part)}.`,
    )
  }
  if ((type === 'text' || type === 'reasoning') && typeof text !== 'string') {
    refuse(`${place}.text is a text; it is ${kindOf(text)}.`)
  }
  const isOfCall = type === 'tool-call' || type === 'tool-result'
  if (isOfCall && (typeof toolCallId !== 'string' || typeof toolName !== 'string')) {
    refuse(`${place} names its call with the texts toolCallId and toolName.`)
  }
}

function refuse(problem: string): never {
  throw new ParcoError('configuration', problem)
}
