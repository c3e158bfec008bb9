import type { Reading } from '../grammar/grammar.ts'
import { hasTrait } from '../intents/intent-table.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import type { BuiltCall } from '../stages/calls/call-builder.ts'
import type { Clause, Message } from './message.ts'
import { HOLDS_MORE as WORDS } from './words.generated.ts'

/** Whether a clause says more than the call that a sentence makes of it. */
export const holdsMore = (clause: Clause, call: BuiltCall, reading: Reading): boolean =>
  leavesUnread(clause, call) || passesOver(call, reading) || asksMore(clause, reading)

/** "slept 6 hours 80 tonight": what cannot be the hour that it looks like is something else that was said. */
const passesOver = ({ reason }: BuiltCall, { match, sentence }: Reading): boolean =>
  sentence.definition.isWrite &&
  reason === undefined &&
  match.floats.some(({ invalid }) => invalid !== undefined)

/** "quanto devo do carro e o que tenho na agenda": a name holds no second question. */
function asksMore({ message: { items } }: Clause, { sentence, match }: Reading): boolean {
  if (!hasTrait(sentence.intent, 'lists')) return false
  return match.bindings.some((one) => {
    if (one.type !== 'text') return false
    return items.slice(one.from, one.to).some(({ raw }, index) => {
      const next = one.from + index + 1
      const asked = items[next]?.word === 'o' ? items[next + 1] : items[next]
      return WORDS.joins.has(raw.toLowerCase()) && WORDS.askingNext.has(asked?.word ?? '')
    })
  })
}

/** A meeting or a call has no amount: one that stands in it is of another record. */
function leavesUnread({ message, from, to }: Clause, call: BuiltCall): boolean {
  if (hasTrait(call.intent, 'reminds-once'))
    return hasSecondDay(message, from, to) || hasSecondOrder(message, from, to)
  if (!hasTrait(call.intent, 'meets')) return false
  return message.spans.some((span) => isAmount(span) && from <= span.from && span.to <= to)
}

/** "me lembra hoje de pagar a luz e sexta de ligar pro banco": two reminders. */
function hasSecondDay(message: Message, from: number, to: number): boolean {
  return message.spans.some((span) => {
    if (span.type !== 'date' && span.type !== 'moment') return false
    if (span.from <= from || span.to >= to) return false
    const before = [1, 2].map((back) => message.items[span.from - back]?.word ?? '')
    return (
      before.some((word) => WORDS.joins.has(word)) &&
      WORDS.opensDeed.has(message.items[span.to]?.word ?? '')
    )
  })
}

/** "remind me to call the vet and add 30 for cat litter": an amount ordered to be kept is no task. */
function hasSecondOrder({ items, spans }: Message, from: number, to: number): boolean {
  const isOrder = items.some(
    ({ raw }, at) =>
      at > from + 1 &&
      at + 2 < to &&
      WORDS.joins.has(raw.toLowerCase()) &&
      WORDS.takingBack.has(items[at + 1]?.word ?? ''),
  )
  if (isOrder) return true
  return spans.some(({ type, from: at }) => {
    if (type !== 'money' || at < from + 2 || at >= to) return false
    return WORDS.orders.has(items[at - 1]?.word ?? '') && WORDS.joins.has(items[at - 2]?.word ?? '')
  })
}

const MEASURES: ReadonlySet<string> = new Set(['duration', 'distance', 'mass'])

/** "a pint" with a friend is no measure of anything. */
function isAmount(span: SlotSpan): boolean {
  return span.type === 'money' || (span.type === 'quantity' && MEASURES.has(span.value.dimension))
}
