import { z } from 'zod'
import { jsonObjectSchema } from './json.ts'
import { localeSchema } from './locale.ts'

const MAX_TITLE = 120
const MAX_QUERY = 6_000
const MAX_READS = 5

const reads = z
  .array(z.object({ tool: z.string().max(100), input: jsonObjectSchema.default({}) }))
  .min(1)
  .max(MAX_READS)

/** JSON in a query. */
const readsText = z
  .string()
  .max(MAX_QUERY)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'expected JSON' })
      return z.NEVER
    }
  })
  .pipe(reads)

/** What the address of a printout says, for the query of a route. */
export const printoutQuery = z.object({
  read: readsText.describe('`[{"tool":"get_expenses","input":{"month":11}}]`, at most five.'),
  title: z.string().trim().min(1).max(MAX_TITLE).optional(),
  at: z.iso
    .datetime()
    .optional()
    .describe('When it was asked for: "this month" is the month of then. Now, by default.'),
  locale: localeSchema.optional(),
})

/**
 * Which reads are wanted on paper. Nothing of it is stored: it is drawn from the records as they are
 * when somebody opens it, so that what was put right is right, and what was forgotten is gone.
 */
export type PrintoutRequest = z.output<typeof printoutQuery>

/** Where a server gives it, without the server's own address. */
export function printoutUrl({ read, title, at, locale }: PrintoutRequest): string {
  const query = new URLSearchParams({
    ...(title === undefined ? {} : { title }),
    ...(at === undefined ? {} : { at }),
    ...(locale === undefined ? {} : { locale }),
    read: JSON.stringify(read),
  })
  return `/api/printout?${query}`
}

/** Reads what `printoutUrl` wrote; nothing for any other address. */
export function readPrintoutUrl(url: string): PrintoutRequest | undefined {
  const { pathname, searchParams } = new URL(url, 'http://parco.invalid')
  if (pathname !== '/api/printout') return undefined
  return printoutQuery.safeParse(Object.fromEntries(searchParams)).data
}
