import type { Sql } from '@parco/store'
import { z } from 'zod'

/** Kinds of suggestions, as domains name them. */
export const SUGGESTION_KINDS = ['plan-nearly-spent', 'goal-behind', 'decision-due'] as const
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number]

const settingsSchema = z.object({
  isOff: z.boolean().default(false),
  /** Kinds that the user does not want. */
  muted: z.array(z.string()).default([]),
})
export type SuggestionSettings = z.output<typeof settingsSchema>

/** What the user wants suggested: `users.preferences.suggestions`; everything where nothing is said. */
export async function readSuggestionSettings(sql: Sql): Promise<SuggestionSettings> {
  const [row] = await sql.query<{ suggestions: unknown }>(
    `select preferences -> 'suggestions' as suggestions from users where id = parco_user_id()`,
  )
  return settingsSchema.safeParse(row?.suggestions ?? {}).data ?? { isOff: false, muted: [] }
}
