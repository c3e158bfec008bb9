import { parse } from 'yaml'
import { z } from 'zod'
import type { SentenceProblem } from './sentence-problem.ts'

const allowListSchema = z.array(
  z.strictObject({
    code: z.string(),
    subject: z.string(),
    other: z.string().optional(),
    /** Why it is meant: one that gives no reason is not accepted. */
    reason: z.string().min(10),
  }),
)

/** Findings about sentences that are meant, each with its reason. */
export interface ParsedAllowList {
  readonly allowed: z.infer<typeof allowListSchema>
  readonly problems: readonly SentenceProblem[]
}

/**
 * Reads the list of findings that are meant: `code`, how the `subject` begins, perhaps how the `other`
 * sentence does, and `reason`.
 */
export function parseAllowList(text: string, file: string): ParsedAllowList {
  try {
    return { allowed: allowListSchema.parse(parse(text) ?? []), problems: [] }
  } catch (error) {
    const message = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    return { allowed: [], problems: [{ file, line: 1, message }] }
  }
}
