import { foldText } from '@parco/agent/lexical'
import type { JsonValue } from '@parco/protocol'
import { factKey } from '../facts/fact-key.ts'
import { isSameWord } from '../search/shared-stems.ts'
import { stemsOf } from '../search/stems.ts'

/** One thing whose words are to go. */
export interface Forgotten {
  readonly content: string
  /** The user's own words for it. */
  readonly quote: string | null
  /** What only one thing is true of: other values of it tell of the same. */
  readonly key?: string | null
}

export interface WordEraser {
  /** Folded beginnings of words: a text without all of these holds nothing to erase. */
  readonly beginnings: readonly string[]
  /** Whether a text tells of what is forgotten: it has all its words, or the user's own. */
  tells(text: string): boolean
  /**
   * The text without the sentences that hold words of it. Of a text that tells of it, and of those said
   * in the same turn (`isNear`), each sentence with a word that nothing else known has goes.
   */
  erase(text: string, isNear: boolean): string
}

/** What stands between sentences, or lines; "R$ 6.500,00" is inside of one. */
const BETWEEN = /((?<=[.!?;…])\s+|\s*\n+)/

/**
 * Erases what was forgotten from texts. `known` is what is kept still: words that it has too say nothing
 * by themselves.
 */
export function createWordEraser(
  forgotten: readonly Forgotten[],
  known: readonly string[],
  marker: string,
): WordEraser {
  const kept = new Set(known.flatMap((text) => stemsOf(text).all))
  const subjects = forgotten.map((one) => toSubject(one, kept))
  const holds = (text: string) => subjects.filter((subject) => isTold(subject, text))
  return {
    beginnings: [...new Set(subjects.flatMap(({ beginnings }) => beginnings))],
    tells: (text) => holds(text).length > 0,
    erase(text, isNear) {
      const told = isNear ? subjects : holds(text)
      if (told.length === 0) return text
      const left = text
        .split(BETWEEN)
        .map((part, at) =>
          at % 2 === 0 && told.some((subject) => isOf(subject, part)) ? marker : part,
        )
      return joinOnce(left, marker)
    },
  }
}

interface Subject {
  /** Its stems, in each language that its words may be of. */
  readonly readings: readonly (readonly string[])[]
  /** Those of its stems that nothing else known has; none where all of them have a second meaning. */
  readonly own: readonly string[]
  readonly quote: string
  readonly beginnings: readonly string[]
}

function toSubject({ content, quote, key = null }: Forgotten, kept: ReadonlySet<string>): Subject {
  const { either, all } = stemsOf(content)
  const named = namedBy(content, key)
  const readings = [...either, ...(named ? [named] : [])].filter((stems) => stems.length > 0)
  const wanted = [...readings, ...(quote === null ? [] : stemsOf(quote).either)]
  return {
    readings,
    own: all.filter((stem) => !kept.has(stem)),
    quote: plain(quote ?? ''),
    beginnings: wanted.flatMap((stems) => {
      const [rarest] = [...stems].sort((one, other) => rarity(other) - rarity(one))
      return rarest === undefined ? [] : [beginningOf(rarest)]
    }),
  }
}

/**
 * The stems of what has one value alone, "código do portão", however it read another day. One word by
 * itself, as of "meu nome é Ana", stands in too much else.
 */
function namedBy(content: string, key: string | null): readonly string[] | undefined {
  const stems = key?.startsWith('of ') ? key.slice(3).split(' ') : []
  return stems.length > 1 && factKey(content)?.isSingle ? stems : undefined
}

/** By a guess: numbers, then long words. */
const rarity = (stem: string): number => stem.length + (isNumber(stem) ? 100 : 0)
const isNumber = (stem: string): boolean => /^\d+$/.test(stem)

/** As much of a stem as all forms of its word share. */
const beginningOf = (stem: string): string =>
  isNumber(stem) ? stem : stem.slice(0, Math.max(3, Math.min(5, stem.length - 2)))

function isTold({ readings, quote }: Subject, text: string): boolean {
  if (quote !== '' && plain(text).includes(quote)) return true
  const has = toHas(text)
  return readings.some((stems) => stems.every(has))
}

function isOf({ readings, own, quote }: Subject, sentence: string): boolean {
  const words = plain(sentence)
  if (words !== '' && quote !== '' && (quote.includes(words) || words.includes(quote))) return true
  const has = toHas(sentence)
  return own.length > 0 ? own.some(has) : readings.some((stems) => stems.every(has))
}

/** Whether a text has a word of a stem, or the stem itself, as keys and receipts hold it. */
function toHas(text: string): (stem: string) => boolean {
  const words = new Set([...stemsOf(text).all, ...plain(text).split(' ')])
  return (stem) => words.has(stem) || [...words].some((word) => isSameWord(stem, word))
}

const plain = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Sentences side by side that both went leave one mark; lines keep their places. */
function joinOnce(parts: readonly string[], marker: string): string {
  let joined = parts[0] ?? ''
  let last = joined
  for (let at = 2; at < parts.length; at += 2) {
    const [between = '', part = ''] = [parts[at - 1], parts[at]]
    if (part !== marker || last !== marker || between.includes('\n')) joined += between + part
    last = part
  }
  return joined
}

/** Keys whose values are names of code, and no words. */
const NAMES =
  /^(?:id|type|kind|status|role|tool|toolName|intent|slot|locale|verb|origin|source|outcome|action|code|table|currency|decision|skills|pinned|missing|promptVariant|version)$|(?:Id|Ids|At|On|_id|_at|_on|Hash|_hash|Key)$/

/** The same value with each text in it as `rewrite` gives it; the value itself where nothing changed. */
export function rewriteTexts(value: JsonValue, rewrite: (text: string) => string): JsonValue {
  if (typeof value === 'string') return rewrite(value)
  if (Array.isArray(value)) {
    const items = value.map((item) => rewriteTexts(item, rewrite))
    return items.some((item, at) => item !== value[at]) ? items : value
  }
  if (typeof value !== 'object' || value === null) return value
  let isChanged = false
  const entries = Object.entries(value).map(([key, item]): [string, JsonValue] => {
    if (item === undefined || (NAMES.test(key) && isName(item))) return [key, item as JsonValue]
    const rewritten = rewriteTexts(item, rewrite)
    isChanged ||= rewritten !== item
    return [key, rewritten]
  })
  return isChanged ? Object.fromEntries(entries) : value
}

const isName = (value: JsonValue): boolean =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'))
