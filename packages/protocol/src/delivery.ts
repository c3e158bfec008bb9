import { z } from 'zod'
import { idSchema } from './ids.ts'

/** Something with which Parco spoke first: a reminder that rings, a summary. */
export const deliverySchema = z.object({
  /** Its place in the inbox: `cnv_…:12`. What is asked for behind it comes next. */
  cursor: z.string(),
  conversationId: idSchema('conversation'),
  messageId: idSchema('message'),
  /** `reminder`, `event`, `bills`, `summary`, … */
  kind: z.string(),
  /** The id of the record that it comes from; the user's own where it comes from none. */
  ref: z.string().optional(),
  text: z.string(),
  deliveredAt: z.iso.datetime(),
})
export type Delivery = z.infer<typeof deliverySchema>
