import type {
  LanguageModel,
  ModelPrompt,
  ModelStreamPart,
  ModelUsage,
  ModelUserPart,
} from '../language-model.ts'
import { ModelError } from '../model-error.ts'
import { collectAnswer } from '../transports/collect-answer.ts'

/** A model of version 2 or 3 of the specification, as far as the differences go. */
interface OlderModel {
  readonly specificationVersion: string
  readonly provider: string
  readonly modelId: string
  readonly supportedUrls: LanguageModel['supportedUrls']
  doStream(options: unknown): PromiseLike<{ stream: ReadableStream<OlderPart> }>
}

type OlderPart = ModelStreamPart | OlderFinish

interface OlderFinish {
  readonly type: 'finish'
  /** Version 2 has flat numbers and a plain string for the reason. */
  readonly usage: ModelUsage | OlderUsage
  readonly finishReason: string | { readonly unified: string; readonly raw: string | undefined }
}

interface OlderUsage {
  readonly inputTokens: number | undefined
  readonly outputTokens: number | undefined
  readonly reasoningTokens?: number
  readonly cachedInputTokens?: number
}

/**
 * Brings a model of an AI SDK package to version 4 of the specification. Version 3 differs in nothing
 * that a run uses; version 2 in usage, finish reasons, files and JSON results.
 * @throws ModelError `bad-request` for a version that is not known.
 */
export function adaptOlderModel(model: OlderModel | LanguageModel): LanguageModel {
  if (model.specificationVersion === 'v4') return model as LanguageModel
  if (model.specificationVersion !== 'v2' && model.specificationVersion !== 'v3') {
    throw new ModelError(`specification ${model.specificationVersion} is not known`, {
      provider: model.provider,
      model: model.modelId,
      failure: 'bad-request',
    })
  }
  const older = model as OlderModel
  const doStream: LanguageModel['doStream'] = async (call) => {
    const { reasoning: _, ...options } = call
    const { stream } = await older.doStream({ ...options, prompt: toOlderPrompt(call.prompt) })
    return { stream: stream.pipeThrough(toNewParts()) }
  }
  return {
    specificationVersion: 'v4',
    provider: older.provider,
    modelId: older.modelId,
    supportedUrls: older.supportedUrls,
    doStream,
    doGenerate: async (call) => collectAnswer((await doStream(call)).stream),
  }
}

/** Older versions hold a file's bytes or URL directly, without saying which it is. */
function toOlderPrompt(prompt: ModelPrompt): unknown[] {
  return prompt.map((message) =>
    message.role === 'user' ? { ...message, content: message.content.map(toOlderPart) } : message,
  )
}

function toOlderPart(part: ModelUserPart): unknown {
  if (part.type !== 'file') return part
  const { data } = part
  if (data.type === 'data') return { ...part, data: data.data }
  if (data.type === 'url') return { ...part, data: data.url }
  return data.type === 'text' ? { ...part, data: new TextEncoder().encode(data.text) } : part
}

function toNewParts(): TransformStream<OlderPart, ModelStreamPart> {
  return new TransformStream({
    transform(part, controller) {
      controller.enqueue(part.type === 'finish' ? toFinish(part) : (part as ModelStreamPart))
    },
  })
}

function toFinish(
  part: OlderFinish | Extract<ModelStreamPart, { type: 'finish' }>,
): ModelStreamPart {
  const { finishReason } = part
  const unified = typeof finishReason === 'string' ? finishReason : finishReason.unified
  const raw = typeof finishReason === 'string' ? finishReason : finishReason.raw
  return {
    type: 'finish',
    finishReason: { unified: unified === 'unknown' ? 'other' : (unified as 'stop'), raw },
    usage: toUsage(part.usage),
  }
}

function toUsage(usage: ModelUsage | OlderUsage): ModelUsage {
  if (typeof usage.inputTokens === 'object') return usage as ModelUsage
  const { inputTokens, outputTokens, reasoningTokens, cachedInputTokens } = usage as OlderUsage
  return {
    inputTokens: {
      total: inputTokens,
      noCache: inputTokens === undefined ? undefined : inputTokens - (cachedInputTokens ?? 0),
      cacheRead: cachedInputTokens,
      cacheWrite: undefined,
    },
    outputTokens: {
      total: outputTokens,
      text: outputTokens === undefined ? undefined : outputTokens - (reasoningTokens ?? 0),
      reasoning: reasoningTokens,
    },
  }
}
