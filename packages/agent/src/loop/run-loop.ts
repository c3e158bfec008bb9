import type { Usage } from '@parco/protocol'
import { isParcoError, ParcoError } from '@parco/protocol/errors'
import type { HistoryFitter } from '../history/history-fitter.ts'
import { toModelError } from '../models/gateway/to-model-error.ts'
import type { LanguageModel, ModelCall, ModelPrompt, ModelTool } from '../models/language-model.ts'
import { ModelError } from '../models/model-error.ts'
import type { PermissionPolicy } from '../permissions/permission.ts'
import type { AgentTool } from '../tools/agent-tool.ts'
import { addUsage } from './add-usage.ts'
import { type Budget, type BudgetLimit, exceededLimit } from './budget.ts'
import { createCallIds } from './call-ids.ts'
import {
  admitCalls,
  type ExecutionContext,
  executeOpenCalls,
  MAX_IDENTICAL_FAILURES,
} from './execute-calls.ts'
import { openApprovals } from './open-approvals.ts'
import { readStep, type StepAnswer } from './read-step.ts'
import type { ApprovalRequest, EmitRunEvent, FinishReason, RunStatus } from './run-event.ts'
import type { RunState, RunStore } from './run-state.ts'

/** How many model calls a run may make when `maxSteps` says nothing. */
export const DEFAULT_MAX_STEPS = 5

/** Sampling and limits of a model call that a run passes on as they are. */
export type ModelSettings = Pick<
  ModelCall,
  'maxOutputTokens' | 'temperature' | 'topP' | 'seed' | 'reasoning' | 'providerOptions'
>

export interface LoopOptions {
  readonly model: LanguageModel
  /** The system prompt; stays the same for the whole run, so that prompt caches hold. */
  readonly system: string
  readonly tools: readonly AgentTool[]
  /** The tools that a step may use, chosen anew before each; all of them by default. */
  readonly activeTools?: (state: RunState) => readonly AgentTool[]
  readonly policy: PermissionPolicy
  /** What inner runs are held to; the same by default. */
  readonly innerPolicy?: PermissionPolicy
  readonly maxSteps?: number
  readonly budget?: Budget
  /** Names a limit that a run around this one has reached. */
  readonly outerLimit?: () => BudgetLimit | undefined
  readonly settings?: ModelSettings
  readonly signal: AbortSignal
  readonly emit: EmitRunEvent
  readonly store?: RunStore
  /** Prices the usage of a call to `provider/model`, in US dollars; `undefined` when it is not known. */
  readonly priceUsd?: (modelKey: string, usage: Usage) => number | undefined
  /** Marks where a provider may cache the prompt; changes nothing else. */
  readonly markPrompt?: (prompt: ModelPrompt) => ModelPrompt
  /** Makes the history fit the model's context; without it all of it is sent. */
  readonly history?: HistoryFitter
  readonly now: () => number
}

export interface LoopResult {
  readonly status: RunStatus
  /** The text of the last step; as much of it as came, when it was aborted or failed. */
  readonly text: string
  /** How the last answer ended. */
  readonly finishReason?: FinishReason
  readonly approvals: readonly ApprovalRequest[]
  readonly limit?: BudgetLimit
  readonly error?: ModelError
}

/**
 * Carries a run until the model is done or something stops it. `state` is changed in place and is
 * always fit to be stored: what is in it happened, and what is open can be resumed.
 */
export async function runLoop(state: RunState, options: LoopOptions): Promise<LoopResult> {
  const { emit, signal, budget = {}, maxSteps = DEFAULT_MAX_STEPS } = options
  const startedAt = options.now() - state.elapsedMs
  const limit = () => exceededLimit(state, budget) ?? options.outerLimit?.()
  let saved: Promise<unknown> = Promise.resolve()
  const checkpoint = async () => {
    state.elapsedMs = options.now() - startedAt
    const { store } = options
    if (!store) return
    // Inner runs that go on together save at the same time, and revisions must come in their order.
    const save = saved.then(() => {
      state.revision += 1
      return store.save(state)
    })
    saved = save.catch(() => undefined)
    await save
  }
  const context: ExecutionContext = {
    tools: toToolMap(options.tools),
    policy: options.policy,
    innerPolicy: options.innerPolicy ?? options.policy,
    state,
    signal,
    emit,
    checkpoint,
    limit,
  }
  let text = ''
  /** What was streamed of an answer that has not ended. */
  let unfinished: string | undefined
  const asking: LoopOptions = {
    ...options,
    emit: (event) => {
      if (event.type === 'text-delta') unfinished = (unfinished ?? '') + event.delta
      emit(event)
    },
  }
  let finishReason: FinishReason | undefined
  const end = async (status: RunStatus, more: Partial<LoopResult> = {}): Promise<LoopResult> => {
    await checkpoint()
    return { status, text, ...(finishReason ? { finishReason } : {}), approvals: [], ...more }
  }

  try {
    // From here on the run can be resumed, and whoever else carries it is refused.
    if (options.store) await checkpoint()
    for (;;) {
      await executeOpenCalls(context)
      if (state.open.length > 0) return await end('waiting', { approvals: openApprovals(state) })
      if (isStuck(state)) return await end('stuck')
      if (isAnswered(state)) return await end('completed')
      if (state.step >= maxSteps) return await end('step-limit')
      state.elapsedMs = options.now() - startedAt
      const reached = limit()
      if (reached) return await end('budget', { limit: reached })
      signal.throwIfAborted()

      emit({ type: 'step-start', index: state.step })
      const answer = await askModel(state, asking, checkpoint)
      const usage = countUsage(state, answer, options)
      text = answer.text
      unfinished = undefined
      finishReason = answer.finishReason
      if (answer.content.length > 0) {
        state.messages.push({ role: 'assistant', content: answer.content })
      }
      admitCalls(answer.calls, cutOff(answer), context)
      emit({ type: 'step-end', index: state.step, usage })
      state.step += 1
      await checkpoint()
    }
  } catch (error) {
    // The state stays without it: a resumed run asks for the whole answer.
    text = unfinished ?? text
    if (signal.aborted) return end('aborted')
    if (error instanceof ModelError) return end('failed', { error })
    throw error
  }
}

/**
 * Asks once more when the answer is empty, as those of small models sometimes are, and when the
 * provider refuses the prompt as too long, with less of it.
 */
async function askModel(
  state: RunState,
  options: LoopOptions,
  checkpoint: () => Promise<void>,
): Promise<StepAnswer> {
  let isSecond = false
  let isNarrowed = false
  for (;;) {
    const history = state.history
    const call = await toCall(state, options)
    // A resumed run has to send the same.
    if (state.history !== history) await checkpoint()
    try {
      const { stream } = await options.model.doStream(call)
      const answer = await readStep(stream, options.emit, state.step, createCallIds(state.messages))
      if (answer.text.trim() !== '' || answer.calls.length > 0) return answer
      if (isSecond) throw emptyAnswer(answer, options.model)
      isSecond = true
    } catch (error) {
      const failure = toFailure(error, options)
      const isTooLong = failure instanceof ModelError && failure.failure === 'context-too-long'
      if (!isTooLong || isNarrowed || !options.history) throw failure
      isNarrowed = true
      options.history.narrow(state, failure)
    }
  }
}

/** Models that come from elsewhere throw errors of their own; ours are told as they are. */
function toFailure(error: unknown, { model, signal }: LoopOptions): unknown {
  if (signal.aborted || isParcoError(error)) return error
  return toModelError(error, `${model.provider}/${model.modelId}`)
}

function emptyAnswer(
  { finishReason }: StepAnswer,
  { provider, modelId }: LanguageModel,
): ModelError {
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

const toolMaps = new WeakMap<readonly AgentTool[], ReadonlyMap<string, AgentTool>>()

/** Made once for an array of tools, of which there may be thousands; again when one was added. */
function toToolMap(tools: readonly AgentTool[]): ReadonlyMap<string, AgentTool> {
  const known = toolMaps.get(tools)
  if (known?.size === tools.length) return known
  const made = new Map(tools.map((tool) => [tool.name, tool]))
  if (made.size < tools.length) {
    const names = tools.map(({ name }) => name)
    const twice = names.find((name, index) => names.indexOf(name) < index)
    throw new ParcoError('configuration', `Two tools are called "${twice}": rename one of them.`)
  }
  toolMaps.set(tools, made)
  return made
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

async function toCall(state: RunState, options: LoopOptions): Promise<ModelCall> {
  const tools = toSpecifications(options.activeTools?.(state) ?? options.tools)
  const system: ModelPrompt =
    options.system === '' ? [] : [{ role: 'system', content: options.system }]
  const messages = (await options.history?.fit(state, tools)) ?? state.messages
  const prompt = [...system, ...messages]
  return {
    ...options.settings,
    prompt: options.markPrompt?.(prompt) ?? prompt,
    abortSignal: options.signal,
    ...(tools.length > 0 ? { tools, toolChoice: { type: 'auto' } } : {}),
  }
}

/** Arguments of an answer that did not end by itself may be cut short: none of its calls is executed. */
function cutOff(answer: StepAnswer): string | undefined {
  const { finishReason } = answer
  if (finishReason === 'tool-calls' || finishReason === 'stop') return undefined
  return `Not executed: the answer ended early (${finishReason}).`
}

function countUsage(state: RunState, { usage, modelKey }: StepAnswer, options: LoopOptions): Usage {
  const step: Usage = {
    inputTokens: toCount(usage?.inputTokens.total),
    outputTokens: toCount(usage?.outputTokens.total),
    cachedInputTokens: toCount(usage?.inputTokens.cacheRead),
  }
  const { provider, modelId } = options.model
  addUsage(state, step, options.priceUsd?.(modelKey ?? `${provider}/${modelId}`, step) ?? 0)
  return step
}

/** What a server reports is not always a number, and a budget has to hold all the same. */
function toCount(reported: unknown): number {
  const count = Number(reported)
  return Number.isFinite(count) && count > 0 ? Math.round(count) : 0
}

function isAnswered(state: RunState): boolean {
  return state.step > 0 && state.messages.at(-1)?.role === 'assistant'
}

function isStuck(state: RunState): boolean {
  return Object.values(state.failures).some((count) => count >= MAX_IDENTICAL_FAILURES)
}
