import type { SlotType } from '../../slots/slot-span.ts'
import type { Holdings } from './finding.ts'
import { type Phrase, phrasesIn } from './phrases.ts'

/** Values that stand beside the name of whatever money is told of: how much, and when. */
export const AMOUNT_AND_DAY = ['money', 'date', 'moment', 'period'] as const satisfies SlotType[]

/** Those beside what was paid or came in: also at what hour, and in which way. */
export const PAID = [...AMOUNT_AND_DAY, 'time', 'paymentMethod'] as const satisfies SlotType[]

/** The phrases that may name something beside the values of some types and the intent's own words. */
export function phrasesBeside(
  holdings: Holdings,
  types: readonly SlotType[],
  own: ReadonlySet<string>,
): Phrase[] {
  return phrasesIn({ input: holdings.input, used: placesOf(holdings, types), own })
}

/** The places that values of some types take, and what stands beside what is said. */
function placesOf({ values, aside }: Holdings, types: readonly SlotType[]): ReadonlySet<number> {
  const places = new Set<number>(aside)
  for (const span of values) {
    // "uma garrafa" is no measure: it may be what was bought.
    if (!types.includes(span.type) || span.invalid === 'unknown-size') continue
    for (let at = span.from; at < span.to; at++) places.add(at)
  }
  return places
}
