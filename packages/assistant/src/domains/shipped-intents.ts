import { type Intent, lifeIntents } from '@parco/router'
import { newAgendaIntents } from './agenda/agenda-intents.ts'
import { targetIntents } from './body/targets/target-intents.ts'
import { decisionIntents } from './decisions/decision-intents.ts'
import { cardIntents } from './finance/cards/card-intents.ts'
import { debtIntents } from './finance/debts/debt-intents.ts'
import { incomeIntents } from './finance/incomes/income-intents.ts'
import { newGoalIntents } from './goals/goal-intents.ts'
import { listIntents } from './lists/list-intents.ts'
import { newMemoryIntents } from './memory/memory-intents.ts'
import { newPeopleIntents } from './people/people-intents.ts'

/**
 * What the router knows of the shipped intents besides their sentences. Domains keep theirs in files
 * that import nothing else, because a message is routed before any tool is loaded.
 */
export const shippedIntents: readonly Intent[] = [
  ...lifeIntents,
  ...incomeIntents,
  ...cardIntents,
  ...debtIntents,
  ...targetIntents,
  ...newAgendaIntents,
  ...newGoalIntents,
  ...listIntents,
  ...newMemoryIntents,
  ...newPeopleIntents,
  ...decisionIntents,
]
