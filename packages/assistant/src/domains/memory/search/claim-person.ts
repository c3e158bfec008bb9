import { foldText } from '@parco/agent/lexical'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim, Instead } from '../../domain-tool.ts'
import { addDays } from '../../internal/calendar.ts'
import { askedFor } from './fact-index.ts'
import { searchFacts } from './search-facts.ts'

/** Below this a fact shares a word with who is asked after, and does not say who it is. */
const ANSWERS = 0.5
const A_YEAR = 366
/** From here on it says nearly all that was asked for. */
const SAYS_IT = 0.8

/**
 * "quem é meu médico?" asks for what is kept, where that says it: who has a name and a page of their
 * own among people is asked for by it.
 */
export const claimPerson: Claim = async ({ personRef, fields }, { text }, context) => {
  if (typeof personRef !== 'string') return undefined
  const isNamed = personRef !== personRef.toLocaleLowerCase()
  if (isNamed !== (fields !== undefined)) return claimAsked(text, isNamed ? 2 : 1, context)
  if (isNamed) return undefined
  const { hits } = await searchFacts(personRef, context, { limit: 3 })
  if (!hits.some(({ coverage }) => coverage >= ANSWERS)) return undefined
  return { call: { intent: 'search_knowledge', params: { query: personRef } } }
}

/**
 * "onde a Carla mora?", "quantos anos tem meu filho?" of whom it is kept; a name alone asks for a page,
 * so at least so many words have to say what for.
 */
async function claimAsked(
  text: string,
  least: number,
  context: DomainContext,
): Promise<Instead | undefined> {
  if (askedFor(text).length < least) return undefined
  const { hits } = await searchFacts(text, context, { limit: 1 })
  if (!hits.some(({ coverage }) => coverage >= SAYS_IT)) return undefined
  return { call: { intent: 'search_knowledge', params: { query: text } } }
}

/** "quando é meu aniversário?" asks for what is kept where the agenda has nothing of the name. */
export const claimAgenda: Claim = async ({ title }, _words, context) => {
  if (typeof title !== 'string') return undefined
  const { hits } = await searchFacts(title, context, { limit: 1 })
  const [best] = hits
  if (best === undefined || best.coverage < SAYS_IT || best.fact.key === null) return undefined
  const { today, life } = context
  const items = await life.agenda(today, addDays(today, A_YEAR))
  const asked = foldText(title)
  if (items.some((item) => foldText(item.title).includes(asked))) return undefined
  return { call: { intent: 'search_knowledge', params: { query: title } } }
}
