import { readFacts } from '@parco/router'
import type { Claim } from '../domain-tool.ts'
import { readDecisions } from './decision/read-decisions.ts'
import { decisionsNamed } from './decision/resolve-decision.ts'

/**
 * "revisa a decisão do carro em 3 meses" sets its day, and looks at nothing yet; "por que decidi vender o
 * carro?" asks the memory where no such decision is kept.
 */
export const claimReview: Claim = async ({ decisionRef, isAgain }, { text }, context) => {
  const said = typeof decisionRef === 'string' ? decisionRef : ''
  const isKnown = decisionsNamed(said, await readDecisions(context)).length > 0
  const [day] = isAgain === true && isKnown ? readFacts(text, context).days : []
  if (day !== undefined && day > context.today)
    return { call: { intent: 'update_decision', params: { decisionRef: said } } }
  if (said === '' || isKnown || isAgain === true) return undefined
  return { call: { intent: 'search_knowledge', params: { query: said } } }
}

/** How a decision is told, before what was decided. */
const DECIDED =
  /^(?:eu |a gente |i |we )?(?:decidi|decidimos|resolvi|resolvemos|decided|have decided|'ve decided)(?: que| por| to| on)? (?<what>.+)$/iu

/** "decidi mudar de cidade, me pergunta em 6 meses" is a decision with its day, and no question alone. */
export const claimFollowup: Claim = async ({ scheduledFor, topic }) => {
  const what = DECIDED.exec(typeof topic === 'string' ? topic.trim() : '')?.groups?.what
  if (what === undefined) return undefined
  const day = typeof scheduledFor === 'string' ? { reviewDate: scheduledFor } : {}
  const params = { title: what, chosenOption: what, ...day }
  return { call: { intent: 'save_decision', params } }
}
