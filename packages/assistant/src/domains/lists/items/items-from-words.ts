import type { JsonObject } from '@parco/protocol'
import { fold } from '@parco/router'
import type { WordsRead } from '../../domain-tool.ts'
import { listAsSaid } from '../names/list-name.ts'
import { formLength, isEverything, quantityBefore, splitItems } from './split-items.ts'

/** The items that a sentence read as one piece of text, each by itself; "tudo" is all that is open. */
export function itemsFromWords(slots: JsonObject, { text }: WordsRead): JsonObject {
  const named =
    typeof slots.list === 'string' ? { ...slots, list: listAsSaid(slots.list, text) } : slots
  if (typeof named.items !== 'string') return named
  const { items, ...rest } = named
  return isEverything(items)
    ? { ...rest, isAll: true }
    : { ...rest, items: splitItems(asSaid(items, text)) }
}

/** The items that answer which ones are meant. */
export function itemsFromAnswer(said: string, missing: readonly string[]): JsonObject | undefined {
  if (!missing.includes('items')) return undefined
  const items = splitItems(said)
  return items.length === 0 ? undefined : { items }
}

/**
 * Items as they stand in the message: what a sentence reads lacks the number before it, and has
 * abbreviations in full.
 */
export function asSaid(items: string, text: string): string {
  const words = items.split(/\s+/u).filter((word) => bare(word) !== '')
  const wanted = words.map(bare)
  const tokens = text.trim().split(/\s+/u)
  const spelled = tokens.map(bare)
  const fits = (at: number): boolean =>
    spelled[at] === wanted[0] &&
    spelled[at + wanted.length - 1] === wanted.at(-1) &&
    wanted.filter((word, place) => spelled[at + place] === word).length * 2 > wanted.length
  const start = tokens.findIndex((_, at) => at > 0 && fits(at))
  if (start < 0) return words.join(' ')
  const end = start + wanted.length
  const from = start - quantityBefore(tokens, start)
  return tokens.slice(from, end + formLength(spelled.slice(end))).join(' ')
}

const bare = (word: string): string => fold(word).replaceAll(/^["“(]+|[",;:.!?”)]+$/gu, '')
