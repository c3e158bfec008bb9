import type { IntentCall } from '@parco/protocol'
import { defineDomain } from '../define-domain.ts'
import type { DomainRecord } from '../domain.ts'
import type { DomainContext } from '../domain-context.ts'
import { firstClaim } from '../internal/first-claim.ts'
import { newestFirst } from '../internal/newest-first.ts'
import { saidSlots } from '../internal/said-slots.ts'
import { selectRows } from '../internal/select-rows.ts'
import { goalsForms } from './forms.ts'
import { goalsMigrations } from './migrations.ts'
import { claimMonthly } from './monthly/claim-monthly.ts'
import { claimFurthest } from './progress/claim-furthest.ts'
import { claimGoal, claimRace, claimSum } from './progress/claim-goal.ts'
import { claimPointed } from './progress/claim-pointed.ts'
import {
  claimLeft,
  claimNamed,
  claimSetAside,
  claimStep,
  claimToward,
} from './progress/claim-step.ts'
import { describeAmount } from './progress/describe-goal.ts'
import { goalsBalance } from './progress/goals-balance.ts'
import { goalsStanding, goalsSuggestions } from './progress/goals-standing.ts'
import { readGoals } from './progress/read-goals.ts'
import { replies } from './replies.generated.ts'
import { goals, goalValues } from './tables.ts'
import { changeMilestone } from './tools/change-milestone.ts'
import { completeGoal } from './tools/complete-goal.ts'
import { createGoal } from './tools/create-goal.ts'
import { deleteGoal } from './tools/delete-goal.ts'
import { getGoals } from './tools/get-goals.ts'
import { updateGoal } from './tools/update-goal.ts'
import { updateGoalProgress } from './tools/update-goal-progress.ts'

/** Goals: what the user wants to reach by a day, in numbers, and how far they are. */
export const goalsDomain = defineDomain({
  name: 'goals',
  forms: goalsForms,
  tools: [
    createGoal,
    updateGoalProgress,
    updateGoal,
    changeMilestone,
    completeGoal,
    deleteGoal,
    getGoals,
  ],
  migrations: goalsMigrations,
  tables: { goals: 'gol', goal_values: 'gvl', goal_milestones: 'gms' },
  conversation: { areas: ['learning', 'professional'], overview: ['get_goals'] },
  recordKinds: ['goal'],
  replies,
  async vocabulary(context) {
    const all = await readGoals(context)
    const kept = all.filter(({ progress }) => progress.status !== 'canceled')
    return { goals: kept.map(({ goal }) => goal.title) }
  },
  recordsOfDay,
  balanceParts: goalsBalance,
  standing: goalsStanding,
  suggestions: goalsSuggestions,
  claims: {
    record_habit: claimStep,
    record_metric: claimStep,
    update_goal_progress: claimStep,
    add_investment_contribution: claimStep,
    withdraw_investment: claimStep,
    create_income: claimStep,
    update_event: claimGoal,
    get_bills: claimGoal,
    undo: claimPointed,
    model: firstClaim(
      claimPointed,
      claimStep,
      claimSetAside,
      claimGoal,
      claimRace,
      claimSum,
      claimMonthly,
    ),
    none: firstClaim(claimPointed, claimGoal, claimRace, claimSum, claimMonthly),
    create_expense: firstClaim(claimPointed, claimToward, claimSetAside, claimMonthly),
    create_goal: claimMonthly,
    get_debt_progress: claimLeft,
    get_goals: firstClaim(claimFurthest, claimGoal, claimNamed),
  },
  leftOf,
})

/** What is left of the goal that a call is about, or of all. */
async function leftOf({ params }: IntentCall): Promise<IntentCall> {
  const name = [params.goalRef, params.name, params.title].find((said) => typeof said === 'string')
  return { intent: 'get_goals', params: saidSlots({ name }) }
}

/** How far goals were noted to be on a day. */
async function recordsOfDay(context: DomainContext, day: string): Promise<readonly DomainRecord[]> {
  const noted = await selectRows(goalValues, 'noted_on = $2', [day], context)
  if (noted.length === 0) return []
  const all = await selectRows(goals, 'true', [], context)
  const byId = new Map(all.map((goal) => [goal.id, goal]))
  return newestFirst(
    noted.map((value) => {
      const goal = byId.get(value.goalId)
      return {
        id: value.id,
        kind: 'goal',
        date: value.notedOn,
        title: goal?.title ?? '',
        display: describeAmount(value.value, goal?.unit ?? null, context),
        edit: {
          reference: { goalRef: value.goalId, date: value.notedOn },
          change: { tool: 'update_goal_progress', values: { currentValue: value.value } },
        },
      }
    }),
  )
}
