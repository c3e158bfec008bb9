import type { Locale } from '@parco/protocol'
import { fold } from '@parco/router'
import type { Claim } from '../../domain-tool.ts'
import { holdsPhrase, readWordLists } from '../../internal/word-lists.ts'
import { askedFor } from './fact-index.ts'
import { searchFacts } from './search-facts.ts'

const OPENERS = readWordLists<Locale>(new URL('./question-words.yaml', import.meta.url))
const NUMBERS = readWordLists<'places' | 'words'>(new URL('./number-words.yaml', import.meta.url))
const LEADS = readWordLists<Locale>(new URL('./question-leads.yaml', import.meta.url))
/** From here on a fact says nearly all that was asked for. */
const SAYS_IT = 0.8
/** One word that is shared by chance says little. */
const LEAST_WORDS = 2

/** "who's my son's doctor?", "where does Jules live?": a question that something kept says the answer of. */
export const claimQuestion: Claim = async ({ reason }, { text }, context) => {
  // How something is done well is nothing that was kept.
  if (reason === 'advice') return undefined
  const asked = questionIn(text, context.locale)
  if (asked === undefined) return undefined
  const asksNumber = holdsPhrase(asked, NUMBERS.words)
  const asksPlace = holdsPhrase(asked, NUMBERS.places)
  if (askedFor(asked).length < (asksNumber || asksPlace ? 1 : LEAST_WORDS)) return undefined
  const { hits } = await searchFacts(asked, context, { limit: 1 })
  const isSaid = ({ content }: { readonly content: string }): boolean =>
    !asksNumber || /\d{3}/.test(content)
  if (!hits.some(({ coverage, fact }) => coverage >= SAYS_IT && isSaid(fact))) return undefined
  return { call: { intent: 'search_knowledge', params: { query: asked } } }
}

/** What a message asks, with a preposition before it or not, behind what politely leads to it. */
function questionIn(text: string, locale: Locale): string | undefined {
  const parts = [text, ...text.split(/,/u).slice(1)].map((part) => part.trim())
  return parts.find((part) => {
    const [first = '', second = ''] = fold(part).split(/\s+/)
    const opener = LEADS[locale].has(first) ? second : first
    return OPENERS[locale].has(opener)
  })
}
