import type { SlotProblem, SlotSpan, SlotSpanOf, SlotType, SlotValues } from './slot-span.ts'
import type { Part, Words } from './words.ts'

/** What a reader found from one place on. */
export interface Reading<Value> {
  /** Index after the last token. */
  readonly to: number
  readonly value: Value
  readonly ambiguous?: readonly Value[]
  readonly isApproximate?: boolean
  readonly invalid?: SlotProblem
  /** A reading that must not hide the plain number inside it. */
  readonly isSoft?: boolean
}

/** Finds the spans of one type. */
export interface Scanner {
  readonly type: SlotType
  /** The parts of which one begins where a span does, as bits. */
  readonly bits: number
  /** The spans that start at an index. */
  scanAt(words: Words, at: number): readonly FoundSpan[]
}

/** A span with what `scanSlots` needs to weigh it. */
export interface FoundSpan {
  readonly span: SlotSpan
  readonly isSoft: boolean
}

const NOTHING: readonly FoundSpan[] = []

/** Makes the scanner of a type whose words have one reading. */
export function defineScanner<Type extends SlotType>(
  type: Type,
  part: Part<Reading<SlotValues[Type]>>,
): Scanner {
  const scanAt = (words: Words, at: number): readonly FoundSpan[] => {
    const reading = words.once(part, at)
    return reading === undefined ? NOTHING : [toFound(words, type, at, reading)]
  }
  return { type, bits: part.bits, scanAt }
}

/** Makes the scanner of a type whose words may have several readings. */
export function defineScannerOfMany<Type extends SlotType>(
  type: Type,
  part: Part<readonly Reading<SlotValues[Type]>[]>,
): Scanner {
  const scanAt = (words: Words, at: number): readonly FoundSpan[] => {
    const readings = words.once(part, at)
    if (readings === undefined) return NOTHING
    return readings.map((reading) => toFound(words, type, at, reading))
  }
  return { type, bits: part.bits, scanAt }
}

function toFound<Type extends SlotType>(
  words: Words,
  type: Type,
  at: number,
  reading: Reading<SlotValues[Type]>,
): FoundSpan {
  return { span: toSpan(words, type, at, reading), isSoft: reading.isSoft === true }
}

function doubtsOf<Value>({ ambiguous, isApproximate, invalid }: Reading<Value>) {
  return {
    ...(ambiguous && ambiguous.length > 0 ? { ambiguous } : {}),
    ...(isApproximate ? { isApproximate: true as const } : {}),
    ...(invalid ? { invalid } : {}),
  }
}

function toSpan<Type extends SlotType>(
  words: Words,
  type: Type,
  from: number,
  reading: Reading<SlotValues[Type]>,
): SlotSpan {
  const { to, value, ambiguous, isApproximate, invalid } = reading
  const plain: SlotSpanOf<Type> = { type, from, to, value, text: words.text(from, to) }
  const hasMore = isApproximate || invalid || (ambiguous !== undefined && ambiguous.length > 0)
  // Most spans are plain.
  const span = hasMore ? { ...plain, ...doubtsOf(reading) } : plain
  // The union is over the same mapped type; TypeScript cannot see that for a generic `Type`.
  return span as SlotSpan
}
