import { z } from 'zod'

const itemSchema = z.object({
  id: z.string(),
  item: z.string(),
  quantity: z.string().nullable(),
  /** The day on which it was crossed off; null while it is open. */
  doneOn: z.string().nullable(),
})
/** Something on a list. */
export type ListItem = z.infer<typeof itemSchema>

const listSchema = z.object({
  key: z.string(),
  name: z.string(),
  items: z.array(itemSchema),
})
/** A list with all of its items. */
export type List = z.infer<typeof listSchema>

/** `get_lists`. */
export const listsSchema = z.object({ lists: z.array(listSchema) })
