import { isId } from '@parco/protocol'
import { fold, habitLexicon } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { Resolution } from '../../domain-tool.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { bestMatches, nameKey } from '../../internal/match-name.ts'
import { askWhich } from '../../internal/preparations.ts'
import { describeGoal } from './describe-goal.ts'
import { readGoals, type StandingGoal } from './read-goals.ts'

/** More names than this are no help. */
const MAX_NAMES = 8

/** Finds the goal that the user means, among those that are not given up. */
export async function resolveGoal(
  reference: string | undefined,
  context: DomainContext,
): Promise<Resolution<StandingGoal>> {
  const all = (await readGoals(context)).filter(({ goal }) => goal.status !== 'canceled')
  const said = quoteText(reference ?? '')
  if (all.length === 0) return { status: 'refused', explanation: context.text('goal.none') }
  if (isId('gol', said)) {
    const chosen = all.find(({ goal }) => goal.id === said)
    if (chosen) return { status: 'found', row: chosen }
    return { status: 'refused', explanation: context.text('goal.gone') }
  }
  // What is still pursued is meant before what is over.
  const open = all.filter(({ progress }) => isPursued(progress))
  const fitting = said === '' ? [] : fittingOf(said, open, all)
  const [only] = fitting
  if (only && fitting.length === 1) return { status: 'found', row: only }
  if (fitting.length > 1) return askWhichGoal(fitting, context)
  const pursued = open.length > 0 ? open : all
  const { candidates } = bestMatches(said, pursued, ({ goal }) => goal.title)
  return notFound(said, candidates.length > 0 ? candidates : pursued, context)
}

const isPursued = ({ status }: StandingGoal['progress']): boolean =>
  status === 'not_started' || status === 'in_progress'

function fittingOf(
  said: string,
  open: readonly StandingGoal[],
  all: readonly StandingGoal[],
): readonly StandingGoal[] {
  const among = matching(said, open)
  return among.length > 0 ? among : matching(said, all)
}

/** By the title, by what is counted ("livros"), or by the deed ("leitura" is "Ler 24 livros"). */
function matching(said: string, goals: readonly StandingGoal[]): readonly StandingGoal[] {
  const same = goals.filter(({ goal }) => nameKey(goal.title) === nameKey(said))
  if (same.length > 0) return same
  const nameOf = ({ goal }: StandingGoal) => `${goal.title} ${goal.unit ?? ''}`
  const { match, candidates } = bestMatches(said, goals, nameOf)
  if (match === 'same' || match === 'part') return candidates
  const deed = deedOf(said)
  return deed === undefined ? [] : goals.filter(({ goal }) => deedOf(goal.title) === deed)
}

/** The noun that a deed goes by: "ler" and "li" are the reading. */
export const deedOf = (name: string): string | undefined =>
  habitLexicon.within(fold(name).split(/[^\p{L}\p{N}'-]+/u))?.key

function notFound(
  said: string,
  goals: readonly StandingGoal[],
  context: DomainContext,
): Resolution<StandingGoal> {
  const [only] = goals
  if (said === '' && only && goals.length === 1) return { status: 'found', row: only }
  return askWhichGoal(goals, context)
}

function askWhichGoal(
  goals: readonly StandingGoal[],
  context: DomainContext,
): Resolution<StandingGoal> {
  const [only] = goals
  const options = goals
    .slice(0, MAX_NAMES)
    .map(({ goal }) => ({ label: describeGoal(goal, context), value: goal.id }))
  const question =
    only && goals.length === 1
      ? context.text('goal.askIfThis', { title: only.goal.title })
      : context.text('goal.askWhich')
  return askWhich('goalRef', question, options)
}
