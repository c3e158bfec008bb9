import type { Recalled } from '../domains/domain-memory.ts'
import type { ActionCall, Turn } from '../turn/turn.ts'

/**
 * Recalls what a prompt should hold, inside the turn's transaction. Whatever goes beyond its budget
 * (`BUDGETS.profile`, `BUDGETS.memory`) is cut by the composer.
 */
export type Recall = (turn: Turn, call: ActionCall) => Promise<Recalled>

/** Recalls what the domains keep in mind for the user's words. */
export const recallFromDomains: Recall = async (turn, call) => {
  const words = typeof call.params.text === 'string' ? call.params.text : turn.text
  const works = turn.services.domains.map(
    (domain) => async () => domain.recall?.(turn.contextOf(domain), words),
  )
  const recalled = (await turn.sql.together(...works)).filter((one) => one !== undefined)
  const profiles = recalled.map(({ profile }) => profile).filter((profile) => profile !== '')
  return { profile: profiles.join('\n'), memories: recalled.flatMap(({ memories }) => memories) }
}
