import type { DomainContext } from '../../domain-context.ts'
import { INTERACTION_TYPES, type InteractionType } from '../enums.ts'
import { callPerson } from '../persons/describe-person.ts'

interface Contact {
  readonly type: InteractionType
  readonly happenedOn: string
}

/** `ligação com Ana, hoje (18/11)`. */
export function describeContact(
  name: string,
  { type, happenedOn }: Contact,
  context: DomainContext,
): string {
  return context.text(`contact.with.${type}`, {
    name: callPerson(name, context),
    day: context.format.day(happenedOn),
  })
}

/** How long ago a day was: `hoje`, `ontem`, `há 12 dias`. */
export function describeAgo(days: number, { text }: DomainContext): string {
  if (days === 0) return text('contact.today')
  if (days === 1) return text('contact.yesterday')
  if (days < 60) return text('contact.daysAgo', { count: days })
  const months = Math.floor(days / 30.44)
  if (months < 24) return text('contact.monthsAgo', { count: months })
  return text('contact.yearsAgo', { count: Math.floor(days / 365.25) })
}

/** The ways of being in touch, as a card offers them. */
export const interactionTypeOptions = ({ text }: DomainContext) =>
  INTERACTION_TYPES.map((value) => ({ value, label: text(`contact.type.${value}`) }))
