/** How a decision stands: nothing is chosen yet, it is taken, it is known how it turned out. */
export const DECISION_STATUSES = ['open', 'decided', 'reviewed'] as const
export type DecisionStatus = (typeof DECISION_STATUSES)[number]
