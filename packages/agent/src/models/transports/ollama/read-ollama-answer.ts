import type { ModelFinishReason, ModelStreamPart } from '../../language-model.ts'
import { ModelError } from '../../model-error.ts'
import { toFailure } from '../post-json.ts'
import type { AnswerReader } from '../transport.ts'

/** The members of a line that are read. */
interface OllamaLine {
  readonly message?: {
    readonly content?: string
    readonly thinking?: string
    readonly tool_calls?: readonly {
      readonly function?: { readonly name?: string; readonly arguments?: unknown }
    }[]
  }
  readonly done?: boolean
  readonly done_reason?: string
  readonly prompt_eval_count?: number
  readonly eval_count?: number
  readonly error?: string | { readonly message?: string }
}

/** Reads a streamed answer of Ollama's own chat protocol: one JSON object a line. */
export function createOllamaAnswerReader(
  source: { readonly provider: string; readonly modelId: string },
  mintCallId: () => string,
): AnswerReader {
  let open: 'text' | 'reasoning' | undefined
  let streams = 0
  let calls = 0
  let last: OllamaLine | undefined

  function fail(message: string, failure: 'network' | 'malformed-answer' | 'server'): ModelError {
    return new ModelError(message, { provider: source.provider, model: source.modelId, failure })
  }

  function close(parts: ModelStreamPart[]): void {
    if (open) parts.push({ type: `${open}-end`, id: String(streams) })
    open = undefined
  }

  function say(kind: 'text' | 'reasoning', delta: string, parts: ModelStreamPart[]): void {
    if (open !== kind) {
      close(parts)
      open = kind
      streams += 1
      parts.push({ type: `${kind}-start`, id: String(streams) })
    }
    parts.push({ type: `${kind}-delta`, id: String(streams), delta })
  }

  return {
    read(event) {
      let line: OllamaLine
      try {
        line = JSON.parse(event) as OllamaLine
      } catch {
        throw fail('a line of the answer is not JSON', 'malformed-answer')
      }
      if (line.error !== undefined) {
        const { error } = line
        const said = typeof error === 'string' ? error : (error.message ?? 'the server failed')
        throw new ModelError(said, {
          provider: source.provider,
          model: source.modelId,
          failure: toFailure(500, said),
        })
      }
      const parts: ModelStreamPart[] = []
      if (line.message?.thinking) say('reasoning', line.message.thinking, parts)
      if (line.message?.content) say('text', line.message.content, parts)
      for (const call of line.message?.tool_calls ?? []) {
        close(parts)
        calls += 1
        const id = mintCallId()
        const toolName = call.function?.name ?? ''
        const given = call.function?.arguments ?? {}
        const input = typeof given === 'string' ? given : JSON.stringify(given)
        parts.push(
          { type: 'tool-input-start', id, toolName },
          { type: 'tool-input-delta', id, delta: input },
          { type: 'tool-input-end', id },
          { type: 'tool-call', toolCallId: id, toolName, input },
        )
      }
      if (line.done) last = line
      return parts
    },
    end() {
      if (!last) throw fail('the answer was cut off before its end', 'network')
      const parts: ModelStreamPart[] = []
      close(parts)
      const input = last.prompt_eval_count
      const output = last.eval_count
      parts.push({
        type: 'finish',
        finishReason: toFinishReason(last.done_reason, calls > 0),
        usage: {
          inputTokens: {
            total: input,
            noCache: input,
            cacheRead: undefined,
            cacheWrite: undefined,
          },
          outputTokens: { total: output, text: undefined, reasoning: undefined },
        },
      })
      return parts
    },
  }
}

function toFinishReason(raw: string | undefined, calledTools: boolean): ModelFinishReason {
  if (raw === 'length') return { unified: 'length', raw }
  if (calledTools) return { unified: 'tool-calls', raw }
  return { unified: raw === 'stop' || raw === undefined ? 'stop' : 'other', raw }
}
