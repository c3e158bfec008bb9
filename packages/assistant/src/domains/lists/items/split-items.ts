import { fold } from '@parco/router'
import { cleanText, withoutStop } from '../../internal/clean-text.ts'
import { nameKey } from '../../internal/match-name.ts'
import { readWordLists } from '../../internal/word-lists.ts'

/** An item as it was said: "2 quilos de arroz". */
export type SaidItem = { readonly item: string; readonly quantity: string | null }

const words = readWordLists<
  | 'and'
  | 'before'
  | 'behind'
  | 'counts'
  | 'everything'
  | 'forms'
  | 'halves'
  | 'nothing'
  | 'numbers'
  | 'of'
  | 'units'
  | 'whole'
>(new URL('./item-words.yaml', import.meta.url))

/** Digits with a unit behind them or none, as a token begins: `2`, `1,5`, `500g`. */
const DIGITS = /^\d+(?:[.,/]\d+)?/u

/** What stands behind the digits of a token, nothing for none; a token without digits has no unit. */
function unitOf(token: string): string | undefined {
  const [digits] = DIGITS.exec(token) ?? []
  return digits === undefined ? undefined : token.slice(digits.length)
}

/** Whether words mean all that is open on a list. */
export const isEverything = (said: string): boolean => words.everything.has(fold(cleanText(said)))

/** The items that one piece of text names, in its order, each once: "leite, ovos e pão". */
export function splitItems(said: string): string[] {
  const pieces = splitAtCommas(said)
    .flatMap(splitAtAnd)
    .map(trimItem)
    .filter((piece) => piece !== '' && !words.nothing.has(fold(piece)))
  return [...new Map(pieces.map((piece) => [fold(piece), piece])).values()]
}

/** What commas or lines set apart; "1,5 l" is one number. */
export const splitAtCommas = (said: string): string[] =>
  cleanText(said.replaceAll(/[\n;]/gu, ',')).split(/,(?!\d)/u)

/** "pão e leite" are two; "mac and cheese" is one, and so are what stands in quotes and "um e meio". */
function splitAtAnd(piece: string): string[] {
  const whole = piece.trim()
  if (isWhole(whole) || (whole.length > 1 && isQuote(whole[0]) && isQuote(whole.at(-1))))
    return [whole]
  const parts: string[][] = [[]]
  const tokens = whole.split(' ')
  for (const [at, token] of tokens.entries()) {
    const isHalf =
      words.halves.has(fold(tokens[at + 1] ?? '')) && !words.units.has(fold(tokens[at + 2] ?? ''))
    if (words.and.has(fold(token)) && !isHalf) parts.push([])
    else parts.at(-1)?.push(token)
  }
  const [first = '', second, ...rest] = parts.map((part) => part.join(' '))
  if (second === undefined) return [first]
  const both = ['and', 'e'].map((and) => `${first} ${and} ${second}`).find(isWhole)
  return both === undefined ? [first, second, ...rest] : [both, ...rest]
}

const isWhole = (said: string): boolean => words.whole.has(fold(trimItem(said)))
const isQuote = (character = ''): boolean => QUOTES.includes(character)
const QUOTES = '"“”'

/** An item without the words around it that are no part of it. */
function trimItem(piece: string): string {
  const spelled = cleanText(piece).replaceAll(/["“”]|^['‘]|['’]$/gu, '')
  let tokens = withoutStop(spelled).split(' ')
  while (tokens.length > 1 && words.before.has(fold(tokens[0] ?? '')) && !isQuantity(tokens))
    tokens = tokens.slice(1)
  for (const length of [2, 1])
    if (tokens.length > length && words.behind.has(fold(tokens.slice(-length).join(' '))))
      tokens = tokens.slice(0, -length)
  return tokens.join(' ').replace(/^[\s:,–-]+|[\s:,–-]+$/gu, '')
}

/** "um quilo de arroz": what begins as an article is a number. */
const isQuantity = (tokens: readonly string[]): boolean => quantityLength(tokens) > 0

/** Takes the quantity off an item: before it, or behind it where it has a unit. */
export function readItem(said: string): SaidItem {
  const tokens = trimItem(said).split(' ').filter(Boolean)
  const leading = quantityLength(tokens)
  const of = words.of.has(fold(tokens[leading] ?? '')) ? 1 : 0
  if (leading > 0 && tokens.length > leading + of)
    return {
      item: tokens.slice(leading + of).join(' '),
      quantity: tokens.slice(0, leading).join(' '),
    }
  const trailing = trailingLength(tokens)
  if (trailing > 0 && tokens.length > trailing)
    return {
      item: tokens.slice(0, -trailing).join(' '),
      quantity: tokens.slice(-trailing).join(' ').replaceAll(/[()]/gu, ''),
    }
  return { item: tokens.join(' '), quantity: null }
}

/** How many tokens before an item belong to it: "2 quilos de" of "põe 2 quilos de arroz na lista". */
export function quantityBefore(tokens: readonly string[], at: number): number {
  for (let length = Math.min(4, at); length > 0; length--) {
    const from = tokens.slice(at - length)
    const counted = quantityLength(from)
    const of = words.of.has(fold(from[counted] ?? '')) ? 1 : 0
    if (counted > 0 && counted + of >= length) return length
  }
  return 0
}

/** How many words behind an item say what it comes as: the "pó" of "leite em pó" is called out elsewhere. */
export const formLength = (behind: readonly string[]): number =>
  words.forms.has(behind.slice(0, 2).join(' ')) ? 2 : 0

/** `2x`, `x2`. */
const TIMES = 'x'
const isUnit = (unit: string): boolean => unit === TIMES || words.units.has(unit)

/** How many tokens from the first on say how much: "2 quilos", "meia dúzia", "a dozen", "3". */
function quantityLength(tokens: readonly string[]): number {
  const [first = '', second = '', third = ''] = tokens.map(fold)
  const unit = unitOf(first)
  if (unit !== undefined && unit !== '') return isUnit(unit) ? 1 : 0
  const isNumber = unit !== undefined || words.numbers.has(first)
  if (!isNumber) return 0
  if (words.units.has(second)) return 2
  if (words.numbers.has(`${first} ${second}`) && words.units.has(third)) return 3
  return unit !== undefined || words.counts.has(first) ? 1 : 0
}

/** How many tokens at the end say how much: "arroz 2kg", "leite (2 caixas)", "ovos x12". */
function trailingLength(tokens: readonly string[]): number {
  const [before = '', last = ''] = tokens
    .slice(-2)
    .map((token) => fold(token.replaceAll(/[()]/gu, '')))
  const isTimes = last.startsWith(TIMES) && unitOf(last.slice(1)) === ''
  if (isTimes || isUnit(unitOf(last) ?? '')) return 1
  const isNumber = unitOf(before) === '' || words.counts.has(before)
  return tokens.length > 2 && isNumber && words.units.has(last) ? 2 : 0
}

/** Keys are never longer than items, whatever folding made of them. */
const MAX_KEY_CHARACTERS = 100

/** The form in which two items are the same one: "Ovos" and "ovo". */
export const itemKey = (item: string): string => {
  const words = nameKey(item).split(' ')
  const singular = words.map((word) =>
    word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word,
  )
  return [...singular.join(' ')].slice(0, MAX_KEY_CHARACTERS).join('')
}
