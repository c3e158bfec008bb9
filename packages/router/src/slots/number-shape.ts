/** How a number is written, as far as that decides what it may begin. */
export interface NumberShape {
  readonly index: number
  /** Numbers of the shape of which one may begin whatever any of them may. */
  readonly samples: readonly string[]
  /** "42,90": neither a day nor an hour, a count or a rank. */
  readonly hasCents: boolean
}

/**
 * By the count of digits: a day, an hour and a rank have few, a year has four. "2" is also in "2ª feira",
 * minutes before an hour are said in fives, and nobody counts back more than 1,200 months.
 */
const WHOLE: readonly NumberShape[] = [
  ['2', '5'],
  ['10'],
  ['100'],
  ['1000', '2026'],
  ['10000'],
].map((samples, index) => ({ index, samples, hasCents: false }))
const CENTS: NumberShape = { index: WHOLE.length, samples: ['10,00'], hasCents: true }

/** How many shapes there are. */
export const SHAPES = WHOLE.length + 1

const WITH_CENTS = /^\d+(?:\.\d{3})*,\d\d$/
const ZERO_CODE = 0x30

/** The shape of a number as written; nothing for one that may mean anything: "10/11", "1.5", "007". */
export function shapeOf(raw: string): NumberShape | undefined {
  for (let at = 0; at < raw.length; at++) {
    const digit = raw.charCodeAt(at) - ZERO_CODE
    if (digit < 0 || digit > 9) return WITH_CENTS.test(raw) ? CENTS : undefined
  }
  return raw.charCodeAt(0) === ZERO_CODE ? undefined : WHOLE[Math.min(raw.length, WHOLE.length) - 1]
}
