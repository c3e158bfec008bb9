import type { IntentCatalogue } from '@parco/router'
import { INTENTS as AGENDA_ENGLISH } from './domains/agenda/intents.en.generated.ts'
import { INTENTS as AGENDA_PORTUGUESE } from './domains/agenda/intents.pt-BR.generated.ts'
import { INTENTS as BODY_ENGLISH } from './domains/body/intents.en.generated.ts'
import { INTENTS as BODY_PORTUGUESE } from './domains/body/intents.pt-BR.generated.ts'
import { INTENTS as DOCUMENTS_ENGLISH } from './domains/documents/intents.en.generated.ts'
import { INTENTS as DOCUMENTS_PORTUGUESE } from './domains/documents/intents.pt-BR.generated.ts'
import { INTENTS as DEBTS_ENGLISH } from './domains/finance/debts/intents.en.generated.ts'
import { INTENTS as DEBTS_PORTUGUESE } from './domains/finance/debts/intents.pt-BR.generated.ts'
import { INTENTS as FINANCE_ENGLISH } from './domains/finance/intents.en.generated.ts'
import { INTENTS as FINANCE_PORTUGUESE } from './domains/finance/intents.pt-BR.generated.ts'
import { INTENTS as GOALS_ENGLISH } from './domains/goals/intents.en.generated.ts'
import { INTENTS as GOALS_PORTUGUESE } from './domains/goals/intents.pt-BR.generated.ts'
import { INTENTS as HABITS_ENGLISH } from './domains/habits/intents.en.generated.ts'
import { INTENTS as HABITS_PORTUGUESE } from './domains/habits/intents.pt-BR.generated.ts'
import { INTENTS as MEMORY_ENGLISH } from './domains/memory/intents.en.generated.ts'
import { INTENTS as MEMORY_PORTUGUESE } from './domains/memory/intents.pt-BR.generated.ts'
import { INTENTS as PEOPLE_ENGLISH } from './domains/people/intents.en.generated.ts'
import { INTENTS as PEOPLE_PORTUGUESE } from './domains/people/intents.pt-BR.generated.ts'

/** What people say in every domain and language that is shipped. */
export const lifeIntents: readonly IntentCatalogue[] = [
  FINANCE_PORTUGUESE,
  DEBTS_PORTUGUESE,
  BODY_PORTUGUESE,
  HABITS_PORTUGUESE,
  GOALS_PORTUGUESE,
  PEOPLE_PORTUGUESE,
  AGENDA_PORTUGUESE,
  MEMORY_PORTUGUESE,
  DOCUMENTS_PORTUGUESE,
  FINANCE_ENGLISH,
  DEBTS_ENGLISH,
  BODY_ENGLISH,
  HABITS_ENGLISH,
  GOALS_ENGLISH,
  PEOPLE_ENGLISH,
  AGENDA_ENGLISH,
  MEMORY_ENGLISH,
  DOCUMENTS_ENGLISH,
]
