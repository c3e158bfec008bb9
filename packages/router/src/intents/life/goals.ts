import {
  buildGoal,
  buildGoalDeletion,
  buildGoalProgress,
  buildGoalsRead,
  buildGoalUpdate,
} from '../../stages/calls/goal-calls.ts'
import {
  findGoal,
  findGoalDeletion,
  findGoalProgress,
  findGoalsRead,
  findGoalUpdate,
} from '../../stages/fill/find-goals.ts'
import { defineIntent, type Intent } from '../define-intent.ts'

/** What the router knows of the intents of goals. */
export const goalsIntents: readonly Intent[] = [
  defineIntent({
    name: 'create_goal',
    traits: ['adds', 'beside', 'creates', 'records-one'],
    build: buildGoal,
    find: findGoal,
    changes: () => ({ amount: 'targetValue', deadline: 'endDate', name: 'title' }),
    called: ['meta', 'goal'],
  }),
  defineIntent({
    name: 'update_goal_progress',
    build: buildGoalProgress,
    find: findGoalProgress,
    changes: () => ({ amount: 'currentValue', name: 'goalRef' }),
  }),
  defineIntent({ name: 'update_goal', build: buildGoalUpdate, find: findGoalUpdate }),
  defineIntent({
    name: 'delete_goal',
    traits: ['erases'],
    build: buildGoalDeletion,
    find: findGoalDeletion,
  }),
  defineIntent({
    name: 'get_goals',
    traits: ['beside', 'lists'],
    build: buildGoalsRead,
    find: findGoalsRead,
  }),
]
