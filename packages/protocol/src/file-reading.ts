import { z } from 'zod'
import { jsonObjectSchema } from './json.ts'

/** What a file of another program holds, such as a bank statement, as a write would take it in. */
export const fileReadingSchema = z.object({
  format: z.string(),
  /** Propose this tool, with the inputs of the items that are wanted in that slot. */
  tool: z.string(),
  slot: z.string(),
  items: z.array(
    z.object({
      input: jsonObjectSchema,
      date: z.string(),
      title: z.string(),
      filedAs: z.string(),
      display: z.string(),
      isKnown: z.boolean(),
      isLeftOut: z.boolean(),
      note: z.string().optional(),
    }),
  ),
  unread: z.array(z.object({ line: z.number(), text: z.string(), why: z.string() })),
})
export type FileReading = z.infer<typeof fileReadingSchema>
