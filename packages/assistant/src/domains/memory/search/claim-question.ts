import type { Locale } from '@parco/protocol'
import { fold } from '@parco/router'
import type { Claim } from '../../domain-tool.ts'
import { readWordLists } from '../../internal/word-lists.ts'
import { askedFor } from './fact-index.ts'
import { searchFacts } from './search-facts.ts'

const OPENERS = readWordLists<Locale>(new URL('./question-words.yaml', import.meta.url))
/** From here on a fact says nearly all that was asked for. */
const SAYS_IT = 0.8
/** One word that is shared by chance says little. */
const LEAST_WORDS = 2

/** "who's my son's doctor?", "where does Jules live?": a question that something kept says the answer of. */
export const claimQuestion: Claim = async (_slots, { text }, context) => {
  const opener = fold(text.trim()).split(/\s+/)[0] ?? ''
  if (!OPENERS[context.locale].has(opener) || askedFor(text).length < LEAST_WORDS) return undefined
  const { hits } = await searchFacts(text, context, { limit: 1 })
  if (!hits.some(({ coverage }) => coverage >= SAYS_IT)) return undefined
  return { call: { intent: 'search_knowledge', params: { query: text } } }
}
