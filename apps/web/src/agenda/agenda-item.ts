import { recordEditSchema } from '@parco/protocol'
import { z } from 'zod'

const agendaItemSchema = z.object({
  ref: z.string(),
  /** `event`, `reminder`, `followup`, `bill`, `invoice`, `income`, `birthday`; others come with their domains. */
  type: z.string(),
  day: z.string(),
  from: z.string().optional(),
  until: z.string().optional(),
  title: z.string(),
  detail: z.string().optional(),
  kind: z.string().optional(),
  isDone: z.boolean().optional(),
  isOpen: z.boolean().optional(),
  leftAmount: z.number().optional(),
  edit: recordEditSchema.optional(),
})
/** Something that has its day. */
export type AgendaItem = z.infer<typeof agendaItemSchema>

/** `get_agenda`. */
export const agendaSchema = z.object({ items: z.array(agendaItemSchema) })

/** Whether it should have been done before a day. */
export const isLate = ({ day, isOpen = false }: AgendaItem, today: string): boolean =>
  isOpen && day < today

/** Tells items apart, as one record may come on many days. */
export const keyOf = ({ day, from = '', ref }: AgendaItem): string => `${ref} ${day} ${from}`

/** Items by their day, in the order in which they came. */
export function groupByDay(items: readonly AgendaItem[]) {
  return [...Map.groupBy(items, ({ day }) => day)].map(([day, ofDay]) => ({ day, items: ofDay }))
}
