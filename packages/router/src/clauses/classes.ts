import type { TextSlot, WordClasses } from '../grammar/word-classes.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import type { Speech } from '../speech/speech.ts'
import { spokenWords } from './spoken-words.ts'

/** Slots that may stand anywhere in a clause. */
const FLOATS: ReadonlySet<SlotSpan['type']> = new Set([
  'date',
  'moment',
  'time',
  'period',
  'paymentMethod',
  'installments',
])

/** Puts together what the matcher asks about words, for one language and one user. */
export function createWordClasses(
  speech: Speech,
  textSlots: ReadonlyMap<string, TextSlot>,
): WordClasses {
  const byTypes = new WeakMap<readonly string[], readonly (TextSlot | undefined)[]>()
  const textSlotsOf = (types: readonly string[]): readonly (TextSlot | undefined)[] => {
    const known = byTypes.get(types)
    if (known) return known
    const slots = types.map((type) => textSlots.get(type))
    byTypes.set(types, slots)
    return slots
  }
  return {
    textSlot: (type) => textSlots.get(type),
    textSlotsOf,
    isSpanOf,
    isFloat: (span) => FLOATS.has(span.type),
    passableIn: (message) => spokenWords(message, speech),
    fillerLength: ({ items }, at, to) =>
      speech.fillers.lengthAt((place) => items[place]?.word, at, to),
  }
}

function isSpanOf(span: SlotSpan, type: string): boolean {
  switch (type) {
    case 'mass':
    case 'volume':
    case 'duration':
    case 'distance':
      return span.type === 'quantity' && span.value.dimension === type
    case 'money':
      return span.type === 'money' && !HALF_PAST.test(span.text)
    case 'exactMoney':
      return span.type === 'money' && (span.value.isCurrencySaid || isDecimal(span.text))
    case 'spokenMoney':
      return span.type === 'money' && span.value.isCurrencySaid
    case 'dueDay':
      return (
        span.type === 'dueDay' ||
        (span.type === 'date' && span.value.said === 'day-of-month') ||
        (span.type === 'recurrence' && span.value.dayOfMonth !== undefined)
      )
    case 'bigMoney':
      return (
        span.type === 'money' &&
        (span.value.isCurrencySaid || isDecimal(span.text) || span.value.amount >= 10)
      )
    case 'billMonth':
      return span.type === 'period' && span.value.granularity === 'month'
    default:
      return span.type === type
  }
}

/** "onze e meia" is an hour: of reais the half is "meio", and hardly ever said. */
const HALF_PAST = / e meia$/i

/** Cents said make a bare number money: nobody counts 32,90 of anything. */
function isDecimal(text: string): boolean {
  return /^\D*\d[\d.]*[.,]\d{2}\b/.test(text) && !/^\d{1,3}([.,]\d{3})+$/.test(text)
}
