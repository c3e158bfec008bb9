import type { PreviewField } from '@parco/protocol'
import { z } from 'zod'
import type { Domain } from '../domains/domain.ts'
import type { DomainContext } from '../domains/domain-context.ts'
import type { DomainWriteTool } from '../domains/domain-tool.ts'
import { MAX_AMOUNT, MIN_AMOUNT } from '../domains/internal/money.ts'
import type { SlotForm } from './domain-forms.ts'

/** The empty form of a write: every slot that a person can fill in, as a field of a card. */
export function describeForm(
  tool: DomainWriteTool,
  { forms = {} }: Domain,
  context: DomainContext,
): PreviewField[] {
  return slotsOf(tool).flatMap(([slot, property]) => {
    const form = forms[`${tool.name}.${slot}`] ?? forms[slot]
    if (form === undefined) return []
    return [describeSlot(slot, form, valuesOf(property), context)]
  })
}

/** The slots of a write, and what stands within those that are objects: `metadata.distanceKm`. */
export function slotsOf(tool: Pick<DomainWriteTool, 'input'>): readonly [string, Property][] {
  const { properties } = z.toJSONSchema(tool.input, { io: 'input', unrepresentable: 'any' })
  const own = Object.entries((properties ?? {}) as Properties)
  return own.flatMap(([slot, property]) => [
    [slot, property] as const,
    ...Object.entries(property.properties ?? {}).map(([inner, within]): [string, Property] => [
      `${slot}.${inner}`,
      within,
    ]),
  ]) as [string, Property][]
}

function describeSlot(
  slot: string,
  form: SlotForm,
  values: readonly string[],
  { currency, text }: DomainContext,
): PreviewField {
  const { choices, kind, maximum, minimum } = form
  const isMoney = kind === 'money'
  const limits = isMoney ? { minimum: MIN_AMOUNT, maximum: MAX_AMOUNT } : { minimum, maximum }
  const options = values.map((value) => ({ value, label: text(`${choices}.${value}`) }))
  return {
    slot,
    label: text(form.label),
    kind,
    value: null,
    display: '',
    editable: true,
    ...(isMoney ? { unit: currency } : {}),
    ...(choices === undefined ? {} : { options }),
    ...(limits.minimum === undefined ? {} : { minimum: limits.minimum }),
    ...(limits.maximum === undefined ? {} : { maximum: limits.maximum }),
  }
}

type Properties = Readonly<Record<string, Property>>

interface Property {
  readonly properties?: Properties
  readonly enum?: unknown[]
  readonly items?: unknown
  readonly minimum?: number
  readonly maximum?: number
}

/** The values of a choice; of a list of small numbers, such as days of the week, each of them. */
function valuesOf({ enum: values, items }: Property): readonly string[] {
  if (values) return values.map(String)
  const { minimum, maximum } = (items ?? {}) as Property
  if (minimum === undefined || maximum === undefined) return []
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => String(minimum + index))
}
