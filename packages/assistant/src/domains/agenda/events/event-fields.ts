import type { PreviewField } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { booleanField, choiceField, readOnly, textField } from '../../internal/preview-fields.ts'
import { momentField } from '../series/moment-field.ts'
import { lastDayOf, type Times } from './check-event.ts'

/** Which occurrences of a series something is for. */
export const EVENT_SCOPES = ['this', 'future', 'all'] as const
export type EventScope = (typeof EVENT_SCOPES)[number]

/** When an event takes place, by the user's clock. */
export function timeFields(times: Times, context: DomainContext): PreviewField[] {
  const { allDay, endsLocal, startsLocal } = times
  const start = momentField('startTime', 'when', startsLocal, context)
  if (allDay) {
    const day = context.format.day(startsLocal.slice(0, 10))
    const isAllDay = { slot: 'isAllDay', label: context.text('label.allDay'), value: true }
    const last = lastDayOf(times)
    const end = momentField('endTime', 'lastDay', `${last}T00:00`, context)
    return [
      { ...start, display: day },
      ...(endsLocal === null ? [] : [{ ...end, display: context.format.day(last) }]),
      booleanField(isAllDay, context),
    ]
  }
  return endsLocal === null ? [start] : [start, momentField('endTime', 'end', endsLocal, context)]
}

/** Where it takes place, if that is said. */
export function placeFields(location: string | null, context: DomainContext): PreviewField[] {
  if (location === null) return []
  return [textField({ slot: 'location', label: context.text('label.location'), value: location })]
}

/** The event itself on a card that is about what is done to it. */
export function eventRefField(title: string, context: DomainContext): PreviewField {
  return readOnly(
    textField({ slot: 'eventRef', label: context.text('record.event'), value: title }),
  )
}

/** The scope as a choice on the card. */
export function scopeField(
  value: EventScope,
  scopes: readonly EventScope[],
  { text }: DomainContext,
): PreviewField {
  const options = scopes.map((scope) => ({ value: scope, label: text(`scope.${scope}`) }))
  return choiceField({ slot: 'scope', label: text('label.scope'), value, options })
}
