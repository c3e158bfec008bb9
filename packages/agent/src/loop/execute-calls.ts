import type { JsonObject } from '@parco/protocol'
import type { ModelToolCallPart, ModelToolResultOutput } from '../models/language-model.ts'
import { DENIED_BY_USER, toResultText } from '../models/transports/to-result-text.ts'
import { intersectPolicies, type PermissionPolicy } from '../permissions/permission.ts'
import { createLimitPolicy } from '../permissions/tool-limit.ts'
import type { AgentTool } from '../tools/agent-tool.ts'
import { hashArguments } from '../tools/hash-arguments.ts'
import { validateInput } from '../tools/tool-schema.ts'
import { keepNested } from './add-usage.ts'
import type { BudgetLimit } from './budget.ts'
import { startDeadline } from './call-deadline.ts'
import {
  addLimit,
  createTaintPolicy,
  explainLimits,
  type Judges,
  judgeCall,
  limitsOf,
} from './judge-call.ts'
import { NestedRunPaused } from './nested-run.ts'
import type { RequestedCall } from './read-call.ts'
import { explainRepetition, noteFailure, noteWrite } from './repeated-call.ts'
import type { EmitRunEvent } from './run-event.ts'
import type { OpenCall, RunState } from './run-state.ts'
import { type CallOutcome, failure, toCallOutcome, toToldOutput } from './to-call-outcome.ts'

export interface ExecutionContext extends Judges {
  /** What runs that a tool carries are held to. */
  readonly innerPolicy: PermissionPolicy
  readonly signal: AbortSignal
  /** For the tools. */
  readonly scope?: unknown
  readonly emit: EmitRunEvent
  /** Makes the state durable: called before a write begins and after it ended. */
  readonly checkpoint: () => Promise<void>
  /** Names a limit that the run, or one around it, has reached. */
  readonly limit: () => BudgetLimit | undefined
}

/** How often one identical call may fail before the run is stopped. */
export const MAX_IDENTICAL_FAILURES = 3

/**
 * Admits the calls of one step: each becomes open, or settled at once with a result that says why it
 * was not executed. Calls of an answer that was cut off are never executed.
 */
export function admitCalls(
  calls: readonly RequestedCall[],
  cutOff: string | undefined,
  context: ExecutionContext,
): void {
  const { state, tools } = context
  for (const { part, malformed } of calls) {
    const tool = tools.get(part.toolName)
    const argumentsHash = hashArguments(part.toolName, part.input as JsonObject)
    const unfit = cutOff ?? malformed?.problem ?? unknownTool(tool, part, tools)
    const refusal = unfit ?? explainRepetition(argumentsHash, tool, state)
    if (refusal !== undefined) {
      settle(part, { type: 'error-text', value: refusal }, context)
      if (unfit !== undefined) noteFailure(hashUnfit(part, malformed), state)
      else if (state.writes[argumentsHash] === undefined) noteFailure(argumentsHash, state)
      continue
    }
    const { permission, reason } = judgeCall(part, context)
    state.open.push({
      call: part,
      argumentsHash,
      status: permission === 'allow' ? 'approved' : permission === 'ask' ? 'waiting' : 'denied',
      ...(reason === undefined ? {} : { reason }),
    })
  }
}

/** A call that was never executed has not failed itself: it may come again in a fit form. */
function hashUnfit(part: ModelToolCallPart, malformed: RequestedCall['malformed']): string {
  const attempt = malformed?.written ?? (part.input as JsonObject)
  return hashArguments(part.toolName, { unfit: attempt })
}

/**
 * Tells the calls that were open before the run began, whose outcomes are to come, and those inside
 * them that go on waiting.
 */
export function tellOpenCalls(state: RunState, emit: EmitRunEvent, isInner = false): void {
  for (const { call, status, nested } of state.open) {
    const { toolCallId, toolName, input } = call
    if (!isInner || status === 'waiting') {
      emit({ type: 'tool-input-end', toolCallId, toolName, input: input as JsonObject })
    }
    if (nested) tellOpenCalls(nested.state, emit, true)
  }
}

/** The names of a thousand tools would cost more than the question. */
const MOST_NAMES_TOLD = 50

function unknownTool(
  tool: AgentTool | undefined,
  part: ModelToolCallPart,
  tools: ReadonlyMap<string, AgentTool>,
): string | undefined {
  if (tool) return undefined
  const missing = `There is no tool "${part.toolName}".`
  if (tools.size > MOST_NAMES_TOLD) return `${missing} Use one of those you were given.`
  return `${missing} There are: ${[...tools.keys()].join(', ')}.`
}

/**
 * Executes what may be executed: reads together, writes one after another in the order of the calls.
 * What waits for a human stays open.
 */
export async function executeOpenCalls(context: ExecutionContext): Promise<void> {
  let reads: Promise<void>[] = []
  for (const open of [...context.state.open]) {
    const tool = context.tools.get(open.call.toolName)
    if (open.status === 'waiting') continue
    if (tool?.effect === 'read' && open.status === 'approved') {
      reads.push(executeOne(open, tool, context))
      continue
    }
    await Promise.all(reads)
    reads = []
    context.signal.throwIfAborted()
    await executeWrite(open, tool, context)
  }
  await Promise.all(reads)
}

async function executeWrite(
  open: OpenCall,
  tool: AgentTool | undefined,
  context: ExecutionContext,
): Promise<void> {
  if (open.status === 'denied') {
    const reason = open.reason ?? DENIED_BY_USER
    return settleOpen(open, { type: 'execution-denied', reason }, context)
  }
  if (open.status === 'started') {
    const value =
      'The run was interrupted while this call was executed: whether it happened is unknown. It was not repeated; check before you try again.'
    settleOpen(open, { type: 'error-text', value }, context)
    return context.checkpoint()
  }
  if (!tool) {
    const value = `The tool "${open.call.toolName}" is no longer there.`
    return settleOpen(open, { type: 'error-text', value }, context)
  }
  // A skill that was loaded in the same step may have narrowed the run since the call was admitted.
  const reason = explainLimits(open.call, context)
  if (reason !== undefined) return settleOpen(open, { type: 'execution-denied', reason }, context)
  open.status = 'started'
  await context.checkpoint()
  await executeOne(open, tool, context)
  await context.checkpoint()
}

async function executeOne(
  open: OpenCall,
  tool: AgentTool,
  context: ExecutionContext,
): Promise<void> {
  const { state } = context
  const outcome = await callTool(open, tool, context)
  if (outcome === 'paused') return
  if (tool.readsUntrusted) state.isTainted = true
  if (outcome.failed) noteFailure(open.argumentsHash, state)
  else {
    delete state.failures[open.argumentsHash]
    if (tool.effect === 'write') noteWrite(open.argumentsHash, toResultText(outcome.output), state)
  }
  settleOpen(open, outcome.output, context)
}

/** Calls a tool; whatever it does, the outcome is a result that the model can read. Only an abort is thrown. */
async function callTool(
  open: OpenCall,
  tool: AgentTool,
  context: ExecutionContext,
): Promise<CallOutcome | 'paused'> {
  const { call } = open
  const { state, signal, emit } = context
  const deadline = startDeadline(signal, tool.timeoutMs)
  try {
    // Within the deadline too: a schema can be code that waits, or throws.
    const checked = await untilAborted(validateInput(tool.input, call.input), deadline.signal)
    if (!checked.valid) return failure(`Invalid arguments. ${checked.problem}`)
    const output = await untilAborted(
      Promise.resolve(
        tool.execute(checked.value, {
          toolCallId: call.toolCallId,
          conversationId: state.conversationId,
          messages: state.messages,
          scope: context.scope,
          idempotencyKey: `${state.runId}:${call.toolCallId}`,
          signal: deadline.signal,
          status: (text) => emit({ type: 'status-replace', id: call.toolCallId, text }),
          limit: (limit) => addLimit(state, limit),
          nested: {
            state: open.nested?.state,
            policy: intersectPolicies(
              context.innerPolicy,
              createLimitPolicy(() => limitsOf(state)),
              createTaintPolicy(context),
            ),
            limit: context.limit,
            keep: async (inner) => {
              keepNested(state, open, { state: inner, approvals: [] })
              await context.checkpoint()
            },
          },
        }),
      ),
      deadline.signal,
    )
    return toCallOutcome(output, tool)
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (error instanceof NestedRunPaused) {
      open.status = 'waiting'
      keepNested(state, open, { state: error.state, approvals: error.approvals })
      return 'paused'
    }
    if (deadline.hasPassed())
      return failure(`It took longer than ${tool.timeoutMs} ms and was stopped.`)
    return failure(wordsOf(error))
  } finally {
    deadline.clear()
  }
}

/** A tool can throw anything, and errors may have no words. */
function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message || error.name : String(error ?? '')
  return words.trim() === '' ? 'The tool failed and did not say why.' : words
}

/** What does not listen to its signal, a tool or a model, must not hold the run. */
export function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}

function settleOpen(
  open: OpenCall,
  output: ModelToolResultOutput,
  context: ExecutionContext,
): void {
  const { state } = context
  state.open.splice(state.open.indexOf(open), 1)
  settle(open.call, output, context)
}

/** Puts a result into the messages, behind the call's own assistant message, and tells it. */
function settle(
  part: ModelToolCallPart,
  output: ModelToolResultOutput,
  { state, emit }: ExecutionContext,
): void {
  const { toolCallId, toolName } = part
  const result = { type: 'tool-result' as const, toolCallId, toolName, output }
  const last = state.messages.at(-1)
  if (last?.role === 'tool') last.content.push(result)
  else state.messages.push({ role: 'tool', content: [result] })
  const told = toToldOutput(output)
  if (told !== undefined) {
    emit({ type: 'tool-output-end', toolCallId, toolName, output: told })
  } else if (output.type === 'execution-denied') {
    emit({ type: 'tool-output-denied', toolCallId, toolName, reason: output.reason ?? '' })
  } else {
    emit({ type: 'tool-output-error', toolCallId, toolName, errorText: asErrorText(output) })
  }
}

function asErrorText(output: ModelToolResultOutput): string {
  return output.type === 'error-text' ? output.value : JSON.stringify(output)
}
