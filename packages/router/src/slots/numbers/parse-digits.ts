import type { Locale } from '../../text/locale.ts'

/** What a run of digits and separators is worth. */
export interface ParsedDigits {
  readonly value: number
  readonly decimals: number
  /** The value under the other country's convention, when that is plausible. */
  readonly alternatives: readonly number[]
  readonly isMalformed: boolean
}

const MALFORMED: ParsedDigits = {
  value: Number.NaN,
  decimals: 0,
  alternatives: [],
  isMalformed: true,
}
const FRACTIONS: Readonly<Record<string, number>> = { '1⁄2': 0.5, '1⁄4': 0.25, '3⁄4': 0.75 }
const PLAIN = /^\d+$/

/**
 * Reads folded digits by the conventions of a language: pt-BR groups by dots and has a decimal
 * comma, English the reverse. Other conventions are read where they cannot be mistaken ("82.5" in
 * pt-BR, "32,90" in English, "1,20,000" of India); "1.2.3" is malformed. Dates and clock times (":" or "/") are nothing.
 */
export function parseDigits(folded: string, locale: Locale): ParsedDigits | undefined {
  if (/[:/]/.test(folded)) return undefined
  const fraction = FRACTIONS[folded]
  if (fraction !== undefined) return exact(fraction, 2)
  if (PLAIN.test(folded)) return exact(Number(folded), 0)
  if (!/^[\d.,]+$/.test(folded)) return undefined
  const [group, decimal] = locale === 'pt-BR' ? (['.', ','] as const) : ([',', '.'] as const)
  const separators = folded.replace(/\d/g, '')
  const last = separators.at(-1) ?? ''
  if (separators.length === 1) return parseSingle(folded, last, group)
  if (isUniform(separators)) return isGrouped(folded) ? grouped(folded, last) : MALFORMED
  return parseMixed(folded, last, decimal)
}

function exact(value: number, decimals: number): ParsedDigits {
  return { value, decimals, alternatives: [], isMalformed: false }
}

function grouped(folded: string, separator: string): ParsedDigits {
  return exact(Number(folded.replaceAll(separator, '')), 0)
}

/** One separator: groups of three by the language's group sign are thousands, all else is a decimal. */
function parseSingle(folded: string, separator: string, group: string): ParsedDigits {
  const [whole = '', rest = ''] = folded.split(separator)
  const asDecimal = Number(`${whole}.${rest}`)
  if (!isGrouped(folded)) return exact(asDecimal, rest.length)
  const asGrouped = Number(whole + rest)
  if (separator === group) return exact(asGrouped, 0)
  return { value: asDecimal, decimals: rest.length, alternatives: [asGrouped], isMalformed: false }
}

/** Two kinds of separators: the last is the decimal sign, whatever the language, and stands once. */
function parseMixed(folded: string, last: string, decimal: string): ParsedDigits {
  const other = last === ',' ? '.' : ','
  const [whole = '', rest = '', ...more] = folded.split(last)
  if (more.length > 0 || rest.includes(other) || !isGrouped(whole)) return MALFORMED
  const value = Number(`${whole.replaceAll(other, '')}.${rest}`)
  const isForeign = last !== decimal
  return isForeign && rest.length === 3 ? MALFORMED : exact(value, rest.length)
}

function isUniform(separators: string): boolean {
  const first = separators[0] ?? ''
  return separators.replaceAll(first, '') === ''
}

function isGrouped(digits: string): boolean {
  return /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$|^[1-9]\d?(?:,\d\d)+,\d{3}$/.test(digits)
}
