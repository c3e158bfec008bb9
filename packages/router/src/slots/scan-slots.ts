import type { Token } from '../text/token.ts'
import {
  dateScanner,
  dueDayScanner,
  momentScanner,
  periodScanner,
  recurrenceScanner,
  timeRangeScanner,
  timeScanner,
} from './calendar/scanners.ts'
import {
  bloodPressureScanner,
  installmentsScanner,
  ordinalScanner,
  paymentMethodScanner,
  percentScanner,
  quantityScanner,
  scoreScanner,
} from './measures/scanners.ts'
import { moneyScanner } from './money/scan-money.ts'
import { PARTS } from './part.ts'
import type { FoundSpan, Scanner } from './reading.ts'
import { numberScanner } from './scan-number.ts'
import type { SlotContext, SlotSpan, SlotType } from './slot-span.ts'
import { WordStarts } from './word-starts.ts'
import { Words } from './words.ts'

const SCANNERS: readonly Scanner[] = [
  numberScanner,
  moneyScanner,
  dateScanner,
  periodScanner,
  timeScanner,
  timeRangeScanner,
  momentScanner,
  dueDayScanner,
  recurrenceScanner,
  quantityScanner,
  bloodPressureScanner,
  scoreScanner,
  percentScanner,
  installmentsScanner,
  ordinalScanner,
  paymentMethodScanner,
]

/** The bits of each scanner side by side, to be tested before a scanner is touched. */
const SCANNER_BITS = Int32Array.from(SCANNERS, ({ bits }) => bits)

/** What a number with cents may begin. */
const OF_CENTS: ReadonlySet<SlotType> = new Set(['number', 'money', 'quantity', 'percent', 'score'])

const wordStarts = new WordStarts(
  PARTS,
  SCANNERS.reduce((bits, scanner) => (OF_CENTS.has(scanner.type) ? bits | scanner.bits : bits), 0),
)

/**
 * Lists every reading of every slot in a message, in order of place: a lattice from which the
 * grammar picks by the type it expects. Within a type only the longest span from the left stays, and
 * a plain number (or an amount without currency) is dropped where a firmer reading covers it: "50
 * reais" is money alone, "50" is a number and perhaps money.
 */
export function scanSlots(tokens: readonly Token[], context: SlotContext): SlotSpan[] {
  const starts = wordStarts.of(tokens, context.locale)
  const words = new Words(tokens, context, starts)
  const found = scanAll(words, starts)
  const firm = coverage(found, words.length)
  const spans: SlotSpan[] = []
  for (const each of found) if (!isHidden(each, firm)) insert(each.span, spans)
  return spans
}

/** Puts a span behind those that start before it or reach as far; places are scanned in their order. */
function insert(span: SlotSpan, into: SlotSpan[]): void {
  let at = into.length
  for (; at > 0; at--) {
    const before = into[at - 1] as SlotSpan
    if (before.from < span.from || before.to >= span.to) break
    into[at] = before
  }
  into[at] = span
}

/** How many tokens apart the readings kept for reuse are dropped, so that a long paste stays light. */
const FORGET_EVERY = 512

/** Every span, keeping within a type the longest from the left: one that ends inside it is dropped. */
function scanAll(words: Words, starts: readonly number[]): FoundSpan[] {
  const found: FoundSpan[] = []
  const covered = new Array<number>(SCANNERS.length).fill(0)
  for (let at = 0; at < starts.length; at++) {
    if (at % FORGET_EVERY === 0) words.forget()
    const begun = starts[at] ?? 0
    // Most words begin nothing.
    if (begun === 0) continue
    for (let index = 0; index < SCANNERS.length; index++) {
      if ((begun & (SCANNER_BITS[index] as number)) === 0) continue
      const scanner = SCANNERS[index] as Scanner
      const limit = covered[index] ?? 0
      for (const each of scanner.scanAt(words, at)) {
        if (each.span.to <= limit) continue
        found.push(each)
        covered[index] = Math.max(covered[index] ?? 0, each.span.to)
      }
    }
  }
  return found
}

function isGeneric(span: SlotSpan): boolean {
  return span.type === 'number' || (span.type === 'money' && !span.value.isCurrencySaid)
}

/** For each token, the end of the firm span that starts at or before it and reaches farthest. */
function coverage(found: readonly FoundSpan[], length: number): readonly number[] {
  const reach = new Array<number>(length).fill(0)
  for (const { span, isSoft } of found) {
    if (isSoft || isGeneric(span)) continue
    reach[span.from] = Math.max(reach[span.from] ?? 0, span.to)
  }
  for (let at = 1; at < length; at++) reach[at] = Math.max(reach[at] ?? 0, reach[at - 1] ?? 0)
  return reach
}

/** "sexta" inside "sexta passada" is no rank, while "a segunda" alone may be a day or a rank. */
function isHidden({ span, isSoft }: FoundSpan, firm: readonly number[]): boolean {
  if (isGeneric(span)) return isCovered(span, firm)
  // The "5k" of "R$ 5k" is no run either.
  const isWeak = span.type === 'ordinal' || (span.type === 'quantity' && isSoft)
  if (!isWeak) return false
  return (firm[span.from] ?? 0) > span.to || (firm[span.from - 1] ?? 0) >= span.to
}

function isCovered(span: SlotSpan, firm: readonly number[]): boolean {
  return (firm[span.from] ?? 0) >= span.to
}
