import { cutOff } from '../../cut-off.ts'
import type { ModelFinishReason, ModelStreamPart, ModelUsage } from '../../language-model.ts'
import { ModelError } from '../../model-error.ts'
import { toFailure } from '../post-json.ts'
import type { ThinkingSplitter } from '../split-thinking.ts'
import type { AnswerReader } from '../transport.ts'

/** The members of a chunk that are read; everything may be missing, and unknown members are ignored. */
interface ChatChunk {
  readonly choices?: readonly {
    readonly delta?: ChatDelta
    /** Some servers send the whole message in one chunk. */
    readonly message?: ChatDelta
    readonly finish_reason?: string | null
  }[]
  readonly usage?: ChatUsage | null
  readonly error?: ChatError | string
}

interface ChatError {
  readonly message?: string
  readonly code?: number | string | null
  readonly type?: string | null
}

interface ChatDelta {
  readonly content?: string | readonly ContentPiece[] | null
  readonly reasoning_content?: string | null
  readonly reasoning?: string | null
  /** What OpenAI's models say in place of an answer that they do not give. */
  readonly refusal?: string | null
  readonly tool_calls?: readonly ChatToolCallDelta[] | null
}

/** Mistral's reasoning models send their content so. */
interface ContentPiece {
  readonly type?: string
  readonly text?: string
  readonly thinking?: readonly { readonly text?: string }[]
}

interface ChatToolCallDelta {
  readonly index?: number
  readonly id?: string | null
  readonly function?: { readonly name?: string | null; readonly arguments?: string | object | null }
  readonly extra_content?: unknown
}

interface ChatUsage {
  readonly prompt_tokens?: number
  readonly completion_tokens?: number
  readonly prompt_tokens_details?: { readonly cached_tokens?: number } | null
  readonly prompt_cache_hit_tokens?: number
  readonly completion_tokens_details?: { readonly reasoning_tokens?: number } | null
}

interface OpenCall {
  readonly id: string
  readonly name: string
  arguments: string
  extraContent: unknown
}

const FINISH_REASONS: Readonly<Record<string, ModelFinishReason['unified']>> = {
  stop: 'stop',
  length: 'length',
  tool_calls: 'tool-calls',
  function_call: 'tool-calls',
  content_filter: 'content-filter',
  error: 'error',
  // Text Generation Inference and servers after it.
  eos_token: 'stop',
  stop_sequence: 'stop',
}

/** Reads a streamed chat completion of any dialect; `thinking` where models write theirs into the text. */
export function createChatAnswerReader(
  source: { readonly provider: string; readonly modelId: string },
  mintCallId: () => string,
  thinking?: ThinkingSplitter,
): AnswerReader {
  const calls = new Map<number, OpenCall>()
  let openStream: 'text' | 'reasoning' | undefined
  let streams = 0
  let usage: ChatUsage | undefined
  let finish: string | undefined
  let complete = false
  let isRefused = false
  let nextIndex = 0

  const streamId = () => String(streams)

  function closeStream(parts: ModelStreamPart[]): void {
    if (openStream) parts.push({ type: `${openStream}-end`, id: streamId() })
    openStream = undefined
  }

  function readText(kind: 'text' | 'reasoning', delta: string, parts: ModelStreamPart[]): void {
    if (openStream !== kind) {
      closeStream(parts)
      streams += 1
      openStream = kind
      parts.push({ type: `${kind}-start`, id: streamId() })
    }
    parts.push({ type: `${kind}-delta`, id: streamId(), delta })
  }

  function readContent(delta: string, parts: ModelStreamPart[]): void {
    if (!thinking || thinking.isOver()) readText('text', delta, parts)
    else for (const one of thinking.push(delta)) readText(one.kind, one.delta, parts)
  }

  function readHeldBack(parts: ModelStreamPart[]): void {
    for (const { kind, delta } of thinking?.end() ?? []) readText(kind, delta, parts)
  }

  function readPieces(pieces: readonly ContentPiece[], parts: ModelStreamPart[]): void {
    for (const { text, thinking } of pieces) {
      for (const thought of thinking ?? []) {
        if (thought.text) readText('reasoning', thought.text, parts)
      }
      if (text) readText('text', text, parts)
    }
  }

  function readToolCall(delta: ChatToolCallDelta, parts: ModelStreamPart[]): void {
    const index = chooseIndex(delta)
    let call = calls.get(index)
    if (!call) {
      readHeldBack(parts)
      closeStream(parts)
      call = {
        id: delta.id || mintCallId(),
        name: delta.function?.name ?? '',
        arguments: '',
        extraContent: undefined,
      }
      calls.set(index, call)
      parts.push({ type: 'tool-input-start', id: call.id, toolName: call.name })
    }
    call.extraContent ??= delta.extra_content
    const given = delta.function?.arguments
    const text = typeof given === 'string' ? given : given ? JSON.stringify(given) : ''
    if (text === '') return
    call.arguments += text
    parts.push({ type: 'tool-input-delta', id: call.id, delta: text })
  }

  /** Servers without indexes send whole calls: a new id, or a new name, is a new call. */
  function chooseIndex(delta: ChatToolCallDelta): number {
    if (delta.index !== undefined) {
      const known = calls.get(delta.index)
      // Gemini's endpoint gives every parallel call the index 0.
      const another = known && delta.id && delta.id !== known.id && delta.function?.name
      if (!another) {
        nextIndex = Math.max(nextIndex, delta.index + 1)
        return delta.index
      }
    } else if (!delta.function?.name && nextIndex > 0) {
      return nextIndex - 1
    }
    nextIndex += 1
    return nextIndex - 1
  }

  return {
    read(event) {
      if (event === '[DONE]') {
        complete = true
        return []
      }
      const chunk = parseChunk(event, source)
      if (chunk.error !== undefined) throw toChunkError(chunk.error, source)
      if (chunk.usage) usage = chunk.usage
      const choice = chunk.choices?.[0]
      if (!choice) return []
      const parts: ModelStreamPart[] = []
      const delta = choice.delta ?? choice.message
      const reasoning = delta?.reasoning_content ?? delta?.reasoning
      if (reasoning) readText('reasoning', reasoning, parts)
      if (typeof delta?.content === 'string') {
        if (delta.content !== '') readContent(delta.content, parts)
      } else if (delta?.content) readPieces(delta.content, parts)
      if (delta?.refusal) {
        isRefused = true
        readText('text', delta.refusal, parts)
      }
      for (const call of delta?.tool_calls ?? []) readToolCall(call, parts)
      if (choice.finish_reason) finish = choice.finish_reason
      return parts
    },
    end() {
      const parts: ModelStreamPart[] = []
      readHeldBack(parts)
      closeStream(parts)
      if (finish === undefined && !complete) throw cutOff(source)
      for (const call of calls.values()) parts.push(...toToolCallParts(call))
      parts.push({
        type: 'finish',
        usage: toUsage(usage),
        // Some servers tell the end of the stream alone.
        finishReason: isRefused
          ? { unified: 'content-filter', raw: finish }
          : toFinishReason(finish ?? (complete ? 'stop' : undefined), calls.size > 0),
      })
      return parts
    },
    usage: () => usage && toUsage(usage),
  }
}

function toToolCallParts(call: OpenCall): ModelStreamPart[] {
  return [
    { type: 'tool-input-end', id: call.id },
    {
      type: 'tool-call',
      toolCallId: call.id,
      toolName: call.name,
      input: call.arguments === '' ? '{}' : call.arguments,
      ...(call.extraContent === undefined
        ? {}
        : { providerMetadata: { chat: { extraContent: call.extraContent as never } } }),
    },
  ]
}

function toFinishReason(raw: string | undefined, calledTools: boolean): ModelFinishReason {
  const unified = raw === undefined ? 'other' : (FINISH_REASONS[raw] ?? 'other')
  // Some servers end a step of tool calls with "stop".
  return { unified: calledTools && unified === 'stop' ? 'tool-calls' : unified, raw }
}

function toUsage(usage: ChatUsage | undefined): ModelUsage {
  const input = usage?.prompt_tokens
  const cacheRead = usage?.prompt_tokens_details?.cached_tokens ?? usage?.prompt_cache_hit_tokens
  const output = usage?.completion_tokens
  const reasoning = usage?.completion_tokens_details?.reasoning_tokens
  return {
    inputTokens: {
      total: input,
      noCache: input === undefined ? undefined : input - (cacheRead ?? 0),
      cacheRead,
      cacheWrite: undefined,
    },
    outputTokens: {
      total: output,
      text: output === undefined ? undefined : output - (reasoning ?? 0),
      reasoning,
    },
  }
}

function parseChunk(event: string, source: { provider: string; modelId: string }): ChatChunk {
  try {
    const chunk: unknown = JSON.parse(event)
    return typeof chunk === 'object' && chunk !== null ? (chunk as ChatChunk) : {}
  } catch (cause) {
    throw new ModelError('a part of the answer is not JSON', {
      provider: source.provider,
      model: source.modelId,
      failure: 'malformed-answer',
      cause,
    })
  }
}

function toChunkError(
  error: NonNullable<ChatChunk['error']>,
  source: { provider: string; modelId: string },
): ModelError {
  const message = typeof error === 'string' ? error : (error.message ?? 'the provider failed')
  const status = typeof error === 'string' ? undefined : toStatus(error)
  return new ModelError(message, {
    provider: source.provider,
    model: source.modelId,
    failure: toFailure(status ?? 500, message),
  })
}

/** Failures that are told by name, as the status that stands for them elsewhere. */
const NAMED_STATUS: Readonly<Record<string, number>> = {
  invalid_request_error: 400,
  invalid_api_key: 401,
  authentication_error: 401,
  insufficient_quota: 402,
  model_not_found: 404,
  context_length_exceeded: 413,
  rate_limit_exceeded: 429,
  rate_limit_error: 429,
  overloaded_error: 529,
}

/** The code says more than the type, and is a status, a name, or nothing. */
function toStatus({ code, type }: ChatError): number | undefined {
  const given = Number(code)
  if (Number.isInteger(given) && given >= 400) return given
  return NAMED_STATUS[code ?? ''] ?? NAMED_STATUS[type ?? '']
}
