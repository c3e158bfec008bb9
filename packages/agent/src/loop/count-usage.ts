import type { Usage } from '@parco/protocol'
import { estimatePromptTokens, estimateToolTokens } from '../history/estimate-prompt.ts'
import type { PricedUsage } from '../models/gateway/price-table.ts'
import type { ModelCall, ModelTool, ModelUsage } from '../models/language-model.ts'
import { type ModelName, toModelKey } from '../models/model-name.ts'
import { type SpentUsage, spentOf } from '../models/spent-usage.ts'
import { estimateTokens } from '../prompts/estimate-tokens.ts'
import { addUsage, sumUsage } from './add-usage.ts'
import type { StepAnswer } from './read-step.ts'
import type { RunState } from './run-state.ts'

/** Prices the usage of a call to `provider/model`, in US dollars; `undefined` when it is not known. */
export type PriceUsd = (modelKey: string, usage: PricedUsage) => number | undefined

/** One attempt at an answer, whatever came of it. */
export interface Attempt {
  readonly call: ModelCall
  readonly answer: StepAnswer
  readonly model: ModelName
}

/**
 * Adds to a run what one attempt has used, and gives it: also for an answer that was empty, broke off
 * or failed, and for attempts that a gateway made before it. What a server does not report is
 * estimated from above, as a budget has to hold all the same.
 */
export function countAttempt(
  state: RunState,
  attempt: Attempt,
  priceUsd: PriceUsd | undefined,
): Usage {
  let total: Usage = { inputTokens: 0, outputTokens: 0, cachedInputTokens: 0 }
  for (const [modelKey, used] of listUsed(attempt)) {
    addUsage(state, used, priceUsd?.(modelKey, used) ?? 0)
    total = sumUsage(total, used)
  }
  return total
}

type Used = readonly [modelKey: string, usage: PricedUsage]

function listUsed({ call, answer, model }: Attempt): Used[] {
  const { failure, spentBefore, modelKey = toModelKey(model) } = answer
  const own: Used = [modelKey, measure(answer, call)]
  if (failure === undefined || hasBegun(answer)) return [...spentBefore.map(toUsed), own]
  return [...spentBefore, ...spentOf(failure)].map(toUsed)
}

function toUsed({ modelKey, usage }: SpentUsage): Used {
  return [modelKey, count(usage)]
}

function hasBegun({ content, unfinishedArguments }: StepAnswer): boolean {
  return content.length > 0 || unfinishedArguments !== ''
}

/** What the answer itself used: as reported, and by its length where it did not come to the report. */
function measure(answer: StepAnswer, call: ModelCall): PricedUsage {
  const { failure } = answer
  const input = () => estimateInput(call)
  const output = () => estimateOutput(answer)
  if (failure === undefined) return count(answer.usage, input, output)
  // What was reported until it broke counts no more than the first words.
  const known = count(answer.usage ?? spentOf(failure).at(-1)?.usage, input)
  return { ...known, outputTokens: Math.max(known.outputTokens, output()) }
}

const NOTHING = () => 0

function count(
  usage: ModelUsage | undefined,
  input: () => number = NOTHING,
  output: () => number = NOTHING,
): PricedUsage {
  return {
    inputTokens: toCount(usage?.inputTokens.total) ?? input(),
    outputTokens: toCount(usage?.outputTokens.total) ?? output(),
    cachedInputTokens: toCount(usage?.inputTokens.cacheRead) ?? 0,
    cacheWriteTokens: toCount(usage?.inputTokens.cacheWrite) ?? 0,
  }
}

/** What a server reports is not always a number. */
function toCount(reported: unknown): number | undefined {
  if (reported === undefined || reported === null) return undefined
  const tokens = Number(reported)
  return Number.isFinite(tokens) && tokens >= 0 ? Math.round(tokens) : undefined
}

function estimateInput({ prompt, tools = [] }: ModelCall): number {
  return estimatePromptTokens(prompt) + estimateToolTokens(tools as readonly ModelTool[])
}

function estimateOutput({ content, unfinishedArguments }: StepAnswer): number {
  let tokens = estimateTokens(unfinishedArguments)
  for (const part of content) {
    if (part.type === 'text' || part.type === 'reasoning') tokens += estimateTokens(part.text)
    else if (part.type === 'tool-call') tokens += estimateTokens(JSON.stringify(part.input ?? {}))
  }
  return tokens
}
