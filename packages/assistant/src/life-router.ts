import { createRouter, type Router } from '@parco/router'
import { GRAMMAR as ENGLISH } from './life-grammar.en.generated.ts'
import { GRAMMAR as PORTUGUESE } from './life-grammar.pt-BR.generated.ts'

/** The router over the life domains; it needs neither a database nor a file at run time. */
export function createLifeRouter(): Router {
  return createRouter({ intents: [], grammars: { 'pt-BR': PORTUGUESE, en: ENGLISH } })
}
