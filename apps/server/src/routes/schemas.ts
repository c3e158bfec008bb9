import { idSchema, localeSchema } from '@parco/protocol'
import { z } from 'zod'

/** Where to go on in a list, and how far. */
export const pageQuerySchema = z.object({
  cursor: z.string().min(1).max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
})

/** A page of a list: pass `nextCursor` on as `cursor` to get what follows. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().optional() })
}

/** A day of the user's that exists. */
export const daySchema = z.iso.date()

export const localeBodySchema = z.object({ locale: localeSchema.optional() })

export const receiptParamsSchema = z.object({ id: idSchema('receipt') })
export const conversationParamsSchema = z.object({ id: idSchema('conversation') })

/** Removes what was not given, so that absent stays absent. */
export function present<Value extends object>(
  value: Value,
): { [Key in keyof Value]?: Exclude<Value[Key], undefined> } {
  const given = Object.entries(value).filter(([, entry]) => entry !== undefined)
  return Object.fromEntries(given) as never
}
