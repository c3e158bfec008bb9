import { fold } from '../text/fold.ts'

/** An entry of a lexicon: a phrase, what it is filed under, and how it is written. */
export interface LexiconEntry {
  readonly key: string
  /** The spelling with accents, for names shown to the user. */
  readonly display: string
  /** The folded words of the phrase. */
  readonly words: readonly string[]
}

/** Categories to their phrases, comma-separated as in the YAML. */
export type LexiconSource = Readonly<Record<string, string>>

/** Phrases filed under keys, found by the longest match at a word. Built on first use. */
export class Lexicon {
  /** Its bit among the lexicons that ship; none for a user's own. */
  readonly bit: number
  private readonly source: LexiconSource
  private index: Map<string, LexiconEntry[]> | undefined

  constructor(source: LexiconSource, bit = 0) {
    this.source = source
    this.bit = bit
  }

  /** Whether any entry begins with a word, or with one that it may come from. */
  isOpenedBy(word: string): boolean {
    return this.entries.has(word) || basesOf(word).some((base) => this.entries.has(base))
  }

  /** The longest entry whose words start at `at`; a plural finds its singular. */
  at(words: readonly string[], at: number): LexiconEntry | undefined {
    const word = words[at]
    if (word === undefined) return undefined
    const found = this.longest(this.entries.get(word), words, at, word)
    if (found) return found
    for (const base of basesOf(word)) {
      const entry = this.longest(this.entries.get(base), words, at, base)
      if (entry) return entry
    }
    return undefined
  }

  /** The first entry found anywhere among the words, or the last one. */
  within(words: readonly string[], which: 'first' | 'last' = 'first'): LexiconEntry | undefined {
    let found: LexiconEntry | undefined
    for (let at = 0; at < words.length; ) {
      const entry = this.at(words, at)
      if (entry && which === 'first') return entry
      if (entry) found = entry
      at += entry ? entry.words.length : 1
    }
    return found
  }

  /** Whether a single word begins or is an entry. */
  hasWord(word: string): boolean {
    return this.entries.has(word)
  }

  /** Every folded word in any phrase. */
  *allWords(): Iterable<string> {
    for (const list of this.entries.values()) for (const entry of list) yield* entry.words
  }

  /** Every single-word entry as it is written. */
  *displays(): Iterable<LexiconEntry> {
    for (const list of this.entries.values()) yield* list
  }

  private longest(
    list: readonly LexiconEntry[] | undefined,
    words: readonly string[],
    at: number,
    first: string,
  ): LexiconEntry | undefined {
    if (list === undefined) return undefined
    return list.find((entry) =>
      entry.words.every((word, index) =>
        index === 0 ? word === first : words[at + index] === word,
      ),
    )
  }

  private get entries(): Map<string, LexiconEntry[]> {
    this.index ??= buildIndex(this.source)
    return this.index
  }
}

function buildIndex(source: LexiconSource): Map<string, LexiconEntry[]> {
  const index = new Map<string, LexiconEntry[]>()
  const seen = new Set<string>()
  for (const [key, phrases] of Object.entries(source)) {
    for (const display of phrases.split(',')) {
      const words = lexiconWords(display)
      const [first] = words
      const identity = words.join(' ')
      if (first === undefined || seen.has(identity)) continue
      seen.add(identity)
      const entry: LexiconEntry = { key, display: display.trim(), words }
      const list = index.get(first)
      if (list) list.push(entry)
      else index.set(first, [entry])
    }
  }
  for (const list of index.values())
    list.sort((one, other) => other.words.length - one.words.length)
  return index
}

/** The folded words of a phrase, split as the tokenizer splits them. */
export function lexiconWords(phrase: string): string[] {
  return (
    fold(phrase)
      .replaceAll(/(?<=[a-z0-9])['’]s\b/g, " 's")
      .replaceAll(/\bd['’](?=[a-z])/g, 'de ')
      .match(/'s\b|[\p{L}\p{N}][\p{L}\p{N}']*/gu) ?? []
  )
}

/** The words a plural, a diminutive or an augmentative may come from: "pizzinha", "mercadão". */
export function basesOf(word: string): readonly string[] {
  // Every word of every message comes by here, and few end like any of the three.
  if (!word.endsWith('s') && !word.includes('inh') && !word.endsWith('ao')) return NO_BASES
  const singular = singularOf(word)
  const small = /^(.{3,}?)(z?)inh([oa])s?$/.exec(word)
  const large = /^(.{4,})ao$/.exec(word)
  return [
    ...(singular === undefined ? [] : [singular]),
    ...(small ? [`${small[1]}${small[3]}`, `${small[1]}e`] : []),
    // A stem by itself is a word only with a "z" ("pãozinho") or when it is long: "coxinha" is not of "cox".
    ...(small && (small[2] || (small[1]?.length ?? 0) > 3) ? [`${small[1]}`] : []),
    ...(large ? [`${large[1]}o`, `${large[1]}a`, `${large[1]}e`] : []),
  ]
}

const NO_BASES: readonly string[] = []

function singularOf(word: string): string | undefined {
  if (word.length < 4 || !word.endsWith('s')) return undefined
  if (word.endsWith('oes') || word.endsWith('aes')) return `${word.slice(0, -3)}ao`
  if (word.endsWith('res') || word.endsWith('zes')) return word.slice(0, -2)
  return word.slice(0, -1)
}
