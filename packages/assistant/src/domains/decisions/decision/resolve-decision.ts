import { isId } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Resolution } from '../../domain-tool.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { askWhich } from '../../internal/preparations.ts'
import type { LifeDecision } from '../tables.ts'
import { labelDecision } from './describe-decision.ts'
import { readDecisions } from './read-decisions.ts'

/** More choices than this are no help. */
const MAX_OPTIONS = 8

/** The decisions that words name, all that fit as well as the best; those of which nothing is said yet first. */
export function decisionsNamed(
  said: string,
  all: readonly LifeDecision[],
): readonly LifeDecision[] {
  const nameOf = ({ title, chosen }: LifeDecision) => `${title} ${chosen ?? ''}`
  const byTitle = bestMatches(said, all, ({ title }) => title)
  const found = byTitle.match === 'none' ? bestMatches(said, all, nameOf) : byTitle
  if (found.match === 'none') return []
  const open = found.candidates.filter(({ reviewedOn }) => reviewedOn === null)
  return open.length > 0 ? open : found.candidates
}

/** Finds the decision that the user means; where they name none, the one whose review is due, or the only one. */
export async function resolveDecision(
  reference: string | undefined,
  context: DomainContext,
): Promise<Resolution<LifeDecision>> {
  const { text, today } = context
  const all = await readDecisions(context)
  const said = quoteText(reference ?? '')
  if (isId('lfd', said)) {
    const chosen = all.find(({ id }) => id === said)
    if (chosen) return { status: 'found', row: chosen }
    return { status: 'refused', explanation: text('decision.gone') }
  }
  if (all.length === 0) return { status: 'refused', explanation: text('decision.none') }
  const due = all.filter(
    ({ reviewedOn, reviewOn }) => reviewedOn === null && reviewOn !== null && reviewOn <= today,
  )
  const unnamed = due.length > 0 ? due : all
  const fitting = said === '' ? unnamed : decisionsNamed(said, all)
  const [only] = fitting
  if (only && fitting.length === 1) return { status: 'found', row: only }
  const options = (fitting.length > 0 ? fitting : all)
    .slice(0, MAX_OPTIONS)
    .map((decision) => ({ label: labelDecision(decision, context), value: decision.id }))
  const question = fitting.length > 0 ? 'decision.askWhich' : 'decision.notFound'
  return askWhich('decisionRef', text(question, { name: said }), options)
}
