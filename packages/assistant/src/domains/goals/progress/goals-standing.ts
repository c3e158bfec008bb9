import type { DomainContext } from '../../domain-context.ts'
import type { StandingLine, Suggestion } from '../../life-view.ts'
import { describeProgress } from './describe-goal.ts'
import { readGoals } from './read-goals.ts'

const MOST_GOALS = 3

/** Goals that are under way, those that lag behind first. */
export async function goalsStanding(context: DomainContext): Promise<readonly StandingLine[]> {
  const { format, text } = context
  const open = (await readGoals(context)).filter(
    ({ progress }) => progress.status === 'in_progress',
  )
  return open
    .sort((one, other) => Number(other.progress.isAtRisk) - Number(one.progress.isAtRisk))
    .slice(0, MOST_GOALS)
    .map(({ goal, progress }) => {
      const values = {
        title: goal.title,
        progress: describeProgress(progress, goal, context),
        day: format.dayNumeric(goal.endOn),
      }
      const line = text('goals.line.in_progress', values)
      return {
        area: goal.area ?? 'learning',
        text: progress.isAtRisk ? `${line}. ${text('goals.behind')}` : `${line}.`,
      }
    })
}

/** A goal that lags behind the time that has gone, the one that ends first. */
export async function goalsSuggestions(context: DomainContext): Promise<readonly Suggestion[]> {
  const behind = (await readGoals(context)).find(
    ({ progress }) => progress.status === 'in_progress' && progress.isAtRisk,
  )
  if (!behind) return []
  const { goal, progress } = behind
  const values = { title: goal.title, progress: describeProgress(progress, goal, context) }
  return [{ kind: 'goal-behind', text: context.text('goals.suggest', values) }]
}
