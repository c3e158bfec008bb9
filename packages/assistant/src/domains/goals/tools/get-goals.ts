import type { JsonObject } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { joinList } from '../../internal/join-list.ts'
import { LIFE_AREAS, type LifeArea } from '../../internal/life-areas.ts'
import { matchName } from '../../internal/match-name.ts'
import { GOAL_STATUSES, type GoalStatus } from '../enums.ts'
import { describeAmount, describeProgress } from '../progress/describe-goal.ts'
import { type GoalFacts, toGoalFacts } from '../progress/goal-facts.ts'
import type { GoalProgress } from '../progress/goal-progress.ts'
import { readGoals, type StandingGoal } from '../progress/read-goals.ts'
import { sayLeft } from '../progress/say-left.ts'

const input = z.object({
  status: z.enum(GOAL_STATUSES).optional().describe('All that are not given up when not said.'),
  area: z.enum(LIFE_AREAS).optional(),
  name: z.string().optional().describe('One goal as the user names it.'),
})

type Listed = Omit<GoalFacts, 'status'> &
  GoalProgress & {
    readonly id: string
    readonly milestones: readonly {
      readonly title: string
      readonly target: number
      readonly isReached: boolean
    }[]
  }
type Output = JsonObject & {
  readonly asked: {
    readonly status: GoalStatus | null
    readonly area: LifeArea | null
    /** Whether one was asked for: then what is left of it is told. */
    readonly isOne: boolean
  }
  readonly goals: readonly Listed[]
  /** How many there are beside those that were asked about. */
  readonly others: number
}

/** Lists goals with how each stands. */
export const getGoals = defineDomainReadTool({
  name: 'get_goals',
  description:
    'The goals of the user, each with how far it is, how much of its time has gone, and whether it lags behind.',
  input,
  async execute({ area, name, status }, context): Promise<Output> {
    const all = await readGoals(context)
    const chosen = all.filter(
      ({ goal, progress }) =>
        (area === undefined || goal.area === area) &&
        (name === undefined || isNamed(goal, name)) &&
        (status === undefined ? progress.status !== 'canceled' : fits(progress, status)),
    )
    return {
      asked: { status: status ?? null, area: area ?? null, isOne: name !== undefined },
      goals: chosen.map(listed),
      others: all.length - chosen.length,
    }
  },
  reply({ asked, goals, others }, context) {
    const { text } = context
    if (goals.length === 0) {
      if (others === 0) return text('goals.none')
      return text(`goals.noneOf.${asked.area ? 'area' : (asked.status ?? 'in_progress')}`)
    }
    const what = asked.status === null ? 'all' : asked.status
    const heading = text(`goals.heading.${what}`, { count: goals.length })
    return joinList(
      heading,
      goals.map((goal) =>
        [lineOf(goal, context), ...(asked.isOne ? sayLeft(goal, context) : [])].join('. '),
      ),
      context,
    )
  },
})

const isNamed = ({ id, title }: StandingGoal['goal'], name: string): boolean =>
  id === name || ['same', 'part'].includes(matchName(name, title))

/** A goal that is under way is one that is open, whether or not anything was noted. */
const fits = (progress: GoalProgress, status: GoalStatus): boolean =>
  progress.status === status || (status === 'in_progress' && progress.status === 'not_started')

function listed({ goal, milestones, progress }: StandingGoal): Listed {
  const { status: _, ...facts } = toGoalFacts(goal)
  return {
    id: goal.id,
    ...facts,
    ...progress,
    milestones: milestones.map(({ target, title }) => ({
      title,
      target,
      isReached: (progress.current ?? 0) >= target,
    })),
  }
}

/** `- Ler 24 livros: 14 de 24 livros (58%), até 31/12. Está um pouco atrás do tempo.` */
function lineOf(goal: Listed, context: DomainContext): string {
  const { format, text } = context
  const { current, endOn, isAtRisk, status, target, title, unit } = goal
  const progress =
    current === null
      ? text('goals.notStarted', { target: describeAmount(target, unit, context) })
      : describeProgress(goal, goal, context)
  const day = format.dayNumeric(endOn)
  const next = goal.milestones.find(({ isReached }) => !isReached)
  const remarks = [
    ...(isAtRisk ? [text('goals.behind')] : []),
    ...(next && status === 'in_progress'
      ? [
          text('goals.next', {
            title: next.title,
            target: describeAmount(next.target, unit, context),
          }),
        ]
      : []),
  ]
  const line = text(`goals.line.${status}`, { title, progress, day })
  return [`- ${line}`, ...remarks].join('. ')
}
