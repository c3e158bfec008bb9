import type { ActionCall, Turn } from '../turn/turn.ts'

/** What a prompt holds of what the user told before this conversation. */
export interface Recalled {
  /** Who they are, in lines; the same for all conversations until it changes. */
  readonly profile: string
  /** What has to do with this message, the most fitting first. */
  readonly memories: readonly string[]
}

/**
 * Recalls what a prompt should hold, inside the turn's transaction. Whatever goes beyond its budget
 * (`BUDGETS.profile`, `BUDGETS.memory`) is cut by the composer.
 */
export type Recall = (turn: Turn, call: ActionCall) => Promise<Recalled>

/** Where nothing is remembered. */
export const recallNothing: Recall = async () => ({ profile: '', memories: [] })
