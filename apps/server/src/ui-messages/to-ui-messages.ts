import type { Approval, Message, MessagePart, Receipt } from '@parco/protocol'
import { toFilePart } from '../ui-stream/to-file-part.ts'
import { toSourcePart } from '../ui-stream/to-source-part.ts'
import type { UiMessage, UiPart } from './ui-message.ts'

/** What stored messages refer to, as it is now, by id. */
export interface MessageReferences {
  readonly approvals: ReadonlyMap<string, Approval>
  readonly receipts: ReadonlyMap<string, Receipt>
}

type Outcome = Extract<MessagePart, { type: 'tool-result' | 'tool-error' }>

/**
 * Builds the messages that a client would hold had it heard every turn: an assistant's message that
 * directly follows another one continued it, and a tool call has the outcome it came to later.
 */
export function toUiMessages(
  messages: readonly Message[],
  references: MessageReferences,
): UiMessage[] {
  const parts = messages.flatMap((message) => message.parts)
  const outcomes = new Map(parts.filter(isOutcome).map((part) => [part.toolCallId, part] as const))
  const approvals = new Map(
    [...references.approvals.values()].map((approval) => [approval.toolCallId, approval]),
  )
  const built: UiMessage[] = []
  for (const message of messages) {
    const uiParts = message.parts.flatMap((part): UiPart[] => {
      if (part.type !== 'tool-call') return toUiParts(part, references)
      return [toToolPart(part, approvals.get(part.toolCallId), outcomes.get(part.toolCallId))]
    })
    const previous = built.at(-1)
    if (message.role === 'assistant' && previous?.role === 'assistant') {
      previous.parts = mergeData([...previous.parts, { type: 'step-start' }, ...uiParts])
      continue
    }
    built.push({
      id: message.id,
      role: message.role,
      metadata: { createdAt: message.createdAt },
      parts:
        message.role === 'assistant' ? mergeData([{ type: 'step-start' }, ...uiParts]) : uiParts,
    })
  }
  return built
}

function isOutcome(part: MessagePart): part is Outcome {
  return part.type === 'tool-result' || part.type === 'tool-error'
}

function toUiParts(
  part: Exclude<MessagePart, { type: 'tool-call' }>,
  { approvals, receipts }: MessageReferences,
): UiPart[] {
  switch (part.type) {
    case 'text': {
      const { text, role } = part
      const marked = role === undefined ? {} : { providerMetadata: { parco: { role } } }
      return [{ type: 'text', text, state: 'done', ...marked }]
    }
    case 'reasoning':
      return [{ type: part.type, text: part.text, state: 'done' }]
    case 'file':
      return [{ ...toFilePart(part) }]
    case 'approval': {
      const data = approvals.get(part.approvalId)
      return data ? [{ type: 'data-approval', id: part.approvalId, data }] : []
    }
    case 'receipt': {
      const data = receipts.get(part.receiptId)
      return data ? [{ type: 'data-receipt', id: part.receiptId, data }] : []
    }
    case 'source':
      return [{ ...toSourcePart(part) }]
    case 'memory':
      return [{ type: 'data-memory', id: part.content, data: { memories: [part] } }]
    case 'tool-result':
    case 'tool-error':
    // The assistant says it in words before messages come here.
    case 'interruption':
      return []
  }
}

function toToolPart(
  call: Extract<MessagePart, { type: 'tool-call' }>,
  approval: Approval | undefined,
  outcome: Outcome | undefined,
): UiPart {
  const { toolCallId, input } = call
  const part = { type: `tool-${call.toolName}`, toolCallId, input }
  const id = approval?.id
  if (approval?.status === 'requested')
    return { ...part, state: 'approval-requested', approval: { id } }
  if (approval?.status === 'denied' || approval?.status === 'expired') {
    return { ...part, state: 'output-denied', approval: { id, approved: false } }
  }
  const approved = approval ? { approval: { id, approved: true } } : {}
  if (outcome?.type === 'tool-result') {
    return { ...part, ...approved, state: 'output-available', output: outcome.output }
  }
  // An approved write has its receipt to speak for it when its output lies on another page.
  if (approval && !outcome) return { ...part, ...approved, state: 'output-available', output: null }
  const errorText = outcome?.errorText ?? 'The turn ended before this call did.'
  return { ...part, ...approved, state: 'output-error', errorText }
}

/** One data part per type and id, at its first place, as a stream that replaces them leaves it. */
function mergeData(parts: readonly UiPart[]): UiPart[] {
  const seen = new Set<string>()
  return parts.filter((part) => {
    if (!part.type.startsWith('data-')) return true
    const key = `${part.type}:${String(part.id)}`
    return !seen.has(key) && seen.add(key)
  })
}
