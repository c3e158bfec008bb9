/** What its owner said of a goal. */
export const SAID_STATUSES = ['open', 'completed', 'failed', 'canceled'] as const
export type SaidStatus = (typeof SAID_STATUSES)[number]

/** How a goal stands on a day. */
export const GOAL_STATUSES = [
  'not_started',
  'in_progress',
  'completed',
  'failed',
  'canceled',
] as const
export type GoalStatus = (typeof GOAL_STATUSES)[number]
