import type { IntentCatalogue } from '../grammar/catalogue.ts'
import { TALK as ENGLISH } from './talk.en.generated.ts'
import { TALK as PORTUGUESE } from './talk.pt-BR.generated.ts'

/** What is said and is for no tool: small talk, comments, and what is known to need a model. */
export const talkIntents: readonly IntentCatalogue[] = [PORTUGUESE, ENGLISH]
