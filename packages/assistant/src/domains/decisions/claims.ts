import { fold, readFacts } from '@parco/router'
import type { Claim } from '../domain-tool.ts'
import { claimedSentences } from '../internal/claimed-sentences.ts'
import { bestMatches } from '../internal/match-name.ts'
import { readPhrases } from '../internal/word-lists.ts'
import { readDecisions } from './decision/read-decisions.ts'
import { decisionsNamed } from './decision/resolve-decision.ts'

/**
 * "revisa a decisão do carro em 3 meses" sets its day, and looks at nothing yet; "por que decidi vender o
 * carro?" asks the memory where no such decision is kept.
 */
export const claimReview: Claim = async ({ decisionRef, isAgain }, { text }, context) => {
  const named = typeof decisionRef === 'string' ? decisionRef : ''
  const isKnown = decisionsNamed(named, await readDecisions(context)).length > 0
  const [day] = isAgain === true && isKnown ? readFacts(text, context).days : []
  if (day !== undefined && day > context.today)
    return { call: { intent: 'update_decision', params: { decisionRef: named } } }
  if (named === '' || isKnown || isAgain === true) return undefined
  return { call: { intent: 'search_knowledge', params: { query: named } } }
}

const said = readPhrases<'decided' | 'link' | 'who'>(new URL('./decided.yaml', import.meta.url))
/** How a decision is told, before what was decided. */
const DECIDED = new RegExp(
  `^(?:${said('who')} ?)?${said('decided')}(?: ${said('link')})? (?<what>.+)$`,
  'iu',
)

/** "decidi mudar de cidade, me pergunta em 6 meses" is a decision with its day, and no question alone. */
export const claimFollowup: Claim = async ({ scheduledFor, topic }) => {
  const what = DECIDED.exec(typeof topic === 'string' ? topic.trim() : '')?.groups?.what
  if (what === undefined) return undefined
  const day = typeof scheduledFor === 'string' ? { reviewDate: scheduledFor } : {}
  const params = { title: what, chosenOption: what, ...day }
  return { call: { intent: 'save_decision', params } }
}

const readSaid = claimedSentences(new URL('./', import.meta.url))
/** As many letters of two verbs say the same deed: "contratei", "contratar". */
const SAME_DEED_LETTERS = 4

/** "why did I hire Kofi?", "por que contratei o Kofi?": what was decided tells why, where it says that. */
export const claimWhy: Claim = async (_slots, { text }, context) => {
  const { intent, params } = readSaid(text, context) ?? {}
  if (intent !== 'why_done' || typeof params?.deed !== 'string') return undefined
  const [verb = '', ...rest] = params.deed.split(' ')
  const kept = (await readDecisions(context)).filter(({ title }) => {
    const letters = (words: string) => fold(words).slice(0, SAME_DEED_LETTERS)
    return letters(title) === letters(verb)
  })
  const { candidates, match } = bestMatches(rest.join(' '), kept, ({ title }) => title)
  const [only, ...others] = candidates
  if (!only || others.length > 0 || (match !== 'same' && match !== 'part')) return undefined
  return { call: { intent: 'review_decision', params: { decisionRef: only.title } } }
}
