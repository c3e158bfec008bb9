import { createRouter, type Router } from '@parco/router'
import { lifeIntents } from './life-intents.ts'

/** The router over the life domains; it needs neither a database nor a file at run time. */
export function createLifeRouter(): Router {
  return createRouter({ intents: lifeIntents })
}
