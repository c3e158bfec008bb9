import { isCalendarDay } from '../../internal/calendar.ts'

/** In which order a file writes the parts of its days. */
export type DayOrder = 'year-first' | 'day-first' | 'month-first'

const PARTS = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[T ].*)?$/

/**
 * The order in which all days of a file are written: by those that fit one order alone, else as people
 * of that language write them. `undefined` where they contradict each other.
 */
export function dayOrderOf(texts: readonly string[], isDayFirst: boolean): DayOrder | undefined {
  const orders = (['year-first', 'day-first', 'month-first'] as const).filter((order) =>
    texts.every((text) => !PARTS.test(text.trim()) || toDay(text, order) !== undefined),
  )
  const [only, other] = orders
  if (other === undefined) return only
  return isDayFirst ? 'day-first' : 'month-first'
}

/** A day as YYYY-MM-DD; `undefined` for what is none. */
export function toDay(text: string, order: DayOrder): string | undefined {
  const [, first = '', second = '', third = ''] = PARTS.exec(text.trim()) ?? []
  const [year, month, day] =
    order === 'year-first'
      ? [first, second, third]
      : order === 'day-first'
        ? [third, second, first]
        : [third, first, second]
  if (year?.length !== 4 && year?.length !== 2) return undefined
  const full = year.length === 2 ? `20${year}` : year
  const text8601 = `${full}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  return isCalendarDay(text8601) ? text8601 : undefined
}

/** Which mark parts the hundredths from the rest. */
export type DecimalMark = ',' | '.'

/**
 * The mark that all amounts of a file share: the one that stands before two last digits, or the later
 * of two. Whole amounts alone say nothing; then the language of the user does.
 */
export function decimalMarkOf(texts: readonly string[], byDefault: DecimalMark): DecimalMark {
  const votes = { ',': 0, '.': 0 }
  for (const text of texts) {
    const mark = /([.,])\d{1,2}(?!\d)[^\d.,]*$/.exec(text)?.[1] as DecimalMark | undefined
    if (mark) votes[mark] += 1
  }
  if (votes[','] === votes['.']) return byDefault
  return votes[','] > votes['.'] ? ',' : '.'
}

const GROUPED = { ',': /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/, '.': /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/ }
const PLAIN = { ',': /^\d+(,\d{1,2})?$/, '.': /^\d+(\.\d{1,2})?$/ }

/** More than a billion on one line is no amount. */
const MAX_CENTS = 100_000_000_000

/**
 * An amount in hundredths with its sign, as banks write it: `-1.234,56`, `R$ 50,00`, `50,00 D`, `(50.00)`.
 * `undefined` for what is none; three decimals are no money.
 */
export function toSignedCents(text: string, mark: DecimalMark): number | undefined {
  let rest = text.replace(/\s/g, '').replace(/[−–]/g, '-').toUpperCase()
  let isNegative = false
  const inBrackets = /^\((.+)\)$/.exec(rest)
  if (inBrackets) {
    isNegative = true
    rest = inBrackets[1] ?? ''
  }
  const side = /^(.*?)([DC])(?:B|R)?$/.exec(rest)
  if (side && /\d/.test(side[1] ?? '')) {
    isNegative = isNegative || side[2] === 'D'
    rest = side[1] ?? ''
  }
  rest = rest.replace(/^([-+]?)(?:R\$|US\$|\$|€|£|[A-Z]{3})/, '$1').replace(/^([-+])$/, '')
  if (/^-|-$/.test(rest)) isNegative = true
  const digits = rest.replace(/^[-+]|[-+]$/g, '')
  if (!PLAIN[mark].test(digits) && !GROUPED[mark].test(digits)) return undefined
  const [whole = '', decimals = ''] = digits.split(mark)
  const cents = Number(`${whole.replace(/[.,]/g, '')}${decimals.padEnd(2, '0')}`)
  if (!Number.isSafeInteger(cents) || cents > MAX_CENTS) return undefined
  return isNegative ? -cents : cents
}
