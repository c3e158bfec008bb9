import { ParcoError } from '@parco/protocol/errors'
import { createHistoryFitter } from '../history/history-fitter.ts'
import type { Summarise, SummariserOptions } from '../history/summarise-history.ts'
import { kindOf } from '../internal/kind-of.ts'
import { loadCrypto } from '../internal/load-on-use.ts'
import { applyDecision, type CallDecision } from '../loop/apply-decision.ts'
import { tellOpenCalls } from '../loop/execute-calls.ts'
import type { EmitRunEvent } from '../loop/run-event.ts'
import { type LoopOptions, runLoop } from '../loop/run-loop.ts'
import { createRunState, type RunState } from '../loop/run-state.ts'
import { serialiseRunState } from '../loop/serialise-run-state.ts'
import { contextTokensOf, DEFAULT_CONTEXT_TOKENS } from '../models/context-tokens.ts'
import { adaptOlderModel } from '../models/gateway/adapt-older-model.ts'
import { createGateway, type Gateway, missingModel } from '../models/gateway/create-gateway.ts'
import { parseModelReference } from '../models/gateway/model-configuration.ts'
import type { LanguageModel } from '../models/language-model.ts'
import { markCacheBreakpoints } from '../models/mark-cache-breakpoints.ts'
import type { PreparedModel } from '../models/prepared-model.ts'
import { createPolicy, defaultPolicy, type PermissionPolicy } from '../permissions/permission.ts'
import { getSystemPrompt, hasToolModules } from '../prompts/assembly.ts'
import { discoverProjectContext } from '../prompts/discover-project-context.ts'
import { getToolFinder, MOST_TOOLS_SENT_WHOLE } from '../tools/find/tool-finder.ts'
import type { AgentOptions } from './agent-options.ts'
import { type AgentResult, type AgentRun, createAgentRun } from './agent-run.ts'
import { answerOpenCalls } from './answer-open-calls.ts'
import { assertPriced, createPricing } from './price-calls.ts'

/**
 * Runs an agent on a prompt.
 * @example
 * const { text } = await runAgent('Which files import zod?', { model: 'ollama/qwen3', tools })
 */
export function runAgent<Output = undefined>(
  prompt: string,
  options: AgentOptions<Output> = {},
): AgentRun<Output> {
  const state = createRunState({
    runId: `run_${loadCrypto().randomUUID().replaceAll('-', '')}`,
    conversationId:
      options.conversationId ?? `cnv_${loadCrypto().randomUUID().replaceAll('-', '')}`,
  })
  return createAgentRun(async (emit) => {
    const { checkOptions } = await loadChecks()
    checkOptions(prompt, options)
    state.messages = [
      ...answerOpenCalls(options.messages ?? []),
      { role: 'user', content: [{ type: 'text', text: prompt }] },
    ]
    return carry(state, options, emit)
  })
}

/** The same function for programs that know it by this name. */
export const runAiAgent = runAgent

/**
 * Goes on with a run that paused or was interrupted: from its state, or from the store by its id.
 * What was executed is not executed again, as long as the run is resumed from its store: a state is a
 * copy, and resuming it twice is doing it twice. The permissions of these options are asked again
 * about every open call: what they deny is denied, whoever approved it.
 * @throws ParcoError `not-found` for an id the store does not have, `bad-request` for a decision that
 * is neither `true` nor `false`, `stale` for one on other arguments, `already-decided` for a call that
 * is no longer open.
 */
export function resumeAgent<Output = undefined>(
  run: RunState | string,
  decisions: readonly CallDecision[],
  options: AgentOptions<Output> = {},
): AgentRun<Output> {
  return createAgentRun(async (emit) => {
    const { checkRunOptions } = await loadChecks()
    checkRunOptions(options)
    const state = await readState(typeof run === 'string' ? await loadState(run, options) : run)
    for (const decision of listOf(decisions)) applyDecision(state, decision)
    return carry(state, options, emit)
  })
}

/** @throws ParcoError `bad-request` for one decision alone, or none. */
function listOf(decisions: readonly CallDecision[]): readonly CallDecision[] {
  if (Array.isArray(decisions)) return decisions
  throw new ParcoError(
    'bad-request',
    `Decisions are a list, such as [{ approvalId, argumentsHash, approved: true }], or [] to go on without any; it is ${kindOf(decisions)}. No call was executed.`,
  )
}

let checks: typeof import('./check-options.ts') | undefined

/** Loaded with the first run: a program that only declares tools does not read it. */
async function loadChecks(): Promise<typeof import('./check-options.ts')> {
  checks ??= await import('./check-options.ts')
  return checks
}

/** Few runs end with an object. */
const loadTyped = () => import('./typed-output.ts')

/** A state from outside, whoever kept it, as an object of its own. */
async function readState(state: RunState): Promise<RunState> {
  if (Object(state).version === undefined && Object(state).state !== undefined) {
    throw new ParcoError(
      'configuration',
      'A run is resumed from its state: hand over `state` of the result, not the result itself.',
    )
  }
  const { parseRunState } = await import('../loop/parse-run-state.ts')
  return parseRunState(JSON.parse(serialiseRunState(state)))
}

async function loadState(runId: string, options: Pick<AgentOptions, 'store'>): Promise<RunState> {
  if (!options.store) {
    throw new ParcoError(
      'configuration',
      `The run ${runId} is resumed by its id: hand over the \`store\` that keeps it, or its state in place of the id.`,
    )
  }
  const state = await options.store.load(runId)
  if (state) return state
  throw new ParcoError('not-found', `There is no stored run ${runId}.`)
}

async function carry<Output>(
  state: RunState,
  options: AgentOptions<Output>,
  emit: EmitRunEvent,
): Promise<AgentResult<Output>> {
  const gateway = chooseGateway(options)
  const loop = await toLoopOptions(options, gateway, emit)
  emit({ type: 'run-start', runId: state.runId, conversationId: state.conversationId })
  tellOpenCalls(state, emit)
  let isSecond = false
  for (;;) {
    let result = await runLoop(state, loop)
    if (result.status === 'waiting' && (await decideOnTheSpot(state, options, result.approvals))) {
      continue
    }
    let output: Output | undefined
    if (options.output && result.status === 'completed') {
      const { askAgain, readOutput, unfitAnswer } = await loadTyped()
      const read = await readOutput(state, options.output)
      if (read.valid) output = read.value
      else if (isSecond) {
        result = { ...result, status: 'failed', error: unfitAnswer(read.problem, loop.model) }
      } else {
        isSecond = true
        askAgain(state, read.problem)
        continue
      }
    }
    for (const request of result.approvals) emit({ type: 'tool-approval-request', request })
    const { usage, costUsd } = state
    const { status, finishReason, error } = result
    emit({
      type: 'run-end',
      status,
      usage,
      costUsd,
      ...(finishReason ? { finishReason } : {}),
      ...(error ? { error: { code: error.code, message: error.message } } : {}),
    })
    return {
      ...result,
      ...(output === undefined ? {} : { output }),
      usage,
      costUsd,
      steps: state.step,
      state,
    }
  }
}

/** Asks the caller about each open call; says whether any was decided, so that the run can go on. */
async function decideOnTheSpot(
  state: RunState,
  { approve }: Pick<AgentOptions, 'approve'>,
  requests: AgentResult['approvals'],
): Promise<boolean> {
  if (!approve) return false
  let decided = false
  for (const request of requests) {
    const approved = await approve(request)
    if (approved === undefined) continue
    const { approvalId, argumentsHash } = request
    applyDecision(state, { approvalId, argumentsHash, approved })
    decided = true
  }
  return decided
}

async function toLoopOptions<Output>(
  options: AgentOptions<Output>,
  gateway: Gateway,
  emit: EmitRunEvent,
): Promise<LoopOptions> {
  const { tools = [], maxSteps, budget, outerLimit, innerPermissions, settings, store } = options
  const { pinned, scope } = options
  const isChosen = pinned !== undefined && tools.length > 0
  const isFound = tools.length > MOST_TOOLS_SENT_WHOLE || isChosen
  const finder = isFound ? getToolFinder(tools) : undefined
  const { maxPromptTokens } = options
  const choice = {
    pinned,
    maxTokens: maxPromptTokens === undefined ? undefined : maxPromptTokens * TOOLS_SHARE,
  }
  const model = await chooseModel(options, gateway)
  await (model as PreparedModel).prepare?.()
  const typed = options.output && (await loadTyped()).askForOutput(options.output)
  const system = [toSystem(options), typed?.instruction ?? '']
    .filter((text) => text !== '')
    .join('\n\n')
  const signal = options.signal ?? new AbortController().signal
  const priceUsd = createPricing(gateway)
  if (budget?.maxCostUsd !== undefined) {
    const summary = await gateway.role('summary')
    assertPriced(summary ? [model, summary] : [model], priceUsd)
  }
  return {
    model,
    system,
    tools: finder?.tools ?? tools,
    ...(finder ? { activeTools: (state) => finder.activeTools(state, choice) } : {}),
    ...(scope === undefined ? {} : { scope }),
    policy: toPolicy(options.permissions),
    signal,
    emit,
    now: Date.now,
    priceUsd,
    markPrompt: markCacheBreakpoints,
    history: createHistoryFitter({
      system,
      model,
      emit,
      limitTokens: () => promptLimit(model, options),
      sureTokens: options.maxPromptTokens === undefined ? LEAST_PROMPT_TOKENS : 0,
      answerTokens: (contextTokens) => answerTokens(contextTokens, settings),
      summarise: createLazySummariser({ model: () => gateway.role('summary'), priceUsd }),
    }),
    ...(maxSteps === undefined ? {} : { maxSteps }),
    ...(budget ? { budget } : {}),
    ...(outerLimit ? { outerLimit } : {}),
    ...(innerPermissions ? { innerPolicy: toPolicy(innerPermissions) } : {}),
    ...(settings ? { settings } : {}),
    ...(typed && tools.length === 0 ? { responseFormat: typed.responseFormat } : {}),
    ...(store ? { store } : {}),
  }
}

/** Few runs are so long that they need one. */
function createLazySummariser(options: SummariserOptions): Summarise {
  return async (...input) => {
    const { createSummariser } = await import('../history/summarise-history.ts')
    return createSummariser(options)(...input)
  }
}

async function promptLimit(
  model: LanguageModel,
  { maxPromptTokens, settings }: Pick<AgentOptions, 'maxPromptTokens' | 'settings'>,
): Promise<number> {
  if (maxPromptTokens !== undefined) return maxPromptTokens
  const contextTokens = (await contextTokensOf(model)) ?? DEFAULT_CONTEXT_TOKENS
  return contextTokens - answerTokens(contextTokens, settings)
}

/** No model that is in use holds less, beside its answer. */
const LEAST_PROMPT_TOKENS = 1_536

/** Of a prompt with a limit, what tools that were chosen or found may take: they cannot be compacted. */
const TOOLS_SHARE = 0.5

/** Longer answers are rare, and providers cut them off rather than refuse. */
const USUAL_ANSWER_TOKENS = 8_192

/** What a context keeps free for the answer: what was asked for, and never more than a half. */
function answerTokens(contextTokens: number, settings: AgentOptions['settings']): number {
  const asked = settings?.maxOutputTokens
  if (asked !== undefined) return Math.min(asked, Math.floor(contextTokens / 2))
  return Math.min(USUAL_ANSWER_TOKENS, Math.floor(contextTokens / 4))
}

async function chooseModel(
  { model }: Pick<AgentOptions, 'model'>,
  gateway: Gateway,
): Promise<LanguageModel> {
  if (typeof model === 'string') return gateway.model(model)
  if (model) return adaptOlderModel(model)
  const chosen = await gateway.role('chat')
  if (chosen) return chosen
  throw missingModel('chat')
}

let sharedGateway: Gateway | undefined

/** One gateway for all runs that bring none, so that cool-downs are shared; a key of its own needs its own. */
function chooseGateway({
  gateway,
  model,
  apiKey,
}: Pick<AgentOptions, 'gateway' | 'model' | 'apiKey'>): Gateway {
  if (gateway) return gateway
  if (apiKey !== undefined && typeof model === 'string') {
    const { provider } = parseModelReference(model)
    return createGateway({ configuration: { providers: { [provider]: { apiKey } } } })
  }
  sharedGateway ??= createGateway()
  return sharedGateway
}

/** The policy that an option stands for. */
export function toPolicy(permissions: AgentOptions['permissions']): PermissionPolicy {
  if (permissions === undefined) return defaultPolicy
  return typeof permissions === 'function' ? permissions : createPolicy(permissions)
}

/** The system prompt: the text that is given, or the one of the SDK with the project's context and what is appended. */
function toSystem({
  system,
  tools = [],
  cwd,
}: Pick<AgentOptions, 'system' | 'tools' | 'cwd'>): string {
  if (typeof system === 'string') return system
  const names = tools.map((tool) => tool.name)
  // Rules of a project are for whoever works on its files; elsewhere they only go out to the provider.
  const isInProject = cwd !== undefined || hasToolModules(names)
  const context = isInProject ? discoverProjectContext(cwd) : ''
  return [getSystemPrompt(names), context, system?.append ?? '']
    .filter((text) => text !== '')
    .join('\n\n')
}
