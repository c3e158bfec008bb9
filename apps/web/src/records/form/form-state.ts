import type { JsonObject, JsonValue, Locale, PreviewField } from '@parco/protocol'
import { toFieldText } from '../../approvals/format-field.ts'
import { type FieldProblem, type FieldReading, parseField } from '../../approvals/parse-field.ts'
import type { FormSpec } from './form-spec.ts'

/** What stands in a field: text as typed, a tick, or the ticked members of a list. */
export type Entry = string | boolean | readonly string[]
export type Entries = Readonly<Record<string, Entry>>
export type Problems = Readonly<Record<string, FieldProblem>>

/** What a form comes to as it is filled in. */
export type FormReading =
  | { readonly status: 'ready'; readonly input: JsonObject }
  | { readonly status: 'invalid'; readonly problems: Problems }
  /** A change that changes nothing. */
  | { readonly status: 'unchanged' }

/** Whether a field is a row of ticks: a list of few things that are known. */
export const isTicks = ({ kind, options }: PreviewField): boolean =>
  kind === 'list' && options !== undefined && options.length > 0

/** What the fields of a form begin with. */
export function toEntries(
  fields: readonly PreviewField[],
  values: FormSpec['values'],
  locale: Locale,
): Entries {
  return Object.fromEntries(
    fields.map((field) => [field.slot, toEntry(field, values?.[field.slot] ?? null, locale)]),
  )
}

function toEntry(field: PreviewField, value: JsonValue, locale: Locale): Entry {
  if (field.kind === 'boolean') return value === true
  if (isTicks(field)) return Array.isArray(value) ? value.map(String) : []
  return toFieldText(field, value, locale)
}

/** Reads a form as it is filled in into the input of its tool. */
export function readForm(
  fields: readonly PreviewField[],
  entries: Entries,
  spec: FormSpec,
  locale: Locale,
): FormReading {
  const { emptiable = [], fixed = {}, isChange = false, required = [], values } = spec
  const before = toEntries(fields, values, locale)
  const input: Record<string, JsonValue> = {}
  const problems: Record<string, FieldProblem> = {}
  for (const field of fields) {
    const { slot } = field
    const entry = entries[slot] ?? ''
    if (isChange && isSame(entry, before[slot] ?? '')) continue
    if (isBlank(entry) && isChange && emptiable.includes(slot)) {
      put(input, slot, [])
      continue
    }
    const isNeeded = required.includes(slot) || (isChange && !isBlank(before[slot] ?? ''))
    if (isBlank(entry) && !isNeeded) continue
    const reading = readEntry(field, entry, locale)
    if (reading.status === 'valid') put(input, slot, reading.value)
    else problems[slot] = reading.problem
  }
  if (Object.keys(problems).length > 0) return { status: 'invalid', problems }
  if (isChange && Object.keys(input).length === 0) return { status: 'unchanged' }
  return { status: 'ready', input: { ...fixed, ...input } }
}

/** What stands within a slot goes there: `metadata.distanceKm`. */
function put(input: Record<string, JsonValue>, slot: string, value: JsonValue): void {
  const [outer = slot, inner] = slot.split('.')
  input[outer] = inner === undefined ? value : { ...(input[outer] as JsonObject), [inner]: value }
}

function readEntry(field: PreviewField, entry: Entry, locale: Locale): FieldReading {
  if (typeof entry === 'boolean') return { status: 'valid', value: entry }
  if (typeof entry === 'string') return parseField(field, entry, locale)
  if (entry.length === 0) return { status: 'invalid', problem: { code: 'empty' } }
  // Days of the week are numbers to their tools.
  const members = entry.map((one) => (/^\d+$/.test(one) ? Number(one) : one))
  return { status: 'valid', value: members }
}

/** A tick that is not there says nothing: the tool knows what is usual. */
const isBlank = (entry: Entry): boolean =>
  typeof entry === 'boolean' ? !entry : entry.length === 0 || String(entry).trim() === ''

const isSame = (one: Entry, other: Entry): boolean => String(one) === String(other)
