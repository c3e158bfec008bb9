import type { Claim } from '../../domain.ts'
import { searchFacts } from './search-facts.ts'

/** Below this a fact shares a word with who is asked after, and does not say who it is. */
const ANSWERS = 0.5

/**
 * "quem é meu médico?" asks for what is kept, where that says it: who has a name and a page of their
 * own among people is asked for by it.
 */
export const claimPerson: Claim = async ({ personRef, fields }, _words, context) => {
  if (typeof personRef !== 'string' || fields !== undefined) return undefined
  if (personRef !== personRef.toLocaleLowerCase()) return undefined
  const { hits } = await searchFacts(personRef, context, { limit: 3 })
  if (!hits.some(({ coverage }) => coverage >= ANSWERS)) return undefined
  return { call: { intent: 'search_knowledge', params: { query: personRef } } }
}
