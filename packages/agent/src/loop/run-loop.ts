import { ParcoError } from '@parco/protocol/errors'
import { ModelError } from '../models/model-error.ts'
import type { PermissionPolicy } from '../permissions/permission.ts'
import type { AgentTool } from '../tools/agent-tool.ts'
import { type AskOptions, askModel, type ModelAccess } from './ask-model.ts'
import { type Budget, type BudgetLimit, exceededLimit, isTimeOver } from './budget.ts'
import { type CallDeadline, startDeadline } from './call-deadline.ts'
import { cutOffAgain, explainCutOff } from './cut-off-calls.ts'
import {
  admitCalls,
  type ExecutionContext,
  executeOpenCalls,
  MAX_IDENTICAL_FAILURES,
} from './execute-calls.ts'
import { reviewOpenCalls } from './judge-call.ts'
import { openApprovals } from './open-approvals.ts'
import type { ApprovalRequest, FinishReason, RunStatus } from './run-event.ts'
import type { RunState, RunStore } from './run-state.ts'

/** How many model calls a run may make when `maxSteps` says nothing. */
export const DEFAULT_MAX_STEPS = 5

export interface LoopOptions extends ModelAccess {
  /** For the tools. */
  readonly scope?: unknown
  readonly policy: PermissionPolicy
  /** What inner runs are held to; the same by default. */
  readonly innerPolicy?: PermissionPolicy
  readonly maxSteps?: number
  readonly budget?: Budget
  /** Names a limit that a run around this one has reached. */
  readonly outerLimit?: () => BudgetLimit | undefined
  readonly store?: RunStore
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
  const { emit, budget = {}, maxSteps = DEFAULT_MAX_STEPS } = options
  const clock = startClock(options.signal, budget.maxDurationMs, state.elapsedMs)
  const { signal } = clock
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
    scope: options.scope,
    emit,
    checkpoint,
    limit,
  }
  let text = lastText(state)
  const asking: AskOptions = {
    ...options,
    signal,
    checkpoint,
    limit,
    // The state stays without it: a resumed run asks for the whole answer.
    onBreak: (unfinished) => {
      text = unfinished
    },
  }
  let finishReason: FinishReason | undefined
  /** The calls of the answer before were cut off. */
  let wasCut = false
  const end = async (status: RunStatus, more: Partial<LoopResult> = {}): Promise<LoopResult> => {
    await checkpoint()
    return { status, text, ...(finishReason ? { finishReason } : {}), approvals: [], ...more }
  }

  try {
    // From here on the run can be resumed, and whoever else carries it is refused.
    if (options.store) await checkpoint()
    // Without time, a call would begin that is stopped at once.
    if (isTimeOver(state, budget)) return await end('budget', { limit: 'time' })
    reviewOpenCalls(context)
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
      const asked = await askModel(state, asking)
      if ('limit' in asked) return await end('budget', asked)
      const { answer, usage } = asked
      text = answer.text
      finishReason = answer.finishReason
      if (answer.content.length > 0) {
        state.messages.push({ role: 'assistant', content: answer.content })
      }
      const cutOff = explainCutOff(answer)
      admitCalls(answer.calls, cutOff, context)
      emit({ type: 'step-end', index: state.step, usage })
      state.step += 1
      await checkpoint()
      const isCut = cutOff !== undefined && answer.calls.length > 0
      if (isCut && wasCut) return await end('failed', { error: cutOffAgain(answer, options.model) })
      wasCut = isCut
    }
  } catch (error) {
    if (options.signal.aborted) return end('aborted')
    if (clock.hasPassed()) return end('budget', { limit: 'time' })
    if (!(error instanceof ModelError)) throw error
    if (error.failure === 'configuration' && state.step === 0) throw cannotBegin(error)
    return end('failed', { error })
  } finally {
    clock.clear()
  }
}

/** Nothing was asked: what has to be mended is the program's settings, and no run has happened. */
function cannotBegin(error: ModelError): ParcoError {
  return new ParcoError('configuration', error.message, { cause: error })
}

/** The time that a run has left, as a signal for all that it waits for. */
function startClock(
  run: AbortSignal,
  maxDurationMs: number | undefined,
  elapsedMs: number,
): CallDeadline {
  if (maxDurationMs !== undefined) return startDeadline(run, maxDurationMs - elapsedMs)
  return { signal: run, hasPassed: () => false, clear: () => undefined }
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

/** The text of the last step, when the run goes on; of what was said before it began, none. */
function lastText({ step, messages }: RunState): string {
  const last = step > 0 ? messages.findLast(({ role }) => role === 'assistant') : undefined
  if (last?.role !== 'assistant') return ''
  return last.content.map((part) => (part.type === 'text' ? part.text : '')).join('')
}

function isAnswered(state: RunState): boolean {
  return state.step > 0 && state.messages.at(-1)?.role === 'assistant'
}

function isStuck(state: RunState): boolean {
  return Object.values(state.failures).some((count) => count >= MAX_IDENTICAL_FAILURES)
}
