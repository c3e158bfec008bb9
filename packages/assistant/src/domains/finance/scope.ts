import type { DomainContext } from '../domain-context.ts'
import { choiceField } from '../internal/preview-fields.ts'

/** Which times of what comes again a change is for: one, that one and all later ones, or every one there is. */
export const SCOPES = ['this', 'future', 'all'] as const
export type Scope = (typeof SCOPES)[number]

/** The scope as a choice on the card. */
export function scopeField(value: Scope, of: 'bill' | 'income', { text }: DomainContext) {
  return choiceField({
    slot: 'scope',
    label: text('scope.label'),
    value,
    options: SCOPES.map((scope) => ({ value: scope, label: text(`scope.${of}.${scope}`) })),
  })
}
