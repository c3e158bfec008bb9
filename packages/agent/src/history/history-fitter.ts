import type { EmitRunEvent } from '../loop/run-event.ts'
import type { RunState } from '../loop/run-state.ts'
import type { ModelPrompt, ModelTool } from '../models/language-model.ts'
import { ModelError } from '../models/model-error.ts'
import { estimateTokens } from '../prompts/estimate-tokens.ts'
import { applyCompaction, type Compaction } from './compaction.ts'
import { estimatePromptTokens, estimateToolTokens } from './estimate-prompt.ts'
import { fitPrompt } from './fit-prompt.ts'
import type { Summarise } from './summarise-history.ts'

/** Makes the history of a run fit before each model call; what it decided is kept in the run's state. */
export interface HistoryFitter {
  /** The messages to send. @throws ModelError `context-too-long` saying by how much they do not fit. */
  fit(state: RunState, tools: readonly ModelTool[], signal: AbortSignal): Promise<ModelPrompt>
  /** The provider refused the last prompt as too long: the next one is made to fit what it said, or less. */
  narrow(state: RunState, refusal: ModelError): void
}

/** What the fitter of a run knows of its model and its prompt. */
export interface HistoryFitterOptions {
  readonly system: string
  /** What a prompt may take: the context, without the room for an answer. */
  readonly limitTokens: () => Promise<number>
  /** A prompt of so many tokens fits in any case, and nobody need be asked for the limit. */
  readonly sureTokens: number
  /** Left free for the answer in what a provider states as its limit. */
  readonly answerTokens: (contextTokens: number) => number
  /** Writes records of what is left out, when a model for it is configured. */
  readonly summarise?: Summarise
  readonly model: { readonly provider: string; readonly modelId: string }
  readonly emit: EmitRunEvent
}

/** Of a refused prompt whose limit is not known, so much is tried next. */
const AFTER_REFUSAL = 0.7

/** The room that a model's record may take, of what a prompt may. */
const SUMMARY_SHARE = 0.1
const MOST_SUMMARY_TOKENS = 1_200

/** Creates the fitter of one run. */
export function createHistoryFitter(options: HistoryFitterOptions): HistoryFitter {
  const systemTokens = estimateTokens(options.system)
  let knownLimit: number | undefined
  let refused: ModelError | undefined
  let sentTokens = 0

  return {
    async fit(state, tools, signal) {
      const fixedTokens = systemTokens + estimateToolTokens(tools)
      if (knownLimit === undefined && !state.history) {
        sentTokens = fixedTokens + estimatePromptTokens(state.messages)
        if (sentTokens <= options.sureTokens) return state.messages
      }
      knownLimit ??= await options.limitTokens()
      const limitTokens = Math.min(knownLimit, state.history?.limitTokens ?? knownLimit)
      const before = state.history?.compaction
      const input = { messages: state.messages, fixedTokens, limitTokens }
      let fitted = fitPrompt({ ...input, compaction: before })
      if (!fitted.fits) throw tooLong(fitted.leastTokens, limitTokens, options.model, refused)
      if (fitted.compaction && fitted.compaction !== before) {
        const compaction = await withSummary(
          fitted.compaction,
          state,
          limitTokens,
          options.summarise,
          signal,
        )
        if (compaction !== fitted.compaction) {
          // With its record the prompt may be larger than with the digest: then the digest stays.
          const summarised = fitPrompt({ ...input, compaction })
          if (summarised.fits && summarised.compaction === compaction) fitted = summarised
        }
        state.history = { ...state.history, ...definedCompaction(fitted.compaction) }
        options.emit({
          type: 'history-compacted',
          tokensBefore: fixedTokens + estimatePromptTokens(applyCompaction(state.messages, before)),
          tokensAfter: fitted.tokens,
          messagesLeftOut: fitted.compaction?.droppedTo ?? 0,
        })
      }
      sentTokens = fitted.tokens
      return fitted.messages
    },

    narrow(state, refusal) {
      refused = refusal
      const { contextTokens } = refusal
      const stated =
        contextTokens === undefined
          ? undefined
          : contextTokens - options.answerTokens(contextTokens)
      const limitTokens = Math.floor(
        Math.min(stated ?? Number.POSITIVE_INFINITY, sentTokens * AFTER_REFUSAL),
      )
      state.history = { ...state.history, limitTokens }
    },
  }
}

function definedCompaction(compaction: Compaction | undefined): { compaction?: Compaction } {
  return compaction ? { compaction } : {}
}

/** Asks for a record of what is left out; without a model, or when it fails, the digest does. */
async function withSummary(
  compaction: Compaction,
  state: RunState,
  limitTokens: number,
  summarise: Summarise | undefined,
  signal: AbortSignal,
): Promise<Compaction> {
  if (!summarise || compaction.droppedTo === 0) return compaction
  const maxTokens = Math.min(MOST_SUMMARY_TOKENS, Math.floor(limitTokens * SUMMARY_SHARE))
  const summary = await summarise(state, compaction, maxTokens, signal)
  return summary === undefined ? compaction : { ...compaction, summary }
}

function tooLong(
  leastTokens: number,
  limitTokens: number,
  { provider, modelId }: HistoryFitterOptions['model'],
  refusal: ModelError | undefined,
): ModelError {
  const advice =
    'The system prompt, the tools, loaded skills and the newest message are never shortened; make them smaller, or choose a model with a larger context'
  const counted = `the prompt takes ${leastTokens} tokens at the least, by estimate, and ${limitTokens} fit: ${leastTokens - limitTokens} too many. ${advice}`
  // What the provider counted is exact, and what it says may name another remedy.
  const message = refusal ? `${counted}. It was refused with: ${refusal.message}` : counted
  return new ModelError(message, {
    provider,
    model: modelId,
    failure: 'context-too-long',
    ...(refusal?.status === undefined ? {} : { status: refusal.status }),
    cause: refusal,
  })
}
