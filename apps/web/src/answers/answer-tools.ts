/** The tools whose answers are drawn as cards, where what they returned can be. */
export const ANSWER_TOOLS: ReadonlySet<string> = new Set([
  'get_expenses',
  'get_finance_summary',
  'get_tracking_history',
])
