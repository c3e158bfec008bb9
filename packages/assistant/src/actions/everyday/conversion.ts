import type { Locale } from '@parco/protocol'
import { fold } from '@parco/router'
import type { Text } from '../../domains/domain-context.ts'
import { plainSpaces } from '../../format/plain-spaces.ts'
import { readNumber } from './arithmetic.ts'
import { convert, isOfTheKitchen, UNIT_NAMES, type UnitName } from './units.ts'

/** How people of a language ask for a measure in another unit, from the texts of that language. */
export interface ConversionWords {
  readonly decimal: ',' | '.'
  readonly units: ReadonlyMap<string, UnitName>
  /** "10 miles TO km", what asks in front of it, and what stands for one. */
  readonly joins: readonly string[]
  readonly asks: readonly string[]
  readonly ones: readonly string[]
  /** "HOW MANY km ARE IN 10 miles". */
  readonly many: readonly string[]
  readonly holds: readonly string[]
}

export interface Conversion {
  readonly value: number
  readonly from: UnitName
  readonly to: UnitName
  readonly result: number
}

const known = new Map<Locale, ConversionWords>()

export function conversionWords(locale: Locale, say: Text): ConversionWords {
  const before = known.get(locale)
  if (before) return before
  const listOf = (key: string): string[] =>
    say(`conversion.${key}`)
      .split('|')
      .map(fold)
      .toSorted((one, other) => other.length - one.length)
  const words: ConversionWords = {
    decimal: locale === 'en' ? '.' : ',',
    units: new Map(
      UNIT_NAMES.flatMap((unit) =>
        [...namesOf(unit, locale), ...listOf(`units.${unit}`)].map(
          (name) => [fold(name), unit] as const,
        ),
      ),
    ),
    joins: listOf('joins'),
    asks: listOf('asks'),
    ones: listOf('ones'),
    many: listOf('many'),
    holds: listOf('holds'),
  }
  known.set(locale, words)
  return words
}

/** How the machine writes a unit, for one of it and for several, in full and in short. */
function namesOf(unit: UnitName, locale: Locale): string[] {
  if (isOfTheKitchen(unit)) return []
  return (['long', 'short', 'narrow'] as const).flatMap((unitDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay })
    return [1, 2].map((count) =>
      format
        .formatToParts(count)
        .filter(({ type }) => type === 'unit')
        .map(({ value }) => value.trim())
        .join(' '),
    )
  })
}

/** Reads "10 milhas em km" and "how many ml are in 2 cups"; nothing for any other text. */
export function readConversion(text: string, words: ConversionWords): Conversion | undefined {
  const said = fold(text)
    .replaceAll(/[?!]+$/g, '')
    .replaceAll(/(\d)(?=\p{L}|°)/gu, '$1 ')
    .trim()
  const asked = after(words.many, said)
  return asked === undefined ? measureFirst(said, words) : unitFirst(asked, words)
}

/** "10 miles to km" */
function measureFirst(said: string, words: ConversionWords): Conversion | undefined {
  const measure = readMeasure(after(words.asks, said) ?? said, words)
  return measure && toConversion(measure, after(words.joins, measure.rest), words)
}

/** "km are in 10 miles" */
function unitFirst(asked: string, words: ConversionWords): Conversion | undefined {
  const unit = longest([...words.units.keys()], asked)
  const rest = unit === undefined ? undefined : after(words.holds, asked.slice(unit.length).trim())
  const measure = rest === undefined ? undefined : readMeasure(rest, words)
  return measure?.rest === '' ? toConversion(measure, unit, words) : undefined
}

function toConversion(
  { value, from }: Measure,
  unit: string | undefined,
  { units }: ConversionWords,
): Conversion | undefined {
  const to = unit === undefined ? undefined : units.get(unit)
  const result = to === undefined || to === from ? undefined : convert(value, from, to)
  return to === undefined || result === undefined ? undefined : { value, from, to, result }
}

interface Measure {
  readonly value: number
  readonly from: UnitName
  /** What comes after the amount and its unit. */
  readonly rest: string
}

function readMeasure(text: string, { decimal, ones, units }: ConversionWords): Measure | undefined {
  const number = /^-?\d[\d.,]*(?=\s)/.exec(text)?.[0]
  const amount = number ?? longest(ones, text)
  if (amount === undefined) return undefined
  const value = number === undefined ? 1 : readNumber(number, decimal)
  const named = text.slice(amount.length).trim()
  const unit = longest([...units.keys()], named) ?? ''
  const from = units.get(unit)
  if (from === undefined || value === undefined) return undefined
  return { value, from, rest: named.slice(unit.length).trim() }
}

/** What comes after the longest of those words at the start of a text. */
function after(all: readonly string[], text: string): string | undefined {
  const word = longest(all, text)
  return word === undefined ? undefined : text.slice(word.length).trim()
}

const longest = (all: readonly string[], text: string): string | undefined =>
  all
    .filter((word) => text === word || text.startsWith(`${word} `))
    .reduce<string | undefined>(
      (best, word) => (best !== undefined && best.length >= word.length ? best : word),
      undefined,
    )

/** "16,09 quilômetros", with as many decimals as matter. */
export function writeMeasure(value: number, unit: UnitName, locale: Locale, say: Text): string {
  const digits: Intl.NumberFormatOptions =
    Math.abs(value) < 1 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 2 }
  if (!isOfTheKitchen(unit)) {
    const style = { style: 'unit', unit, unitDisplay: 'long', ...digits } as const
    return plainSpaces(new Intl.NumberFormat(locale, style).format(value))
  }
  const amount = plainSpaces(new Intl.NumberFormat(locale, digits).format(value))
  return say(`conversion.kitchen.${unit}`, { count: value, amount })
}
