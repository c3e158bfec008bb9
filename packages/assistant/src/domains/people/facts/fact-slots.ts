import { fold } from '@parco/router'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { cleanText } from '../../internal/clean-text.ts'
import type { FactKind } from '../enums.ts'
import type { PersonFact } from '../tables.ts'

/** What is known of somebody, before it is stored. */
export type SaidFact = { readonly kind: FactKind; readonly text: string }

/** A list, or what a field of a card holds: values between commas. */
const list = z.union([z.array(z.string()), z.string().transform((text) => text.split(/[,;]/))])

/** The slots of lists, by the kind of fact that they hold. */
export const LIST_SLOTS = {
  interests: 'interest',
  dislikes: 'dislike',
  dietaryRestrictions: 'dietary',
  giftIdeas: 'gift_idea',
  topics: 'topic',
} as const satisfies Readonly<Record<string, FactKind>>
export type ListSlot = keyof typeof LIST_SLOTS

/** What somebody likes and the like, as slots. */
export const listSlots = {
  interests: list.optional().describe('What they like.'),
  dislikes: list.optional(),
  dietaryRestrictions: list.optional().describe('Diets and allergies.'),
  giftIdeas: list.optional(),
  topics: list.optional().describe('What to talk about with them.'),
}
export type ListSlots = z.output<z.ZodObject<typeof listSlots>>

/** A fact of the database is at most this long. */
export const MAX_FACT_CHARACTERS = 500

/** What slots say, each once; empty pieces of a list are none. */
export function factsOf(slots: ListSlots & { readonly notes?: string | undefined }): SaidFact[] {
  const said = (Object.keys(LIST_SLOTS) as ListSlot[]).flatMap((slot) =>
    (slots[slot] ?? []).map((text) => ({ kind: LIST_SLOTS[slot], text: cleanText(text) })),
  )
  const note = { kind: 'note' as const, text: cleanText(slots.notes ?? '') }
  const all = [...said, note].filter(({ text }) => text !== '')
  return all.filter((fact, at) => all.findIndex((other) => isSameFact(fact, other)) === at)
}

/** Whether two say the same, whatever the capitals and accents. */
export function isSameFact(one: SaidFact, other: SaidFact): boolean {
  return one.kind === other.kind && fold(one.text) === fold(other.text)
}

const OPPOSITES: Partial<Record<FactKind, FactKind>> = { interest: 'dislike', dislike: 'interest' }

/** What is known and cannot be true any more: who dislikes it now does not like it. */
export function contradicted(
  said: readonly SaidFact[],
  known: readonly PersonFact[],
): PersonFact[] {
  return known.filter((fact) => {
    const kind = OPPOSITES[fact.kind]
    return kind !== undefined && said.some((one) => isSameFact(one, { kind, text: fact.text }))
  })
}

/** `gosta de jazz e vinho`, one phrase for each kind. */
export function describeFacts(facts: readonly SaidFact[], context: DomainContext): string[] {
  const kinds = [...new Set(facts.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const texts = facts.filter((fact) => fact.kind === kind).map(({ text }) => text)
    return context.text(`fact.${kind}`, { list: context.format.list(texts) })
  })
}
