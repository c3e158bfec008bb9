import type { Claim } from '../../domain-tool.ts'

/**
 * "onde eu morava antes?" and "como você me chama?" look among what is kept, and not in conversations:
 * their sentences say what only one thing can be true of (`topic`), and whether what held before is asked
 * after (`when`).
 */
export const claimPast: Claim = async ({ topic, when, query }) => {
  if (topic === undefined && when === undefined) return undefined
  const params = {
    ...(query === undefined ? {} : { query }),
    ...(topic === undefined ? {} : { topic }),
    ...(when === undefined ? {} : { when }),
  }
  return { call: { intent: 'search_knowledge', params } }
}
