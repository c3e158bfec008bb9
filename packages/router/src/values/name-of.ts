import { type Item, type Message, wordsOf } from '../clauses/message.ts'
import { fold } from '../text/fold.ts'
import type { Locale } from '../text/locale.ts'
import type { LexiconEntry } from './lexicon.ts'
import { expenseLexicon, incomeLexicon, nameLexicons } from './lexicons.ts'
import { isMisread } from './misread.ts'
import { NAME_OF as WORDS } from './words.generated.ts'

let displays: Map<string, string> | undefined

/** How each known word is written: "farmacia" is "farmácia". */
function displayOf(word: string): string | undefined {
  displays ??= readDisplays()
  return displays.get(word)
}

/** Accents are Portuguese: an English "gas" stays as it is. */
function spelling(locale: Locale, word: string): string | undefined {
  const display = displayOf(word)
  return locale === 'en' && display !== undefined && /[^\u0020-\u007f]/.test(display)
    ? undefined
    : display
}

function readDisplays(): Map<string, string> {
  const map = new Map<string, string>()
  const entries = nameLexicons.flatMap((lexicon) => [...lexicon.displays()])
  for (const { words, display } of entries) {
    const [word] = words
    if (words.length === 1 && word !== undefined) addDisplay(map, word, display)
  }
  // A word by itself is written as it is by itself: "carne" is no "carnê do INSS".
  const alone = new Set(map.keys())
  for (const { words, display } of entries) {
    const parts = display.split(' ')
    if (words.length < 2 || parts.length !== words.length) continue
    words.forEach((word, index) => {
      if (!alone.has(word)) addDisplay(map, word, parts[index] as string)
    })
  }
  return map
}

/** Of two spellings of a word the one with accents stays. */
function addDisplay(map: Map<string, string>, word: string, written: string): void {
  const known = map.get(word)
  const isAccented = known !== undefined && !/^[\u0020-\u007f]*$/.test(known)
  if (!isAccented) map.set(word, written)
}

/** Words at the edges that belong to the sentence, not to the name; who was there is not part of it. */
function trim(message: Message, from: number, to: number): { from: number; to: number } {
  let start = afterCompany(message, from, to)
  let end = to
  const wordAt = (at: number) => message.items[at]?.word ?? ''
  const firstWord = firstContentAt(message, start, to)
  for (let at = firstWord + 1; at < to; at++) {
    const after = wordAt(at + 1)
    if (WORDS.company.has(wordAt(at)) && WORDS.determiners.has(after)) {
      end = at
      break
    }
  }
  const isCount = (at: number) => message.items[at]?.kind === 'number'
  while (
    start < end - 1 &&
    (WORDS.edgeWords.has(wordAt(start)) || isCount(start) || WORDS.opening.has(wordAt(start))) &&
    !isKnownAt(message, start, end)
  )
    start += 1
  if (isCount(start - 1) && WORDS.measures.has(wordAt(start)))
    start = Math.min(start + (WORDS.of.has(wordAt(start + 1)) ? 2 : 1), end - 1)
  while (end > start + 1 && WORDS.edgeWords.has(wordAt(end - 1))) end -= 1
  return { from: start, to: end }
}

/** "com meu filho no shopping" names the place: who was there comes first and is not part of it. */
function afterCompany(message: Message, from: number, to: number): number {
  const wordAt = (at: number) => message.items[at]?.word ?? ''
  if (!WORDS.company.has(wordAt(from)) || !WORDS.determiners.has(wordAt(from + 1))) return from
  for (let at = from + 2; at < to - 1; at++) if (WORDS.places.has(wordAt(at))) return at + 1
  return from
}

/** The first word that can head a name: not a count, not grammar. */
function firstContentAt(message: Message, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const item = message.items[at]
    if (item && isContent(item)) return at
  }
  return from
}

const isContent = ({ kind, word }: Item): boolean => kind === 'word' && !WORDS.edgeWords.has(word)

/** A name may begin with a word that is otherwise grammar: "99 pop", "a la carte". */
function isKnownAt(message: Message, at: number, to: number): boolean {
  const words = wordsOf({ message, from: at, to })
  return (
    (expenseLexicon.at(words, 0)?.words.length ?? 0) > 1 ||
    unfoldedAt(message, at, to) !== undefined
  )
}

/** A phrase known as typed, of which a word is read as another by itself: "pró" is short for "para". */
function unfoldedAt(message: Message, at: number, to: number): LexiconEntry | undefined {
  const items = message.items.slice(at, to)
  const typed = items.map(({ raw }) => fold(raw))
  if (items[0] === undefined || typed[0] === items[0].word) return undefined
  const entry = incomeLexicon.at(typed, 0)
  return (entry?.words.length ?? 0) > 1 ? entry : undefined
}

/** The name the message gives: its own words, slips corrected, without what belongs to the sentence. */
export function nameOf(message: Message, from: number, to: number): string {
  const range = trim(message, from, to)
  const isShouted = message.text === message.text.toUpperCase()
  const parts: string[] = []
  for (let at = range.from; at < range.to; at++) {
    const item = message.items[at]
    if (item === undefined) continue
    const phrase = unfoldedAt(message, at, range.to)
    if (phrase) {
      parts.push(phrase.display)
      at += phrase.words.length - 1
      continue
    }
    const word = isMisread(message, { ...range, isContent }, at)
      ? item.raw
      : written(message.locale, item, isShouted)
    const before = at > range.from && !item.isAfterSpace ? parts.pop() : undefined
    const joint = jointOf(item, message.items[at - 1])
    parts.push(before === undefined ? word : `${before}${joint}${word}`)
  }
  return parts
    .join(' ')
    .replace(/\s*([-/])\s*/g, '$1')
    .trim()
}

/** What stands between two words that no space parts: "guarda-chuva" has a hyphen that is no token. */
function jointOf({ raw, kind }: Item, before: Item | undefined): string {
  if (before?.kind !== 'word' || kind !== 'word' || raw.startsWith("'")) return ''
  // "d'água" is read as "de água".
  return before.raw.endsWith("'") ? ' ' : '-'
}

/** One word as its record shows it: the speaker's own capitals stay, accents left out come back. */
function written(locale: Locale, item: Item, isShouted: boolean): string {
  const display = spelling(locale, item.word)
  const isTyped = fold(item.raw) === item.word
  if (!isShouted && isTyped && /\p{Lu}/u.test(item.raw)) {
    // "TV" is spelled so; "FARMACIA" is only loud.
    const rest = item.raw.slice(1)
    const isPlain =
      rest === rest.toLowerCase() || (item.raw.length > 4 && rest === rest.toUpperCase())
    return display !== undefined && isPlain ? capitalize(display) : item.raw
  }
  if (display !== undefined) return display
  if (!isTyped && item.isKnown) return item.word
  return isShouted ? item.raw.toLowerCase() : item.raw
}

/** The same with a capital letter, for the name of a new record. */
export function titleOf(message: Message, from: number, to: number): string {
  const name = nameOf(message, from, to)
  const [first = ''] = name.split(' ')
  // "iFood" is written by people who know how it is written.
  return first === first.toLowerCase() ? capitalize(name) : name
}

/** The text with its first letter large. */
export function capitalize(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0)
  return text === '' ? '' : first.toUpperCase() + text.slice(first.length)
}

/** The words of a stretch as they are written, with what separates them: a name in full. */
export function spelled(message: Message, from: number, to: number): string {
  return spelledAt(
    message,
    Array.from({ length: to - from }, (_, index) => from + index),
  )
}

/** The same for words that need not be neighbours. */
export function spelledAt({ items }: Message, places: readonly number[]): string {
  let text = ''
  for (const at of places) {
    const item = items[at]
    if (item === undefined) continue
    // A hyphen between two words is no token of its own.
    const isJoined =
      item.kind === 'word' && items[at - 1]?.kind === 'word' && !item.raw.startsWith("'")
    const gap = item.isAfterSpace ? ' ' : isJoined && places.includes(at - 1) ? '-' : ''
    text += (text === '' ? '' : gap) + item.raw
  }
  return text
}
