/**
 * Every limit on what a model is sent, in tokens, in one place. A whole prompt fits a model that holds
 * 4,096 tokens, beside its answer.
 */
export const BUDGETS = {
  /** The instructions that every conversation begins with. */
  base: 800,
  /** What the prompt may take in all: instructions, tools, history, message and tool results. */
  prompt: 3_400,
  /** The answer, where its action says nothing else. */
  answer: 500,
  /** Definitions of the tools that a prompt carries from the start. */
  tools: 1_400,
  /** Turns before this one; the newest message is never cut for them. */
  history: 700,
  /** Summary and facts of the conversation. */
  context: 300,
  /** What one tool answered; longer answers are cut at a line. */
  toolResult: 500,
} as const

/** Messages before the newest that are looked at for `history`. */
export const HISTORY_MESSAGES = 12

/** Tools that a request carries; the rest are found with `find_tools`. */
export const PINNED_TOOLS = 8

/** Model calls of one turn. */
export const MAX_STEPS = 5

/** Writes that one turn may propose; what a card can be read with. */
export const MAX_PROPOSALS = 10
