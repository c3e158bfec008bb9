import type { Binding } from '../../grammar/match.ts'
import type { Moment, SlotSpan } from '../../slots/slot-span.ts'
import { nameOf } from '../../values/name-of.ts'
import { type CallBuilder, type CallInput, setOf } from './call-builder.ts'

type Params = Readonly<Record<string, unknown>>

/**
 * Builds the call of an intent without a builder of its own: what its sentence sets, and each slot
 * under its name. `name`, `title`, `…Ref` give the user's words, other texts their lexicon's key, a
 * period `startDate` and `endDate` (in an object where its slot has a name), money a `currency` that
 * was said, `…Day` a day of the month. Days lie behind unless the sentence sets `isAhead`, which is
 * no param. What the intent requires and the words do not give is missing.
 */
export const buildBySlots: CallBuilder = (input) => {
  const { match, sentence } = input.reading
  const { isAhead = false, ...set } = setOf(input)
  const direction = isAhead === true ? 'future' : 'past'
  const floats = match.floats.map((span): Binding => ({ type: 'span', name: span.type, span }))
  const params: Record<string, unknown> = {}
  let reason: string | undefined
  for (const binding of [...floats, ...match.bindings]) {
    const problem = binding.type === 'span' ? binding.span.invalid : undefined
    reason ??= problem
    if (problem === undefined) Object.assign(params, textOrSpan(binding, direction, input))
  }
  Object.assign(params, set)
  const missing = (sentence.definition.required ?? []).filter((slot) => !(slot in params))
  return { intent: sentence.intent, params, missing, ...(reason === undefined ? {} : { reason }) }
}

function textOrSpan(
  binding: Binding,
  direction: 'past' | 'future',
  { message }: CallInput,
): Params {
  const { name } = binding
  if (binding.type === 'span') return spanValue(name, binding.span, direction)
  const words = nameOf(message, binding.from, binding.to)
  return { [name]: /^(?:name|title)$|Ref$/.test(name) ? words : (binding.key ?? words) }
}

function spanValue(name: string, span: SlotSpan, direction: 'past' | 'future'): Params {
  switch (span.type) {
    case 'period':
      return name === 'period' ? { ...span.value[direction] } : { [name]: span.value[direction] }
    case 'money': {
      const { amount, currency, isCurrencySaid } = span.value
      return isCurrencySaid ? { [name]: amount, currency } : { [name]: amount }
    }
    case 'date':
    case 'moment':
      return { [name]: dayOf(name, span.value) ?? span.value[direction] }
    case 'time':
      return { [name]: span.value.time }
    case 'quantity':
    case 'score':
      return { [name]: span.value.value }
    case 'recurrence':
      return { [name]: dayOf(name, span.value) ?? span.value.pattern }
    case 'timeRange':
      return { start: span.value.start, end: span.value.end }
    default:
      return { [name]: span.value }
  }
}

const dayOf = (name: string, value: { dayOfMonth?: number | undefined } | Moment) =>
  name.endsWith('Day') && 'dayOfMonth' in value ? value.dayOfMonth : undefined
