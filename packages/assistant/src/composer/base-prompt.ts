import { ASSISTANT_PROMPTS } from './assistant-prompts.generated.ts'

/** The order in which the modules stand; what never changes comes first, so that provider caches hold. */
const MODULES = ['identity', 'records', 'proposals', 'limits'] as const

/** The instructions of every conversation, the same for all users, days and languages. */
export const BASE_PROMPT: string = MODULES.map((name) => ASSISTANT_PROMPTS[name]).join('\n\n')
