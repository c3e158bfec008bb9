import { IMAGE_TYPES } from '../../tools/image-bytes.ts'
import type {
  LanguageModel,
  ModelMessage,
  ModelPrompt,
  ModelStreamPart,
  ModelUsage,
  ModelUserPart,
} from '../language-model.ts'
import { ModelError } from '../model-error.ts'
import { collectAnswer } from '../transports/collect-answer.ts'
import { toSentImage } from '../transports/result-images.ts'
import { explainDenial, inWords } from '../transports/to-result-text.ts'

/** A model of version 2 or 3 of the specification, as the packages of AI SDK 5 and 6 give it. */
export interface OlderLanguageModel {
  readonly specificationVersion: 'v2' | 'v3'
  readonly provider: string
  readonly modelId: string
  readonly supportedUrls: LanguageModel['supportedUrls']
  doStream(options: never): PromiseLike<{ stream: ReadableStream<unknown> }>
}

type OlderPart = ModelStreamPart | OlderFinish

type ToolPart = Extract<ModelMessage, { role: 'tool' }>['content'][number]

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

/** What is kept of a model goes by the object: the same model is adapted once. */
const adapted = new WeakMap<object, LanguageModel>()

/**
 * Brings a model to version 4 of the specification. Version 3 differs in nothing that a run uses;
 * version 2 in usage, finish reasons, files and denied calls. One of version 4 stays as it is.
 * @throws ModelError `bad-request` for a version that is not known.
 */
export function adaptOlderModel(model: OlderLanguageModel | LanguageModel): LanguageModel {
  const { specificationVersion: version } = model
  if (version === 'v4') return model
  if (version !== 'v2' && version !== 'v3') throw unknownVersion(model)
  const known = adapted.get(model) ?? adapt(model)
  adapted.set(model, known)
  return known
}

function unknownVersion(model: object): ModelError {
  const { specificationVersion, provider, modelId } = model as Partial<LanguageModel>
  return new ModelError(`version ${specificationVersion} of the specification is not known`, {
    provider: String(provider),
    model: String(modelId),
    failure: 'bad-request',
  })
}

function adapt(older: OlderLanguageModel): LanguageModel {
  const doStream: LanguageModel['doStream'] = async (call) => {
    const { reasoning: _, ...options } = call
    const prompt = toOlderPrompt(call.prompt, older)
    const { stream } = await older.doStream({ ...options, prompt } as never)
    return { stream: (stream as ReadableStream<OlderPart>).pipeThrough(toNewParts()) }
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

function toOlderPrompt(
  prompt: ModelPrompt,
  { specificationVersion }: OlderLanguageModel,
): unknown[] {
  return prompt.map((message) => {
    if (message.role === 'user') return { ...message, content: message.content.map(toOlderPart) }
    if (message.role !== 'tool') return message
    const content = message.content.map((part) => toOlderResult(part, specificationVersion))
    return { ...message, content }
  })
}

/**
 * Version 2 has no word for a call that was not permitted, and its packages send nothing for it; each
 * version has its own for images in results.
 */
function toOlderResult(
  part: ToolPart,
  version: OlderLanguageModel['specificationVersion'],
): unknown {
  if (part.type !== 'tool-result') return part
  const { output } = part
  if (output.type === 'execution-denied' && version === 'v2') {
    return { ...part, output: { type: 'error-text', value: explainDenial(output.reason) } }
  }
  if (output.type !== 'content') return part
  const type = version === 'v2' ? 'media' : 'image-data'
  const value = output.value.map((item) => {
    const image = toSentImage(item, IMAGE_TYPES)
    if (image) return { type, ...image }
    return item.type === 'text' ? item : { type: 'text', text: inWords(item) }
  })
  return { ...part, output: { type: 'content', value } }
}

/** Older versions hold a file's bytes or URL directly, without saying which it is. */
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
