import { ParcoError } from '@parco/protocol'
import type { z } from 'zod'

/**
 * Parses one part of a request.
 *
 * @throws ParcoError `bad-request` that names the first field that is wrong.
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  place: 'body' | 'path' | 'query' | 'header',
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const path = issue?.path.map(String).join('.') ?? ''
  const where = path === '' ? place : `${place} field ${JSON.stringify(path.slice(0, 80))}`
  const problem = issue?.message ?? 'unknown'
  throw new ParcoError('bad-request', `The ${where} is not valid: ${problem}.`, {
    data: { field: path.slice(0, 80) },
  })
}
