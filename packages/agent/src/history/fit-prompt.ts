import type { ModelPrompt } from '../models/language-model.ts'
import { chooseCompaction } from './choose-compaction.ts'
import { applyCompaction, type Compaction } from './compaction.ts'
import { estimatePromptTokens } from './estimate-prompt.ts'

/** A history, and the room there is for it. */
export interface FitInput {
  readonly messages: ModelPrompt
  /** How the messages were compacted before. */
  readonly compaction: Compaction | undefined
  /** Tokens of what is sent with the messages: the system prompt, and the tools. */
  readonly fixedTokens: number
  /** What all of it may take. */
  readonly limitTokens: number
}

/** What is sent, or by how much it does not fit. */
export type FittedPrompt =
  | {
      readonly fits: true
      readonly messages: ModelPrompt
      readonly tokens: number
      /** A new one when the old one no longer was enough. */
      readonly compaction: Compaction | undefined
    }
  /** Even the least that has to be sent is too much, by so many tokens. */
  | { readonly fits: false; readonly leastTokens: number; readonly missingTokens: number }

/**
 * Makes a history fit, by rule and without a model. What fits is sent as it is. What does not is
 * compacted to half of the room, so that the prompt's beginning then stays the same for many steps:
 * first older results are shortened, then older messages give way to a digest, and only when that is
 * not enough, newer ones. The user's newest message and loaded skills are never touched, and a call
 * is never parted from its result. Pure: equal input, equal prompt.
 */
export function fitPrompt(input: FitInput): FittedPrompt {
  const { messages, compaction, fixedTokens, limitTokens } = input
  const sent = applyCompaction(messages, compaction)
  const tokens = fixedTokens + estimatePromptTokens(sent)
  if (tokens <= limitTokens) return { fits: true, messages: sent, tokens, compaction }
  const chosen = chooseCompaction(messages, limitTokens - fixedTokens)
  if ('leastTokens' in chosen) {
    const leastTokens = fixedTokens + chosen.leastTokens
    return { fits: false, leastTokens, missingTokens: leastTokens - limitTokens }
  }
  return {
    fits: true,
    messages: applyCompaction(messages, chosen.compaction),
    tokens: fixedTokens + chosen.tokens,
    compaction: chosen.compaction,
  }
}
