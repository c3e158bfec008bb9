import { cutOff } from '../../cut-off.ts'
import type { ModelFinishReason, ModelStreamPart, ModelUsage } from '../../language-model.ts'
import { ModelError, type ModelFailure } from '../../model-error.ts'
import { toFailure } from '../post-json.ts'
import type { AnswerReader } from '../transport.ts'

interface AnthropicUsage {
  readonly input_tokens?: number
  readonly output_tokens?: number
  readonly cache_read_input_tokens?: number | null
  readonly cache_creation_input_tokens?: number | null
}

interface ContentBlock {
  readonly type?: string
  readonly id?: string
  readonly name?: string
  readonly text?: string
  readonly data?: string
  readonly input?: unknown
}

/** The members of an event that are read; unknown events and members are ignored. */
interface AnthropicEvent {
  readonly type?: string
  readonly index?: number
  readonly message?: { readonly usage?: AnthropicUsage }
  readonly content_block?: ContentBlock
  readonly delta?: {
    readonly type?: string
    readonly text?: string
    readonly thinking?: string
    readonly signature?: string
    readonly partial_json?: string
    readonly stop_reason?: string
  }
  readonly usage?: AnthropicUsage
  readonly error?: { readonly type?: string; readonly message?: string }
}

type OpenBlock =
  | { readonly kind: 'text' }
  | { readonly kind: 'reasoning'; signature?: string; readonly redactedData?: string }
  | {
      readonly kind: 'tool'
      readonly id: string
      readonly name: string
      json: string
      readonly whole: unknown
    }

const FINISH_REASONS: Readonly<Record<string, ModelFinishReason['unified']>> = {
  end_turn: 'stop',
  stop_sequence: 'stop',
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
  tool_use: 'tool-calls',
  refusal: 'content-filter',
  pause_turn: 'interrupted',
}

const FAILURES: Readonly<Record<string, ModelFailure>> = {
  overloaded_error: 'overloaded',
  rate_limit_error: 'rate-limit',
  api_error: 'server',
  timeout_error: 'timeout',
  authentication_error: 'authentication',
  permission_error: 'authentication',
  billing_error: 'quota',
  not_found_error: 'model-not-found',
}

/** Reads a streamed Anthropic message. */
export function createAnthropicAnswerReader(source: {
  readonly provider: string
  readonly modelId: string
}): AnswerReader {
  const blocks = new Map<number, OpenBlock>()
  let usage: AnthropicUsage = {}
  let stopReason: string | undefined
  let complete = false

  function startBlock(index: number, block: ContentBlock): ModelStreamPart[] {
    const id = String(index)
    switch (block.type) {
      case 'text':
        blocks.set(index, { kind: 'text' })
        return [
          { type: 'text-start', id },
          ...(block.text ? [{ type: 'text-delta' as const, id, delta: block.text }] : []),
        ]
      case 'thinking':
        blocks.set(index, { kind: 'reasoning' })
        return [{ type: 'reasoning-start', id }]
      case 'redacted_thinking':
        blocks.set(index, { kind: 'reasoning', redactedData: block.data ?? '' })
        return [{ type: 'reasoning-start', id }]
      case 'tool_use': {
        const call = {
          kind: 'tool' as const,
          id: block.id ?? id,
          name: block.name ?? '',
          json: '',
          // Servers that do not stream arguments give them at once.
          whole: block.input,
        }
        blocks.set(index, call)
        return [{ type: 'tool-input-start', id: call.id, toolName: call.name }]
      }
      default:
        return []
    }
  }

  function readDelta(
    index: number,
    delta: NonNullable<AnthropicEvent['delta']>,
  ): ModelStreamPart[] {
    const block = blocks.get(index)
    const id = String(index)
    if (delta.type === 'text_delta') return [{ type: 'text-delta', id, delta: delta.text ?? '' }]
    if (delta.type === 'thinking_delta') {
      return [{ type: 'reasoning-delta', id, delta: delta.thinking ?? '' }]
    }
    if (delta.type === 'signature_delta' && block?.kind === 'reasoning') {
      block.signature = (block.signature ?? '') + (delta.signature ?? '')
    }
    if (delta.type === 'input_json_delta' && block?.kind === 'tool' && delta.partial_json) {
      block.json += delta.partial_json
      return [{ type: 'tool-input-delta', id: block.id, delta: delta.partial_json }]
    }
    return []
  }

  function endBlock(index: number): ModelStreamPart[] {
    const block = blocks.get(index)
    const id = String(index)
    switch (block?.kind) {
      case undefined:
        return []
      case 'text':
        return [{ type: 'text-end', id }]
      case 'reasoning': {
        const { signature, redactedData } = block
        const anthropic = {
          ...(signature === undefined ? {} : { signature }),
          ...(redactedData === undefined ? {} : { redactedData }),
        }
        return [{ type: 'reasoning-end', id, providerMetadata: { anthropic } }]
      }
      case 'tool':
        return [
          { type: 'tool-input-end', id: block.id },
          {
            type: 'tool-call',
            toolCallId: block.id,
            toolName: block.name,
            input: block.json === '' ? JSON.stringify(block.whole ?? {}) : block.json,
          },
        ]
    }
  }

  return {
    read(event) {
      const read = parseEvent(event, source)
      const index = read.index ?? 0
      if (read.error) throw toFailureEvent(read.error, source)
      switch (read.type) {
        case 'message_start':
          usage = { ...usage, ...read.message?.usage }
          return []
        case 'content_block_start':
          return startBlock(index, read.content_block ?? {})
        case 'content_block_delta':
          return readDelta(index, read.delta ?? {})
        case 'content_block_stop':
          return endBlock(index)
        case 'message_delta':
          usage = { ...usage, ...read.usage }
          stopReason = read.delta?.stop_reason ?? stopReason
          return []
        case 'message_stop':
          complete = true
          return []
        default:
          return []
      }
    },
    end() {
      if (!complete && stopReason === undefined) throw cutOff(source)
      const unified = FINISH_REASONS[stopReason ?? ''] ?? 'other'
      return [{ type: 'finish', usage: toUsage(usage), finishReason: { unified, raw: stopReason } }]
    },
    usage: () => (usage.input_tokens === undefined ? undefined : toUsage(usage)),
  }
}

function toFailureEvent(
  { type = '', message }: NonNullable<AnthropicEvent['error']>,
  { provider, modelId }: { readonly provider: string; readonly modelId: string },
): ModelError {
  const said = message ?? 'the provider failed'
  return new ModelError(said, {
    provider,
    model: modelId,
    failure: FAILURES[type] ?? toFailure(type === 'invalid_request_error' ? 400 : 500, said),
  })
}

/** `input_tokens` leaves out what was read from, or written to, the cache. */
function toUsage(usage: AnthropicUsage): ModelUsage {
  const noCache = usage.input_tokens
  const cacheRead = usage.cache_read_input_tokens ?? undefined
  const cacheWrite = usage.cache_creation_input_tokens ?? undefined
  const total = noCache === undefined ? undefined : noCache + (cacheRead ?? 0) + (cacheWrite ?? 0)
  return {
    inputTokens: { total, noCache, cacheRead, cacheWrite },
    outputTokens: { total: usage.output_tokens, text: undefined, reasoning: undefined },
  }
}

function parseEvent(
  event: string,
  source: { readonly provider: string; readonly modelId: string },
): AnthropicEvent {
  try {
    const parsed: unknown = JSON.parse(event)
    return typeof parsed === 'object' && parsed !== null ? (parsed as AnthropicEvent) : {}
  } catch (cause) {
    throw new ModelError('a part of the answer is not JSON', {
      provider: source.provider,
      model: source.modelId,
      failure: 'malformed-answer',
      cause,
    })
  }
}
