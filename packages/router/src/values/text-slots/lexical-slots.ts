import type { Message } from '../../clauses/message.ts'
import type { TextSlot } from '../../grammar/word-classes.ts'
import type { Lexicon, LexiconEntry } from '../lexicon.ts'
import { entryAt, entryWithin, lastKnownBetween, wordsBetween } from './entry-at.ts'
import { DETERMINERS, OPEN_ENDED, QUALIFIERS } from './joining-words.ts'
import { MAX_NAME_WORDS } from './name-slot.ts'

/** A known thing first, and then perhaps whose or where it is: "reserva de emergência do Nubank". */
export function headedBy(lexicons: readonly Lexicon[]): TextSlot {
  return {
    maxWords: MAX_NAME_WORDS,
    lastKnown: lastKnownIn(lexicons),
    accepts: (message, from, to) => {
      if (!knowsAt(lexicons, message, from)) return 'never'
      const entry = firstAt(lexicons, message, from, to)
      if (entry === undefined) return 'not-yet'
      const tail = wordsBetween(message, from + entry.words.length, to)
      if (tail.length === 0) return { key: entry.key }
      if (tail.length > 4 || !QUALIFIERS.has(tail[0] ?? '')) return 'not-yet'
      return OPEN_ENDED.has(tail.at(-1) ?? '') ? 'not-yet' : { key: entry.key }
    },
  }
}

/** A name in which a lexicon knows something. */
export function containing(name: TextSlot, lexicons: readonly Lexicon[]): TextSlot {
  return {
    maxWords: name.maxWords,
    lastKnown: lastKnownIn(lexicons),
    accepts: (message, from, to) => {
      const verdict = name.accepts(message, from, to)
      if (verdict !== 'yes') return verdict
      for (const lexicon of lexicons) {
        const entry = entryWithin(lexicon, message, from, to)
        if (entry) return { key: entry.key }
      }
      return 'not-yet'
    },
  }
}

/** A slot without what other lexicons know in it. */
export function excluding(slot: TextSlot, lexicons: readonly Lexicon[]): TextSlot {
  return {
    maxWords: slot.maxWords,
    lastKnown: slot.lastKnown,
    accepts: (message, from, to) => {
      const verdict = slot.accepts(message, from, to)
      if (typeof verdict !== 'object') return verdict
      if (isFuel(message, to)) return verdict
      const isExcluded = lexicons.some((lexicon) => entryWithin(lexicon, message, from, to))
      return isExcluded ? 'not-yet' : verdict
    },
  }
}

/** In English "gas" is fuel unless a bill is spoken of. */
function isFuel({ items, locale }: Message, to: number): boolean {
  if (locale !== 'en' || items[to - 1]?.word !== 'gas') return false
  return !items.some(({ word }) => word === 'bill' || word === 'bills')
}

/** A slot with only what is filed under some keys. */
export function keyedAs(keys: readonly string[], slot: TextSlot): TextSlot {
  return {
    maxWords: slot.maxWords,
    lastKnown: slot.lastKnown,
    accepts: (message, from, to) => {
      const verdict = slot.accepts(message, from, to)
      return typeof verdict === 'object' && !keys.includes(verdict.key) ? 'not-yet' : verdict
    },
  }
}

/** A slot without some single words. */
export function notOneOf(words: ReadonlySet<string>, slot: TextSlot): TextSlot {
  return {
    maxWords: slot.maxWords,
    lastKnown: slot.lastKnown,
    accepts: (message, from, to) =>
      to - from === 1 && words.has(message.items[from]?.word ?? '')
        ? 'not-yet'
        : slot.accepts(message, from, to),
  }
}

/** What a lexicon knows from the first word to the last. */
export function exactly(lexicons: readonly Lexicon[]): TextSlot {
  return {
    maxWords: 5,
    lastKnown: lastKnownIn(lexicons),
    accepts: (message, from, to) => {
      if (!knowsAt(lexicons, message, from)) return 'never'
      for (const lexicon of lexicons) {
        const entry = entryAt(lexicon, message, from, to)
        if (entry?.words.length === to - from) return { key: entry.key }
      }
      return 'not-yet'
    },
  }
}

/** What a lexicon knows under some keys, with or without an article. */
export function startingWith(lexicons: readonly Lexicon[], keys: ReadonlySet<string>): TextSlot {
  const slot = exactly(lexicons)
  return {
    maxWords: slot.maxWords,
    lastKnown: lastKnownIn(lexicons),
    accepts: (message, from, to) => {
      const hasArticle = DETERMINERS.has(message.items[from]?.word ?? '')
      if (hasArticle && to - from === 1) return 'not-yet'
      const start = hasArticle ? from + 1 : from
      const verdict = slot.accepts(message, start, to)
      return typeof verdict === 'object' && !keys.has(verdict.key) ? 'not-yet' : verdict
    },
  }
}

/** Where or how one exercised: "na esteira", "de bike", "no parque". */
export function startsAfterPreposition(lexicon: Lexicon): TextSlot {
  const prepositions = new Set(
    'na no em de do da pela pelo no with on in at of the around com'.split(' '),
  )
  const places = new Set(
    'pracinha praca calcadao quadra pista ciclovia condominio mata trilha rio mar piscina parque rua praia orla academia bairro lagoa pista clube casa park street beach gym neighborhood track trail block mall woods outside'.split(
      ' ',
    ),
  )
  return {
    maxWords: 4,
    accepts: (message, from, to) => {
      const words = wordsBetween(message, from, to)
      const content = words.filter((word) => !prepositions.has(word))
      if (content.length === 0) return 'not-yet'
      const entry = lexicon.at(content, 0)
      if (entry?.words.length === content.length) return { key: entry.key }
      return content.every((word) => places.has(word)) ? 'yes' : 'not-yet'
    },
  }
}

/** What the first lexicon that knows anything there knows at an item. */
export function firstAt(
  lexicons: readonly Lexicon[],
  message: Message,
  from: number,
  to: number,
): LexiconEntry | undefined {
  for (const lexicon of lexicons) {
    const entry = entryAt(lexicon, message, from, to)
    if (entry) return entry
  }
  return undefined
}

/** Whether any of the lexicons knows anything that begins at an item, however long. */
export function knowsAt(lexicons: readonly Lexicon[], message: Message, at: number): boolean {
  return firstAt(lexicons, message, at, message.items.length) !== undefined
}

/** Finds the last item at which any of the lexicons knows anything. */
export function lastKnownIn(lexicons: readonly Lexicon[]): NonNullable<TextSlot['lastKnown']> {
  return (message, from, to) => lastKnownBetween(lexicons, message, from, to)
}
