import type { ReadingInput } from '../../../clauses/clause-reading.ts'
import type { SlotSpan, SlotSpanOf } from '../../../slots/slot-span.ts'
import type { Stretch } from '../../asides.ts'
import { EACH } from '../../calls/amount-of-all.ts'

type Volume = SlotSpanOf<'quantity'>

/** How much several vessels of one size hold together. */
export interface WaterOfEach {
  readonly volume: Volume
  /** What was said of it: how many, and how much each holds. */
  readonly said: readonly SlotSpan[]
}

const MOST_VESSELS = 12

/** "4 bottles of water, 500ml each". */
export function waterOfEach(
  { message: { items, spans } }: ReadingInput,
  { from, to }: Stretch,
): WaterOfEach | undefined {
  const inside = spans.filter((one) => one.from >= from && one.to <= to)
  const volumes = inside.filter(
    (one): one is Volume => one.type === 'quantity' && one.value.dimension === 'volume',
  )
  const [size, another] = volumes.filter((one) => !isCountOfVessels(one))
  if (size === undefined || another || size.invalid || size.isApproximate) return undefined
  const [counted, more] = volumes.filter(isCountOfVessels)
  if (counted === undefined || more || !EACH.has(items[size.to]?.word ?? '')) return undefined
  return times(size, counted)
}

/** "3 garrafas": how many, where how much one holds is said besides. */
export const isCountOfVessels = (span: SlotSpan): boolean =>
  span.type === 'quantity' && COUNTED.has(span.value.said.unit)

const COUNTED: ReadonlySet<string> = new Set(['bottle', 'glass', 'cup'])

function times(size: Volume, counted: Volume): WaterOfEach | undefined {
  const count = counted.value.said.amount
  if (!Number.isInteger(count) || count < 1 || count > MOST_VESSELS) return undefined
  const value = { ...size.value, value: size.value.value * count }
  return { volume: { ...size, value }, said: [counted, size] }
}
