import type { Locale } from '@parco/protocol'

const SEPARATORS: Readonly<Record<Locale, { readonly decimal: string; readonly group: string }>> = {
  'pt-BR': { decimal: ',', group: '.' },
  en: { decimal: '.', group: ',' },
}

/**
 * Reads a number as people type it in a form: `R$ 1.234,56`, `1,234.56`, `50,5`. A lone separator
 * that is not followed by exactly three digits is read as the decimal one in both languages, so
 * that `12.50` means the same to everyone; `undefined` when it is no number.
 */
export function parseDecimal(text: string, locale: Locale): number | undefined {
  const compact = text.replace(/[\s\u00a0\u202f]|R\$|US\$|[$€£]/g, '')
  if (!/^-?\d[\d.,]*$/.test(compact)) return undefined
  const decimal = decimalSeparatorOf(compact, locale)
  const group = decimal === ',' ? '.' : ','
  const [whole = '', fraction, ...rest] = compact.split(decimal)
  if (rest.length > 0 || fraction === '' || fraction?.includes(group)) return undefined
  const groups = whole.replace('-', '').split(group)
  const isGrouped = groups.length > 1
  if (isGrouped && !groups.every((digits, index) => isGroup(digits, index))) return undefined
  const value = Number(`${whole.replaceAll(group, '')}.${fraction ?? '0'}`)
  return Number.isFinite(value) ? value : undefined
}

function isGroup(digits: string, index: number): boolean {
  return index === 0 ? digits.length >= 1 && digits.length <= 3 : digits.length === 3
}

function decimalSeparatorOf(text: string, locale: Locale): string {
  const { decimal, group } = SEPARATORS[locale]
  const hasDecimal = text.includes(decimal)
  const hasGroup = text.includes(group)
  if (hasDecimal && hasGroup) return text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.'
  if (!hasGroup) return decimal
  const [, ...parts] = text.split(group)
  const looksDecimal = parts.length === 1 && parts[0]?.length !== 3
  return looksDecimal ? group : decimal
}
