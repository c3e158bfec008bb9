import { parse } from 'yaml'
import { z } from 'zod'
import { createSkillWords, type SkillWords } from './skill-words.ts'

/** Skills that call for another one together, where certain words are said: debts, sleep, and a worry. */
export interface CompoundSkill {
  /** All of them are active. */
  readonly when: readonly string[]
  readonly words: SkillWords
  /** Then these are, too. */
  readonly also: readonly string[]
}

const schema = z.array(
  z.strictObject({
    when: z.array(z.string()).min(1),
    words: z.string().transform((text) => text.split(/[,\n]+/)),
    also: z.array(z.string()).min(1),
  }),
)

/** Reads a file of compounds, or says what is wrong with it. */
export function parseCompounds(text: string): readonly CompoundSkill[] | string {
  let content: unknown
  try {
    content = parse(text)
  } catch (error) {
    return `It cannot be read: ${error instanceof Error ? error.message : String(error)}`
  }
  const parsed = schema.safeParse(content)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return `It does not fit at ${issue?.path.join('.')}: ${issue?.message ?? ''}`
  }
  return parsed.data.map(({ when, words, also }) => ({
    when,
    words: createSkillWords({ triggers: words }),
    also,
  }))
}
