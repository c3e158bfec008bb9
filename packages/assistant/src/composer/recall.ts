import type { Recalled, RecalledLine } from '../domains/domain-memory.ts'
import type { ActionCall, Turn } from '../turn/turn.ts'

/**
 * Recalls what a prompt should hold, inside the turn's transaction. Whatever goes beyond its budget
 * (`BUDGETS.profile`, `BUDGETS.memory`) is cut by the composer.
 */
export type Recall = (turn: Turn, call: ActionCall) => Promise<Recalled>

/** Recalls what the domains keep in mind for the user's words. */
export const recallFromDomains: Recall = async (turn, call) => {
  const words = typeof call.params.text === 'string' ? call.params.text : turn.text
  const profiles: string[] = []
  const memories: RecalledLine[] = []
  for (const domain of turn.services.domains) {
    const recalled = await domain.recall?.(turn.contextOf(domain), words)
    if (!recalled) continue
    if (recalled.profile !== '') profiles.push(recalled.profile)
    memories.push(...recalled.memories)
  }
  return { profile: profiles.join('\n'), memories }
}
