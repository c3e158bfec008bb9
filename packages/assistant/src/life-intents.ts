import type { IntentCatalogue } from '@parco/router'
import { INTENTS as BODY_ENGLISH } from './domains/body/intents.en.generated.ts'
import { INTENTS as BODY_PORTUGUESE } from './domains/body/intents.pt-BR.generated.ts'
import { INTENTS as FINANCE_ENGLISH } from './domains/finance/intents.en.generated.ts'
import { INTENTS as FINANCE_PORTUGUESE } from './domains/finance/intents.pt-BR.generated.ts'

/** What people say in every domain and language that is shipped. */
export const lifeIntents: readonly IntentCatalogue[] = [
  FINANCE_PORTUGUESE,
  BODY_PORTUGUESE,
  FINANCE_ENGLISH,
  BODY_ENGLISH,
]
