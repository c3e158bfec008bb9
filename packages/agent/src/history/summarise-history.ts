import type { Usage } from '@parco/protocol'
import { addUsage } from '../loop/add-usage.ts'
import { readStep } from '../loop/read-step.ts'
import type { RunState } from '../loop/run-state.ts'
import type { LanguageModel, ModelMessage, ModelPrompt } from '../models/language-model.ts'
import { toResultText } from '../models/transports/to-result-text.ts'
import { PROMPT_MODULES } from '../prompts/prompt-modules.generated.ts'
import type { Compaction } from './compaction.ts'
import { beforeCut, cutText } from './shorten-message.ts'

/** Writes a record of the messages that a compaction leaves out; `undefined` when that fails. */
export type Summarise = (
  state: RunState,
  compaction: Compaction,
  maxTokens: number,
) => Promise<string | undefined>

/** Which model writes records, and what its tokens cost. */
export interface SummariserOptions {
  /** The model of the role `summary`; `undefined` when none is configured. */
  readonly model: () => Promise<LanguageModel | undefined>
  readonly signal: AbortSignal
  readonly priceUsd: (modelKey: string, usage: Usage) => number | undefined
}

/** How much of each result is shown, and of the whole: enough for a record, little enough for any model. */
const RESULT_CHARACTERS = 600
const TRANSCRIPT_CHARACTERS = 24_000

/** Creates what asks the model of the role `summary`. A run does not fail because of it. */
export function createSummariser(options: SummariserOptions): Summarise {
  return async (state, compaction, maxTokens) => {
    const model = await options.model().catch(() => undefined)
    if (!model) return undefined
    try {
      const { stream } = await model.doStream({
        prompt: toPrompt(state, compaction),
        maxOutputTokens: maxTokens,
        temperature: 0,
        abortSignal: options.signal,
      })
      const answer = await readStep(
        stream,
        () => undefined,
        state.step,
        (id) => id,
      )
      const { inputTokens, outputTokens } = answer.usage ?? {}
      const spent = {
        inputTokens: inputTokens?.total ?? 0,
        outputTokens: outputTokens?.total ?? 0,
        cachedInputTokens: inputTokens?.cacheRead ?? 0,
      }
      const key = answer.modelKey ?? `${model.provider}/${model.modelId}`
      addUsage(state, spent, options.priceUsd(key, spent) ?? 0)
      const text = answer.text.trim()
      return text === '' ? undefined : text
    } catch (error) {
      if (options.signal.aborted) throw error
      return undefined
    }
  }
}

/** The earlier record and the messages since, the oldest of which give way when there are too many. */
function toPrompt(state: RunState, { droppedTo, newestUser }: Compaction): ModelPrompt {
  const earlier = state.history?.compaction
  const from = earlier?.summary === undefined ? 0 : earlier.droppedTo
  const isNew = (index: number) => index >= from || index === earlier?.newestUser
  const transcript = state.messages
    .slice(0, droppedTo)
    .filter((_, index) => isNew(index) && index !== newestUser)
    .flatMap(toTranscript)
    .join('\n')
  const start = Math.max(0, transcript.length - TRANSCRIPT_CHARACTERS)
  const record = earlier?.summary === undefined ? '' : `The record so far:\n${earlier.summary}\n\n`
  const text = `${record}The conversation${start > 0 ? ', without its beginning' : ''}:\n${transcript.slice(start)}`
  return [
    { role: 'system', content: PROMPT_MODULES.summary ?? '' },
    { role: 'user', content: [{ type: 'text', text }] },
  ]
}

function toTranscript(message: ModelMessage): string[] {
  if (message.role === 'system') return []
  return message.content.flatMap((part) => {
    switch (part.type) {
      case 'text':
        return [`${message.role}: ${cutText(part.text, 4 * RESULT_CHARACTERS)}`]
      case 'tool-call':
        return [
          `call ${part.toolName} ${beforeCut(JSON.stringify(part.input ?? {}), RESULT_CHARACTERS)}`,
        ]
      case 'tool-result':
        return [`result ${part.toolName}: ${cutText(toResultText(part.output), RESULT_CHARACTERS)}`]
      default:
        return []
    }
  })
}
