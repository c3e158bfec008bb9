/**
 * Every limit on what a model is sent, in one place, in tokens by estimate, which is from above: half as
 * much again for definitions of tools. A whole prompt fits a model that holds
 * 4,096 tokens, beside its answer.
 */
export const BUDGETS = {
  /** The instructions that every conversation begins with. */
  base: 800,
  /** The instructions of one skill. */
  skill: 500,
  /** Those of all active skills together; what does not fit is left out, the last in order first. */
  skills: 900,
  /** What is known of the user in general. */
  profile: 800,
  /** What the user told earlier that has to do with the message. */
  memory: 600,
  /** What the prompt may take in all: instructions, tools, history, message and tool results. */
  prompt: 4_800,
  /** The answer, where its action says nothing else. */
  answer: 500,
  /** Definitions of the tools that a prompt carries from the start. */
  tools: 1_700,
  /** Turns before this one; the newest message is never cut for them. */
  history: 700,
  /** Summary and facts of the conversation. */
  context: 300,
  /** What one tool answered; longer answers are cut at a line. */
  toolResult: 500,
} as const

/** Messages before the newest that are looked at for `history`. */
export const HISTORY_MESSAGES = 12

/** Tools that a message by itself asks for; those of its skills come on top. */
export const PINNED_TOOLS = 8

/** Tools that a skill brings to each prompt; its others are carried once a message asks for them. */
export const TOOLS_OF_A_SKILL = 2

/** Model calls of one turn. */
export const MAX_STEPS = 5

/** Writes that one turn may propose; what a card can be read with. */
export const MAX_PROPOSALS = 10
