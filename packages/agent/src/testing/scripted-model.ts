import { ParcoError } from '@parco/protocol/errors'
import type {
  LanguageModel,
  ModelCall,
  ModelFinishReason,
  ModelStreamPart,
} from '../models/language-model.ts'
import { collectAnswer } from '../models/transports/collect-answer.ts'

/** A tool call of a script; ids are minted in order when none is given. */
export interface ScriptedCall {
  readonly tool: string
  /** An object, or the raw text of the arguments when they shall be malformed. */
  readonly input?: object | string
  readonly id?: string
}

/** One answer of the model. */
export interface ScriptLine {
  /** Fails the test when the call is not what the script expects. */
  readonly expect?: (call: ModelCall) => void
  readonly text?: string
  readonly reasoning?: string
  readonly calls?: readonly ScriptedCall[]
  /** Nothing comes after what is said, until the call is aborted. */
  readonly stalls?: boolean
  /** Thrown instead of an answer. */
  readonly error?: unknown
  readonly inputTokens?: number
  readonly cachedInputTokens?: number
  readonly outputTokens?: number
  /** Chosen by the calls when not given. */
  readonly finishReason?: ModelFinishReason['unified']
}

/** A model that answers from a script. */
export interface ScriptedModel extends LanguageModel {
  /** Every call that was made, in order. */
  readonly calls: readonly ModelCall[]
  /** @throws Error naming the lines that were not used. Call it at the end of a test. */
  assertDone(): void
}

/**
 * A model that answers from a script: for tests, and for examples without a network. A call beyond
 * the script fails, and so does a script that was not used up.
 */
export function scriptedModel(lines: readonly ScriptLine[]): ScriptedModel {
  const calls: ModelCall[] = []
  let minted = 0

  const doStream: LanguageModel['doStream'] = async (call) => {
    const line = lines[calls.length]
    // The prompt goes on growing after the call; the test wants what was sent.
    calls.push({ ...call, prompt: structuredClone(call.prompt) })
    if (!line) {
      // No failure of a model, which a run would report as its result: the test is wrong, or the code.
      throw new ParcoError(
        'internal',
        `The script has ${lines.length} lines, and the model was called ${calls.length} times. Last message: ${describeLast(call)}`,
      )
    }
    if (line.expect) checkExpectation(line.expect, call, calls.length)
    if (line.error !== undefined) throw line.error
    call.abortSignal?.throwIfAborted()
    const parts = toParts(line, () => `call_${++minted}`)
    const stream = line.stalls ? stall(parts.slice(0, -1), call.abortSignal) : toStream(parts)
    return { stream }
  }

  return {
    specificationVersion: 'v4',
    provider: 'scripted',
    modelId: 'script',
    supportedUrls: {},
    calls,
    doStream,
    doGenerate: async (call) => collectAnswer((await doStream(call)).stream),
    assertDone() {
      const unused = lines.slice(calls.length)
      if (unused.length === 0) return
      throw new Error(
        `${unused.length} of ${lines.length} script lines were not used; the first of them: ${JSON.stringify(unused[0])}`,
      )
    },
  }
}

function toStream(parts: readonly ModelStreamPart[]): ReadableStream<ModelStreamPart> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
}

/** Gives these parts, then nothing, and ends as a broken connection does when it is aborted. */
function stall(
  parts: readonly ModelStreamPart[],
  signal: AbortSignal | undefined,
): ReadableStream<ModelStreamPart> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      signal?.addEventListener('abort', () => {
        controller.enqueue({ type: 'error', error: signal.reason })
        controller.close()
      })
    },
  })
}

function checkExpectation(
  expectation: NonNullable<ScriptLine['expect']>,
  call: ModelCall,
  count: number,
): void {
  try {
    expectation(call)
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause)
    throw new ParcoError('internal', `Call ${count} of the script is not as expected: ${problem}`, {
      cause,
    })
  }
}

function describeLast(call: ModelCall): string {
  return JSON.stringify(call.prompt.at(-1)?.content).slice(0, 300)
}

function toParts(line: ScriptLine, mintId: () => string): ModelStreamPart[] {
  const parts: ModelStreamPart[] = [{ type: 'stream-start', warnings: [] }]
  parts.push(...toTextParts('reasoning', line.reasoning), ...toTextParts('text', line.text))
  for (const { tool, input = {}, id = mintId() } of line.calls ?? []) {
    const text = typeof input === 'string' ? input : JSON.stringify(input)
    parts.push(
      { type: 'tool-input-start', id, toolName: tool },
      { type: 'tool-input-delta', id, delta: text },
      { type: 'tool-input-end', id },
      { type: 'tool-call', toolCallId: id, toolName: tool, input: text },
    )
  }
  const cacheRead = line.cachedInputTokens ?? 0
  const total = line.inputTokens ?? 0
  const unified = line.finishReason ?? (line.calls?.length ? 'tool-calls' : 'stop')
  parts.push({
    type: 'finish',
    finishReason: { unified, raw: unified },
    usage: {
      inputTokens: { total, noCache: total - cacheRead, cacheRead, cacheWrite: 0 },
      outputTokens: { total: line.outputTokens ?? 0, text: line.outputTokens ?? 0, reasoning: 0 },
    },
  })
  return parts
}

/** Streams words one by one, so that whoever reads sees deltas. */
function toTextParts(kind: 'text' | 'reasoning', text: string | undefined): ModelStreamPart[] {
  if (!text) return []
  const id = kind
  const deltas = text.match(/\S+\s*|\s+/g) ?? []
  return [
    { type: `${kind}-start`, id },
    ...deltas.map((delta): ModelStreamPart => ({ type: `${kind}-delta`, id, delta })),
    { type: `${kind}-end`, id },
  ]
}
