import type { SlotSpan, SlotSpanOf } from '../../slots/slot-span.ts'
import type { MetricType } from '../../values/metrics.ts'
import { type CallInput, setOf, spanOf } from './call-builder.ts'
import { IS_OF_GOODS as WORDS } from './words.generated.ts'

/**
 * Whether what is measured is a thing bought: in "2 kg de carne por 78", "8 oz steak 24" the words
 * behind the quantity say of what it is, though a clause ends between them.
 */
export function isOfGoods(input: CallInput, type: MetricType): boolean {
  const quantity = lastQuantity(input)
  if (quantity === undefined) return false
  const { message, clauseFrom, clauseTo } = input
  const { items } = message
  const at = (place: number) => message.spansAt.get(place) ?? []
  const next = items[quantity.to]
  if (next === undefined) return false
  const isLast = quantity.to === clauseTo
  // "2 liters of" is of something that is said in the next clause, or of nothing.
  if (WORDS.of.has(next.word) && (isLast || quantity.to === clauseTo - 1))
    return !saysWhen([...at(quantity.to), ...at(quantity.to + 1)])
  const isAlone = isLast && quantity.from === clauseFrom
  if (!isAlone) return type === 'weight' && isLight(quantity.value.value, input)
  const isMarked = next.kind !== 'word'
  if (type === 'weight' && isMarked) return isLight(quantity.value.value, input)
  if (WORDS.joins.has(next.word)) return false
  return !isMarked || (type === 'water' && setOf(input).isRepeat !== true)
}

/** The quantity at the end, where another thing may follow: "corri 5 km, 30 min de estacionamento 10". */
function lastQuantity({ reading }: CallInput): SlotSpanOf<'quantity'> | undefined {
  return reading.match.bindings
    .flatMap((one) => (one.type === 'span' && one.span.type === 'quantity' ? [one.span] : []))
    .at(-1)
}

/** "5 km de manhã": a time of day is nothing measured. */
const saysWhen = (spans: readonly SlotSpan[]): boolean =>
  spans.some(({ type }) => type === 'moment' || type === 'date' || type === 'time')

/** "e 25 na pipoca, 65 no total": a number before where it was spent is an amount, and counts nothing. */
export function isCountOfMoney(input: CallInput): boolean {
  const count = spanOf(input, 'number', 'count')
  return count !== undefined && WORDS.where.has(input.message.items[count.to]?.word ?? '')
}

/** Lighter than anybody who writes; by itself it is asked about, beside other things it is one of them. */
const LIGHTEST_KG = 20

const isLight = (kg: number, { message, clauseFrom, clauseTo }: CallInput): boolean =>
  kg < LIGHTEST_KG && clauseTo - clauseFrom < message.items.length
