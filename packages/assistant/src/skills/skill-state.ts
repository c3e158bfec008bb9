import type { JsonObject, Perspective } from '@parco/protocol'
import { z } from 'zod'

/** What a conversation keeps of its skills, version 1 of `conversations.skill_state`. */
const stateSchema = z.object({
  version: z.literal(1),
  /** Those that were active last. */
  skills: z.array(z.string()),
  /** The user's message that called for them. */
  messageId: z.string(),
  /** The tools that its prompts carry, in their order. */
  tools: z.array(z.string()),
})
export type SkillState = z.infer<typeof stateSchema>

/** The state as it was saved; nothing where there is none, or another version wrote it. */
export const parseSkillState = (stored: unknown): SkillState | undefined =>
  stateSchema.safeParse(stored).data

export const toStoredSkillState = (state: Omit<SkillState, 'version'>): JsonObject => ({
  version: 1,
  skills: [...state.skills],
  messageId: state.messageId,
  tools: [...state.tools],
})

/** The preferences of a user, as skills require them: `christian_perspective`. */
export const preferencesOf = (perspective: Perspective): ReadonlySet<string> =>
  new Set(perspective === 'none' ? [] : [`${perspective}_perspective`])
