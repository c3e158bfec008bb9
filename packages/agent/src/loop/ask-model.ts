import type { Usage } from '@parco/protocol'
import { isParcoError } from '@parco/protocol/errors'
import type { HistoryFitter } from '../history/history-fitter.ts'
import { toModelError } from '../models/gateway/to-model-error.ts'
import type { LanguageModel, ModelCall, ModelPrompt, ModelTool } from '../models/language-model.ts'
import { ModelError } from '../models/model-error.ts'
import { toModelKey, toModelName } from '../models/model-name.ts'
import type { AgentTool } from '../tools/agent-tool.ts'
import { sumUsage } from './add-usage.ts'
import type { BudgetLimit } from './budget.ts'
import { createCallIds } from './call-ids.ts'
import { countAttempt, type PriceUsd } from './count-usage.ts'
import { untilAborted } from './execute-calls.ts'
import type { ModelSettings } from './model-settings.ts'
import { failedAnswer, readStep, type StepAnswer } from './read-step.ts'
import type { EmitRunEvent } from './run-event.ts'
import type { RunState } from './run-state.ts'

/** The model of a run, and what is sent to it. */
export interface ModelAccess {
  readonly model: LanguageModel
  /** The system prompt; stays the same for the whole run, so that prompt caches hold. */
  readonly system: string
  readonly tools: readonly AgentTool[]
  /** The tools that a step may use, chosen anew before each; all of them by default. */
  readonly activeTools?: (state: RunState) => readonly AgentTool[]
  readonly settings?: ModelSettings
  /** For providers that hold an answer to a schema. */
  readonly responseFormat?: ModelCall['responseFormat']
  readonly signal: AbortSignal
  readonly emit: EmitRunEvent
  readonly priceUsd?: PriceUsd
  /** Marks where a provider may cache the prompt; changes nothing else. */
  readonly markPrompt?: (prompt: ModelPrompt) => ModelPrompt
  /** Makes the history fit the model's context; without it all of it is sent. */
  readonly history?: HistoryFitter
}

/** How an answer is asked for within a run. */
export interface AskOptions extends ModelAccess {
  readonly checkpoint: () => Promise<void>
  /** Names a limit that the run, or one around it, has reached. */
  readonly limit: () => BudgetLimit | undefined
  /** Hears the text that came of an answer which broke off. */
  readonly onBreak: (text: string) => void
}

/** What came of asking: an answer and what it took, or the limit that was reached on the way to one. */
export type Asked =
  | { readonly answer: StepAnswer; readonly usage: Usage }
  | { readonly limit: BudgetLimit }

/**
 * Asks for one answer, and once more when it is empty without a reason, as those of small models sometimes are, and
 * when the provider refuses the prompt as too long, with less of it. Every attempt counts, whatever
 * came of it, and none begins beyond a limit.
 * @throws ModelError when there is no answer.
 */
export async function askModel(state: RunState, options: AskOptions): Promise<Asked> {
  const { model, history, priceUsd } = options
  let usage: Usage = { inputTokens: 0, outputTokens: 0, cachedInputTokens: 0 }
  let isSecond = false
  let isNarrowed = false
  for (;;) {
    const before = state.history
    const call = await toCall(state, options)
    // A resumed run has to send the same.
    if (state.history !== before) await options.checkpoint()
    const answer = await readAnswer(call, state, options)
    usage = sumUsage(usage, countAttempt(state, { call, answer, model }, priceUsd))
    if (answer.failure !== undefined) {
      const failure = toFailure(answer.failure, options)
      if (!isTooLong(failure) || isNarrowed || !history) {
        if (answer.text !== '') options.onBreak(answer.text)
        throw failure
      }
      isNarrowed = true
      history.narrow(state, failure)
    } else if (answer.text.trim() !== '' || answer.calls.length > 0) {
      return { answer, usage }
    } else {
      // What was withheld once is withheld again.
      if (isSecond || answer.finishReason === 'content-filter') throw emptyAnswer(answer, model)
      isSecond = true
    }
    const limit = options.limit()
    if (limit) return { limit }
  }
}

/** One attempt; a failure is in the answer. */
async function readAnswer(
  call: ModelCall,
  state: RunState,
  { model, signal, emit }: AskOptions,
): Promise<StepAnswer> {
  try {
    const { stream } = await untilAborted(Promise.resolve(model.doStream(call)), signal)
    const toCallId = createCallIds(state.messages)
    return await readStep(stream, { emit, stepIndex: state.step, toCallId, signal, model })
  } catch (error) {
    return failedAnswer(error)
  }
}

/** Models that come from elsewhere throw errors of their own; ours are told as they are. */
function toFailure(error: unknown, { model, signal }: AskOptions): unknown {
  if (signal.aborted || isParcoError(error)) return error
  return toModelError(error, toModelKey(model))
}

function isTooLong(failure: unknown): failure is ModelError {
  return failure instanceof ModelError && failure.failure === 'context-too-long'
}

function emptyAnswer({ finishReason, modelKey }: StepAnswer, model: LanguageModel): ModelError {
  const { provider, modelId } = modelKey === undefined ? model : toModelName(modelKey)
  return new ModelError(
    finishReason === 'content-filter'
      ? 'the provider withheld the answer'
      : finishReason === 'length'
        ? 'the answer was all reasoning and reached its limit; allow more output tokens or less reasoning'
        : 'the answer was empty twice',
    {
      provider,
      model: modelId,
      failure: finishReason === 'content-filter' ? 'content-filter' : 'empty-answer',
    },
  )
}

/** The same tools give the same array, which transports serialise once. */
const specifications = new WeakMap<readonly AgentTool[], ModelTool[]>()

function toSpecifications(tools: readonly AgentTool[]): ModelTool[] {
  const known = specifications.get(tools)
  if (known?.length === tools.length) return known
  const made = tools.map(({ name, description, inputJsonSchema }): ModelTool => {
    return { type: 'function', name, description, inputSchema: inputJsonSchema }
  })
  specifications.set(tools, made)
  return made
}

async function toCall(state: RunState, options: AskOptions): Promise<ModelCall> {
  const { signal } = options
  const tools = toSpecifications(options.activeTools?.(state) ?? options.tools)
  const system: ModelPrompt =
    options.system === '' ? [] : [{ role: 'system', content: options.system }]
  const messages = (await options.history?.fit(state, tools, signal)) ?? state.messages
  const prompt = [...system, ...messages]
  return {
    ...options.settings,
    prompt: options.markPrompt?.(prompt) ?? prompt,
    abortSignal: signal,
    ...(options.responseFormat ? { responseFormat: options.responseFormat } : {}),
    ...(tools.length > 0 ? { tools, toolChoice: { type: 'auto' } } : {}),
  }
}
