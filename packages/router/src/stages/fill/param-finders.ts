import { findBalanceScore, findHistory } from './find-body-reads.ts'
import { findEventUpdate } from './find-event-updates.ts'
import { findEvent } from './find-events.ts'
import { findFollowup } from './find-followups.ts'
import {
  findGoal,
  findGoalDeletion,
  findGoalProgress,
  findGoalsRead,
  findGoalUpdate,
} from './find-goals.ts'
import { findHabit, findHabitDone, findHabitsRead } from './find-habits.ts'
import { findInteraction, findPersonRead, findPersonUpdate } from './find-people.ts'
import { findReminder, findReminderDone, findRemindersRead } from './find-reminders.ts'
import { findMetricDeletion, findMetricUpdate } from './measurements/find-entry-changes.ts'
import { findMeasurement } from './measurements/find-measurement.ts'
import { MONEY_FINDERS } from './money-finders.ts'
import type { ParamFinder } from './param-finder.ts'

const FINDERS: ReadonlyMap<string, ParamFinder> = new Map([
  ...MONEY_FINDERS,
  ['create_goal', findGoal],
  ['update_goal', findGoalUpdate],
  ['update_goal_progress', findGoalProgress],
  ['delete_goal', findGoalDeletion],
  ['get_goals', findGoalsRead],
  ['create_reminder', findReminder],
  ['complete_reminder', findReminderDone],
  ['get_reminders', findRemindersRead],
  ['create_followup', findFollowup],
  ['create_event', findEvent],
  ['update_event', findEventUpdate],
  ['log_interaction', findInteraction],
  ['record_metric', findMeasurement],
  ['get_life_balance_score', findBalanceScore],
  ['get_tracking_history', findHistory],
  ['create_habit', findHabit],
  ['get_habits', findHabitsRead],
  ['record_habit', findHabitDone],
  ['update_metric', findMetricUpdate],
  ['delete_metric', findMetricDeletion],
  ['update_person', findPersonUpdate],
  ['get_person', findPersonRead],
])

/** The finder that knows an intent's own words; without one, what a lexicon knows is looked for. */
export const paramFinderOf = (intent: string): ParamFinder | undefined => FINDERS.get(intent)
