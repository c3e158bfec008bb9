import { agendaDomain } from './agenda/agenda-domain.ts'
import { bodyDomain } from './body/body-domain.ts'
import { briefingDomain } from './briefing/briefing-domain.ts'
import { decisionsDomain } from './decisions/decisions-domain.ts'
import type { Domain } from './domain.ts'
import { financeDomain } from './finance/finance-domain.ts'
import { goalsDomain } from './goals/goals-domain.ts'
import { habitsDomain } from './habits/habits-domain.ts'
import { listsDomain } from './lists/lists-domain.ts'
import { memoryDomain } from './memory/memory-domain.ts'
import { peopleDomain } from './people/people-domain.ts'
import { settingsDomain } from './settings/settings-domain.ts'

/** The areas of life that Parco knows. */
export const lifeDomains: readonly Domain[] = [
  financeDomain,
  bodyDomain,
  habitsDomain,
  goalsDomain,
  agendaDomain,
  listsDomain,
  peopleDomain,
  memoryDomain,
  decisionsDomain,
  briefingDomain,
  settingsDomain,
]
