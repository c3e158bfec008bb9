import { ParcoError } from '@parco/protocol/errors'
import { assertKnown, type KnownNames } from '../internal/assert-known.ts'
import { kindOf } from '../internal/kind-of.ts'
import type { Budget } from '../loop/budget.ts'
import type { ModelSettings } from '../loop/model-settings.ts'
import type { AgentOptions } from './agent-options.ts'
import { checkMessages } from './check-messages.ts'
import { checkTools } from './check-tools.ts'
import { checkOutput } from './typed-output.ts'

/**
 * Refuses options that mean nothing, for those whom no compiler tells: a misspelt limit would never
 * hold, and nothing is ever more than `NaN`.
 * @throws ParcoError `configuration` naming the option, what it is and what was expected.
 */
export function checkOptions(prompt: unknown, options: AgentOptions<unknown>): void {
  if (typeof prompt !== 'string') {
    refuse(`A prompt is a text, not ${typeof prompt}. What else was said goes into \`messages\`.`)
  }
  checkRunOptions(options)
}

/** Refuses options that mean nothing, of a run that goes on. @throws ParcoError `configuration`. */
export function checkRunOptions(options: AgentOptions<unknown>): void {
  assertKnown(options, OPTIONS, 'option')
  assertKnown(options.budget, LIMITS, 'limit in `budget`')
  assertKnown(options.settings, SETTINGS, 'member of `settings`')
  checkLimits(options)
  checkModel(options.model)
  checkSystem(options.system)
  checkTools(options.tools)
  checkMessages(options.messages)
  checkOutput(options.output)
}

const OPTIONS: KnownNames<AgentOptions<unknown>> = {
  model: true,
  apiKey: true,
  gateway: true,
  tools: true,
  pinned: true,
  scope: true,
  system: true,
  cwd: true,
  messages: true,
  output: true,
  maxSteps: true,
  budget: true,
  outerLimit: true,
  maxPromptTokens: true,
  settings: true,
  permissions: true,
  innerPermissions: true,
  approve: true,
  signal: true,
  store: true,
  conversationId: true,
}

const LIMITS: KnownNames<Budget> = { maxTokens: true, maxCostUsd: true, maxDurationMs: true }

const SETTINGS: KnownNames<ModelSettings> = {
  maxOutputTokens: true,
  temperature: true,
  topP: true,
  topK: true,
  seed: true,
  stopSequences: true,
  presencePenalty: true,
  frequencyPenalty: true,
  reasoning: true,
  providerOptions: true,
}

function checkLimits({ maxSteps, maxPromptTokens, budget }: AgentOptions<unknown>): void {
  const limits = { maxSteps, maxPromptTokens, ...budget }
  for (const [name, limit] of Object.entries(limits)) {
    if (limit === undefined || (typeof limit === 'number' && limit >= 0)) continue
    refuse(`${name} must be a number from 0; it is ${limit}.`)
  }
}

function checkModel(model: unknown): void {
  if (model === undefined || typeof model === 'string') return
  if (typeof Object(model).doStream === 'function') return
  refuse(
    `\`model\` is a text such as 'openai/gpt-5-mini', or a model object of an AI SDK package; it is ${kindOf(model)} without doStream.`,
  )
}

function checkSystem(system: unknown): void {
  if (system === undefined || typeof system === 'string') return
  if (typeof Object(system).append === 'string') return
  refuse(`\`system\` is a text, or { append: 'a text' }; it is ${kindOf(system)}.`)
}

function refuse(problem: string): never {
  throw new ParcoError('configuration', problem)
}
