import { z } from 'zod'

const birthdaySchema = z.object({
  month: z.number(),
  day: z.number(),
  year: z.number().nullable(),
  next: z.string(),
  daysUntil: z.number(),
  age: z.number().nullable(),
  turns: z.number().nullable(),
})
export type Birthday = z.infer<typeof birthdaySchema>

const rhythmSchema = z.object({
  everyDays: z.number(),
  dueOn: z.string(),
  overdueDays: z.number(),
})
export type Rhythm = z.infer<typeof rhythmSchema>

const listedSchema = z.object({
  id: z.string(),
  name: z.string(),
  relationship: z.string().nullable(),
  birthday: birthdaySchema.nullable(),
  lastContactOn: z.string().nullable(),
  daysSince: z.number().nullable(),
  rhythm: rhythmSchema.nullable(),
})
/** Somebody as the list shows them. */
export type Listed = z.infer<typeof listedSchema>

/** `list_people`. */
export const peopleSchema = z.object({ people: z.array(listedSchema), total: z.number() })

/** What is kept of somebody, in the order in which it is shown. */
export const FACT_KINDS = ['interest', 'dislike', 'dietary', 'gift_idea', 'topic', 'note'] as const

const personSchema = z.object({
  person: z.object({
    id: z.string(),
    name: z.string(),
    relationship: z.string().nullable(),
    aliases: z.array(z.string()),
  }),
  lastContact: z
    .object({ type: z.string(), date: z.string(), note: z.string().nullable() })
    .nullable(),
  contacts: z.array(
    z.object({ id: z.string(), type: z.string(), date: z.string(), note: z.string().nullable() }),
  ),
  daysSince: z.number().nullable(),
  rhythm: rhythmSchema.nullable(),
  birthday: birthdaySchema.nullable(),
  facts: z.array(z.object({ kind: z.enum(FACT_KINDS), text: z.string() })),
  gifts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      direction: z.string(),
      occasion: z.string().nullable(),
      givenOn: z.string(),
      amountCents: z.number().nullable(),
      currency: z.string().nullable(),
    }),
  ),
})
/** All that is known of somebody. */
export type Person = z.infer<typeof personSchema>

/** `get_person`. */
export const personViewSchema = z.object({ people: z.array(personSchema) })
