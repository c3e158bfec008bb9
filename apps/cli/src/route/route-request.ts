import { type IntentCall, intentCallSchema, localeSchema } from '@parco/protocol'
import type { Pending } from '@parco/router'
import { z } from 'zod'
import { isTimeZone } from './default-time-zone.ts'

const clarifySchema = z.object({
  missing: z.array(z.string()).min(1),
  candidate: intentCallSchema,
})

/** One line of `parco route --jsonl`; unknown fields are ignored. */
export const routeRequestSchema = z.object({
  id: z.union([z.string(), z.number()]),
  text: z.string(),
  lang: localeSchema.optional(),
  now: z.iso
    .datetime({ offset: true, error: 'expected an instant such as 2026-11-18T12:00:00-03:00' })
    .optional(),
  timeZone: z
    .string()
    .refine(isTimeZone, { error: 'expected a zone such as America/Sao_Paulo' })
    .optional(),
  pending: z.array(intentCallSchema).transform(toPending).optional(),
})

export type RouteRequest = z.infer<typeof routeRequestSchema>

/** What is open, from the list form: writes that wait, or the one question asked; an empty list is nothing. */
function toPending(calls: readonly IntentCall[], context: z.RefinementCtx): Pending | undefined {
  const [first] = calls
  if (first === undefined) return undefined
  if (calls.every(({ intent }) => intent !== 'clarify')) return { kind: 'writes', writes: calls }
  const question = clarifySchema.safeParse(first.params)
  if (calls.length === 1 && question.success) return { kind: 'question', ...question.data }
  context.addIssue('expected writes, or one clarify with missing and candidate')
  return z.NEVER
}
