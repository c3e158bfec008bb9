import { SELF_HARM as ENGLISH } from './self-harm.en.ts'
import { SELF_HARM as PORTUGUESE } from './self-harm.pt-br.ts'

/** Danger to oneself: wishes to die, plans and means, passive wishes not to be, injury, farewells. */
export const SELF_HARM: readonly string[] = [...PORTUGUESE, ...ENGLISH]
