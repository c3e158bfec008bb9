import type { Locale } from '../text/locale.ts'
import { wordOf } from '../text/token.ts'
import { tokenize } from '../text/tokenize.ts'
import { CUES } from './cues.generated.ts'
import type { CueKind, CueTable } from './cues.ts'

/** A phrase found in a message: how many words it takes and everything it may do. */
export interface CueMatch {
  readonly length: number
  readonly kinds: ReadonlySet<CueKind>
}

/** The cue phrases of one language, compiled for longest-match look-up. */
export interface Lexicon {
  readonly locale: Locale
  /** The longest phrase that starts at a word, or nothing; cost is bounded by the longest phrase. */
  readonly match: (words: readonly string[], at: number) => CueMatch | undefined
  /** Whether a word begins or continues some phrase: what an elongated word is squeezed to. */
  readonly knows: (word: string) => boolean
}

/** Phrases of several words that are understood whatever the language of the conversation. */
const SHARED_KINDS: readonly CueKind[] = ['yes', 'no', 'nay', 'stop', 'hedge']

const compiled = new Map<Locale, Lexicon>()

/** The compiled cue phrases of a language; built on first use. */
export function lexiconOf(locale: Locale): Lexicon {
  const known = compiled.get(locale)
  if (known) return known
  const built = compile(locale)
  compiled.set(locale, built)
  return built
}

/** The words of a cue phrase in the form a message's words are compared in. */
export function wordsOfPhrase(phrase: string, locale: Locale): string[] {
  return tokenize(phrase, locale).flatMap((token) => wordOf(token).split(' '))
}

function compile(locale: Locale): Lexicon {
  const phrases = new Map<string, Set<CueKind>>()
  const vocabulary = new Set<string>()
  const lengths = new Map<string, number>()
  const add = (phrase: string, language: Locale, kind: CueKind) => {
    const words = wordsOfPhrase(phrase, language)
    const first = words[0]
    if (first === undefined) return
    const key = words.join(' ')
    const kinds = phrases.get(key) ?? new Set()
    phrases.set(key, kinds.add(kind))
    if (kind === 'nay') kinds.add('no')
    if (kind === 'right') kinds.add('yes')
    lengths.set(first, Math.max(lengths.get(first) ?? 0, words.length))
    for (const word of words) vocabulary.add(word)
  }
  for (const [kind, list] of entries(CUES[locale]))
    for (const phrase of list) for (const said of spoken(phrase, locale)) add(said, locale, kind)
  const other: Locale = locale === 'en' ? 'pt-BR' : 'en'
  for (const [kind, list] of entries(CUES[other])) {
    if (!SHARED_KINDS.includes(kind)) continue
    for (const phrase of list)
      if (phrase.includes(' ')) for (const said of spoken(phrase, other)) add(said, other, kind)
  }
  return {
    locale,
    knows: (word) => vocabulary.has(word),
    match: (words, at) => {
      const longest = Math.min(lengths.get(words[at] ?? '') ?? 0, words.length - at)
      for (let length = longest; length > 0; length--) {
        const kinds = phrases.get(words.slice(at, at + length).join(' '))
        if (kinds) return { length, kinds }
      }
      return undefined
    },
  }
}

const DENIAL = /^não (?=\S)/

/** Contractions that are no other word without their apostrophe: "thats", "im", "youre", "dont". */
const CONTRACTED =
  /\b(?:that's|it's|i'm|you're|don't|doesn't|can't|isn't|wasn't|should've)(?=\s|$)/g

/** A phrase as it is spelled and as it is typed: "não quero" is "num quero" in much of Brazil. */
function spoken(phrase: string, locale: Locale): readonly string[] {
  const typed =
    locale === 'pt-BR'
      ? phrase.replace(DENIAL, 'num ')
      : phrase.replace(CONTRACTED, (word) => word.replace("'", ''))
  return typed === phrase ? [phrase] : [phrase, typed]
}

function entries(table: CueTable): [CueKind, string[]][] {
  return Object.entries(table).map(([kind, list]) => [
    kind as CueKind,
    list.split(',').map((phrase) => phrase.trim()),
  ])
}
