/** The areas of life, the same for everybody. */
export const LIFE_AREAS = [
  'health',
  'finance',
  'professional',
  'learning',
  'spiritual',
  'relationships',
] as const
export type LifeArea = (typeof LIFE_AREAS)[number]

/** How a decision stands: nothing is chosen yet, it is taken, it is known how it turned out. */
export const DECISION_STATUSES = ['open', 'decided', 'reviewed'] as const
export type DecisionStatus = (typeof DECISION_STATUSES)[number]
