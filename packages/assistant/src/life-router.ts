import { createRouter, type Router } from '@parco/router'
import { INTENTS as BODY_ENGLISH } from './domains/body/intents.en.generated.ts'
import { INTENTS as BODY_PORTUGUESE } from './domains/body/intents.pt-BR.generated.ts'
import { INTENTS as FINANCE_ENGLISH } from './domains/finance/intents.en.generated.ts'
import { INTENTS as FINANCE_PORTUGUESE } from './domains/finance/intents.pt-BR.generated.ts'

/** The router over the life domains; it needs neither a database nor a file at run time. */
export function createLifeRouter(): Router {
  return createRouter({
    intents: [FINANCE_PORTUGUESE, BODY_PORTUGUESE, FINANCE_ENGLISH, BODY_ENGLISH],
  })
}
