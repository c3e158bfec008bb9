import type { JsonObject } from '@parco/protocol'
import type {
  ModelAssistantPart,
  ModelFinishReason,
  ModelStreamPart,
  ModelUsage,
} from '../models/language-model.ts'
import { type RequestedCall, readCall } from './read-call.ts'
import type { EmitRunEvent } from './run-event.ts'

/** What one model call answered. */
export interface StepAnswer {
  readonly content: ModelAssistantPart[]
  readonly calls: readonly RequestedCall[]
  readonly text: string
  readonly usage: ModelUsage | undefined
  readonly finishReason: ModelFinishReason['unified']
  /** The model that answered, as `provider/model`, when a gateway chose it. */
  readonly modelKey: string | undefined
}

/** A part that is still being streamed, and the id that events name it by. */
interface OpenPart {
  readonly id: string
  readonly content: Extract<ModelAssistantPart, { type: 'text' | 'reasoning' }>
}

/**
 * Reads one streamed answer to its end and tells its deltas as they come.
 * @throws what an `error` part carries.
 */
export async function readStep(
  stream: ReadableStream<ModelStreamPart>,
  emit: EmitRunEvent,
  stepIndex: number,
  toCallId: (id: string) => string,
): Promise<StepAnswer> {
  const content: ModelAssistantPart[] = []
  const calls: RequestedCall[] = []
  const open = new Map<string, OpenPart>()
  const openCalls = new Map<string, { readonly toolCallId: string; readonly toolName: string }>()
  let usage: ModelUsage | undefined
  let modelKey: string | undefined
  let finishReason: ModelFinishReason['unified'] = 'other'
  const idOf = (id: string) => `${stepIndex}.${id}`

  const reader = stream.getReader()
  for (;;) {
    const { done, value: part } = await reader.read()
    if (done) break
    switch (part.type) {
      case 'text-delta':
      case 'reasoning-delta': {
        const opened = open.get(part.id)
        if (opened) opened.content.text += part.delta
        emit({ type: part.type, id: opened?.id ?? idOf(part.id), delta: part.delta })
        break
      }
      case 'text-start':
      case 'reasoning-start': {
        const opened: OpenPart = {
          id: idOf(part.id),
          content: { type: part.type === 'text-start' ? 'text' : 'reasoning', text: '' },
        }
        open.set(part.id, opened)
        content.push(opened.content)
        emit({ type: part.type, id: opened.id })
        break
      }
      case 'text-end':
      case 'reasoning-end': {
        // Signatures come at the end, and have to be sent back with the part.
        const opened = open.get(part.id)
        if (opened && part.providerMetadata) {
          opened.content.providerOptions = part.providerMetadata
        }
        emit({ type: part.type, id: idOf(part.id) })
        break
      }
      case 'tool-input-start': {
        const call = { toolCallId: toCallId(part.id), toolName: part.toolName }
        openCalls.set(part.id, call)
        emit({ type: 'tool-input-start', ...call })
        break
      }
      case 'tool-input-delta': {
        const call = openCalls.get(part.id) ?? { toolCallId: part.id, toolName: '' }
        emit({ type: 'tool-input-delta', ...call, delta: part.delta })
        break
      }
      case 'tool-call': {
        const id = part.toolCallId
        const call = readCall(part, openCalls.get(id)?.toolCallId ?? toCallId(id))
        openCalls.delete(id)
        const { toolCallId, toolName, input } = call.part
        content.push(call.part)
        calls.push(call)
        emit({ type: 'tool-input-end', toolCallId, toolName, input: input as JsonObject })
        break
      }
      case 'response-metadata':
        modelKey ??= part.modelId
        break
      case 'finish':
        usage = part.usage
        finishReason = part.finishReason.unified
        break
      case 'error':
        throw part.error
    }
  }

  let text = ''
  for (const part of content) if (part.type === 'text') text += part.text
  return { content, calls, text, usage, finishReason, modelKey }
}
