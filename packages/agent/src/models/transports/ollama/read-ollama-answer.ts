import { cutOff } from '../../cut-off.ts'
import type { ModelFinishReason, ModelStreamPart, ModelUsage } from '../../language-model.ts'
import { ModelError } from '../../model-error.ts'
import { toFailure } from '../post-json.ts'
import { createThinkingSplitter } from '../split-thinking.ts'
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
  // Servers older than the model's template send both as one text.
  const splitter = createThinkingSplitter()

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

  function sayContent(content: string, parts: ModelStreamPart[]): void {
    if (splitter.isOver()) say('text', content, parts)
    else for (const { kind, delta } of splitter.push(content)) say(kind, delta, parts)
  }

  function sayHeldBack(parts: ModelStreamPart[]): void {
    for (const { kind, delta } of splitter.end()) say(kind, delta, parts)
  }

  return {
    read(event) {
      let line: OllamaLine
      try {
        line = JSON.parse(event) as OllamaLine
      } catch {
        throw new ModelError('a line of the answer is not JSON', {
          provider: source.provider,
          model: source.modelId,
          failure: 'malformed-answer',
        })
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
      if (line.message?.content) sayContent(line.message.content, parts)
      for (const call of line.message?.tool_calls ?? []) {
        sayHeldBack(parts)
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
      if (!last) throw cutOff(source)
      const parts: ModelStreamPart[] = []
      sayHeldBack(parts)
      close(parts)
      parts.push({
        type: 'finish',
        finishReason: toFinishReason(last.done_reason, calls > 0),
        usage: toUsage(last),
      })
      return parts
    },
    usage: () => last && toUsage(last),
  }
}

function toUsage({ prompt_eval_count: input, eval_count: output }: OllamaLine): ModelUsage {
  return {
    inputTokens: { total: input, noCache: input, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: output, text: undefined, reasoning: undefined },
  }
}

function toFinishReason(raw: string | undefined, calledTools: boolean): ModelFinishReason {
  if (raw === 'length') return { unified: 'length', raw }
  if (calledTools) return { unified: 'tool-calls', raw }
  return { unified: raw === 'stop' || raw === undefined ? 'stop' : 'other', raw }
}
