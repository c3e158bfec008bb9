import type { JsonObject } from '@parco/protocol'
import { createTextCollector, type TextCollector } from '../internal/text-collector.ts'
import { cutOff } from '../models/cut-off.ts'
import type {
  ModelAssistantPart,
  ModelFinishReason,
  ModelStreamPart,
  ModelUsage,
} from '../models/language-model.ts'
import { type ModelName, toModelName } from '../models/model-name.ts'
import { readParts } from '../models/part-reader.ts'
import { type SpentUsage, spentOf } from '../models/spent-usage.ts'
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
  /** Why it did not come to its end; the rest is what came until then. */
  readonly failure?: unknown
  /** What came of the arguments of a call that is not complete. */
  readonly unfinishedArguments: string
  /** What a gateway spent on attempts before this answer. */
  readonly spentBefore: readonly SpentUsage[]
}

/** A part that is still being streamed, and the id that events name it by. */
interface OpenPart {
  readonly id: string
  /** Gets its text when the answer is over. */
  readonly content: Extract<ModelAssistantPart, { type: 'text' | 'reasoning' }>
  readonly collected: TextCollector
}

/** A call whose arguments are being written. */
interface OpenCallPart {
  readonly toolCallId: string
  readonly toolName: string
  text: string
}

/** How one answer is read. */
export interface ReadStepOptions {
  readonly emit: EmitRunEvent
  readonly stepIndex: number
  readonly toCallId: (id: string) => string
  /** Stops reading, whatever the stream does. */
  readonly signal: AbortSignal
  /** Whose answer it is, for the failure of one that is cut off. */
  readonly model: ModelName
}

/**
 * Reads one streamed answer to its end and tells its deltas as they come. Does not reject: an answer
 * that fails, is cut off or is aborted has a `failure`.
 */
export async function readStep(
  stream: ReadableStream<ModelStreamPart>,
  { emit, stepIndex, toCallId, signal, model }: ReadStepOptions,
): Promise<StepAnswer> {
  const content: ModelAssistantPart[] = []
  const calls: RequestedCall[] = []
  const open = new Map<string, OpenPart>()
  const texts: OpenPart[] = []
  const openCalls = new Map<string, OpenCallPart>()
  let usage: ModelUsage | undefined
  let modelKey: string | undefined
  let finishReason: ModelFinishReason['unified'] | undefined
  let failure: unknown
  const idOf = (id: string) => `${stepIndex}.${id}`

  const reader = readParts(stream)
  // A stream that does not listen to the call's signal must not hold the run; what came is still read.
  const stop = () => setImmediate(() => reader.cancel(signal.reason).catch(() => undefined))
  signal.addEventListener('abort', stop, { once: true })
  try {
    while (failure === undefined) {
      const { done, value: part } = await reader.read()
      if (done) break
      switch (part.type) {
        case 'text-delta':
        case 'reasoning-delta': {
          const opened = open.get(part.id)
          opened?.collected.push(part.delta)
          emit({ type: part.type, id: opened?.id ?? idOf(part.id), delta: part.delta })
          break
        }
        case 'text-start':
        case 'reasoning-start': {
          const opened: OpenPart = {
            id: idOf(part.id),
            content: { type: part.type === 'text-start' ? 'text' : 'reasoning', text: '' },
            collected: createTextCollector(),
          }
          open.set(part.id, opened)
          texts.push(opened)
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
          const { id, toolName } = part
          const toolCallId = toCallId(id)
          openCalls.set(id, { toolCallId, toolName, text: '' })
          emit({ type: 'tool-input-start', toolCallId, toolName })
          break
        }
        case 'tool-input-delta': {
          const { id, delta } = part
          const call = openCalls.get(id)
          if (call) call.text += delta
          const { toolCallId = id, toolName = '' } = call ?? {}
          emit({ type: 'tool-input-delta', toolCallId, toolName, delta })
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
          // Other models tell their own id here, without a provider.
          if (part.modelId?.includes('/')) modelKey ??= part.modelId
          break
        case 'finish':
          usage = part.usage
          finishReason = part.finishReason.unified
          break
        case 'error':
          failure = part.error ?? new Error('The stream failed and did not say why.')
          break
      }
    }
  } catch (error) {
    failure = error
  }
  signal.removeEventListener('abort', stop)
  if (finishReason === undefined) {
    const asked = modelKey === undefined ? model : toModelName(modelKey)
    failure ??= signal.aborted ? signal.reason : cutOff(asked)
  }
  if (failure !== undefined) reader.cancel(failure).catch(() => undefined)

  for (const { content: part, collected } of texts) part.text = collected.text()
  let text = ''
  for (const part of content) if (part.type === 'text') text += part.text
  let unfinishedArguments = ''
  for (const call of openCalls.values()) unfinishedArguments += call.text
  return {
    content,
    calls,
    text,
    usage,
    finishReason: finishReason ?? 'other',
    modelKey,
    ...(failure === undefined ? {} : { failure }),
    unfinishedArguments,
    spentBefore: spentOf(stream),
  }
}

/** An answer that nothing came of. */
export function failedAnswer(failure: unknown): StepAnswer {
  return {
    content: [],
    calls: [],
    text: '',
    usage: undefined,
    finishReason: 'error',
    modelKey: undefined,
    failure,
    unfinishedArguments: '',
    spentBefore: [],
  }
}
