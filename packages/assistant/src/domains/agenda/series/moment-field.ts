import type { PreviewField } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { sayMoment } from './said-moment.ts'

/** A field of the card that holds a day with its hour. */
export function momentField(
  slot: string,
  label: string,
  value: string,
  context: DomainContext,
): PreviewField {
  return {
    slot,
    label: context.text(`label.${label}`),
    kind: 'moment',
    value,
    display: sayMoment(value, context),
    editable: true,
  }
}
