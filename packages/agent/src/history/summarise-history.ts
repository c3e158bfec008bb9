import { countAttempt, type PriceUsd } from '../loop/count-usage.ts'
import { failedAnswer, readStep, type StepAnswer } from '../loop/read-step.ts'
import type { RunState } from '../loop/run-state.ts'
import type {
  LanguageModel,
  ModelCall,
  ModelMessage,
  ModelPrompt,
} from '../models/language-model.ts'
import { toResultText } from '../models/transports/to-result-text.ts'
import { PROMPT_MODULES } from '../prompts/prompt-modules.generated.ts'
import type { Compaction } from './compaction.ts'
import { beforeCut, cutText } from './shorten-message.ts'

/** Writes a record of the messages that a compaction leaves out; `undefined` when that fails. */
export type Summarise = (
  state: RunState,
  compaction: Compaction,
  maxTokens: number,
  signal: AbortSignal,
) => Promise<string | undefined>

/** Which model writes records, and what its tokens cost. */
export interface SummariserOptions {
  /** The model of the role `summary`; `undefined` when none is configured. */
  readonly model: () => Promise<LanguageModel | undefined>
  readonly priceUsd: PriceUsd
}

/** How much of each result is shown, and of the whole: enough for a record, little enough for any model. */
const RESULT_CHARACTERS = 600
const TRANSCRIPT_CHARACTERS = 24_000

/** Creates what asks the model of the role `summary`. A run does not fail because of it. */
export function createSummariser(options: SummariserOptions): Summarise {
  return async (state, compaction, maxTokens, signal) => {
    const model = await options.model().catch(() => undefined)
    if (!model) return undefined
    const call = {
      prompt: toPrompt(state, compaction),
      maxOutputTokens: maxTokens,
      temperature: 0,
      abortSignal: signal,
    }
    const answer = await askQuietly(model, call, state.step, signal)
    countAttempt(state, { call, answer, model }, options.priceUsd)
    signal.throwIfAborted()
    const text = answer.text.trim()
    return answer.failure !== undefined || text === '' ? undefined : text
  }
}

async function askQuietly(
  model: LanguageModel,
  call: ModelCall,
  stepIndex: number,
  signal: AbortSignal,
): Promise<StepAnswer> {
  try {
    const { stream } = await model.doStream(call)
    const quietly = { emit: () => undefined, toCallId: (id: string) => id }
    return await readStep(stream, { ...quietly, stepIndex, signal, model })
  } catch (error) {
    return failedAnswer(error)
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
