import type { PreviewField } from '@parco/protocol'
import type { DomainContext } from '../domain-context.ts'
import { fromCents, MAX_AMOUNT, MIN_AMOUNT } from './money.ts'

interface FieldInput<Value> {
  readonly slot: string
  readonly label: string
  readonly value: Value
  /** What stands there when it is not the value alone: `R$ 50,00 → R$ 65,00`. */
  readonly display?: string
  readonly editable?: boolean
}

interface ChoiceInput extends FieldInput<string> {
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

interface NumberInput extends FieldInput<number> {
  readonly unit?: string
  readonly minimum?: number
  readonly maximum?: number
}

/** A field of the card that holds words. */
export function textField(field: FieldInput<string>): PreviewField {
  return { ...base(field, field.value), kind: 'text', value: field.value }
}

/** A field of the card that holds money. */
export function moneyField(
  field: FieldInput<number> & { readonly currency: string },
  context: DomainContext,
): PreviewField {
  return {
    ...base(field, context.format.money(field.value, field.currency)),
    kind: 'money',
    value: fromCents(field.value),
    unit: field.currency,
    minimum: MIN_AMOUNT,
    maximum: MAX_AMOUNT,
  }
}

/** A field of the card that holds a day. */
export function dayField(field: FieldInput<string>, context: DomainContext): PreviewField {
  return { ...base(field, context.format.day(field.value)), kind: 'date', value: field.value }
}

/** A field of the card that holds a month. */
export function monthField(field: FieldInput<string>, context: DomainContext): PreviewField {
  return { ...base(field, context.format.month(field.value)), kind: 'month', value: field.value }
}

/** A field of the card that holds one of a few values. */
export function choiceField(field: ChoiceInput): PreviewField {
  const label = field.options.find((option) => option.value === field.value)?.label ?? field.value
  return {
    ...base(field, label),
    kind: 'choice',
    value: field.value,
    options: [...field.options],
  }
}

/** A field of the card that holds a number. */
export function numberField(field: NumberInput, context: DomainContext): PreviewField {
  return {
    ...base(field, context.format.number(field.value)),
    kind: 'number',
    value: field.value,
    ...(field.unit === undefined ? {} : { unit: field.unit }),
    ...(field.minimum === undefined ? {} : { minimum: field.minimum }),
    ...(field.maximum === undefined ? {} : { maximum: field.maximum }),
  }
}

/** A field of the card that holds yes or no. */
export function booleanField(field: FieldInput<boolean>, context: DomainContext): PreviewField {
  const display = context.text(field.value ? 'shared.yes' : 'shared.no')
  return { ...base(field, display), kind: 'boolean', value: field.value }
}

/** The same field, shown and not to be changed, as on the card of a deletion. */
export function readOnly(field: PreviewField): PreviewField {
  return { ...field, editable: false }
}

function base(field: FieldInput<unknown>, display: string) {
  return {
    slot: field.slot,
    label: field.label,
    display: field.display ?? display,
    editable: field.editable ?? true,
  }
}
