import type { ReadingInput } from '../../clauses/clause-reading.ts'
import type { Item, Message } from '../../clauses/message.ts'
import { deedByEnding } from '../../speech/deed-of.ts'
import {
  billLexicon,
  categoryLexicon,
  expenseLexicon,
  incomeLexicon,
  investmentLexicon,
  loanLexicon,
} from '../../values/lexicons.ts'
import { entryAt } from '../../values/text-slots/entry-at.ts'
import { OPEN_ENDED } from '../../values/text-slots/joining-words.ts'
import { type Part, partsOf } from './parts.ts'
import { PHRASES as WORDS } from './words.generated.ts'

/** Words of a message that may name something: what is left of it without values, verbs and talk. */
export interface Phrase {
  readonly from: number
  readonly to: number
  /** The last small word before it: "no" in "no mercado", nothing at the beginning. */
  readonly lead: string
  readonly part: Part
}

/** What names are looked for in. */
export interface PhraseSource {
  readonly input: ReadingInput
  /** Places that values take, and what stands beside what is said. */
  readonly used: ReadonlySet<number>
  /** Words with which the intent itself is said: they name nothing. */
  readonly own?: ReadonlySet<string>
}

/** Lexicons whose entries are things, whatever else their words may be. */
const THINGS = [
  expenseLexicon,
  billLexicon,
  incomeLexicon,
  investmentLexicon,
  loanLexicon,
  categoryLexicon,
]

/** The phrases of a message, in order. */
export function phrasesIn(source: PhraseSource): Phrase[] {
  return partsOf(source.input.message).flatMap((part) => phrasesOf(source, part))
}

function phrasesOf(source: PhraseSource, part: Part): Phrase[] {
  const { message } = source.input
  const found: Phrase[] = []
  for (let at = part.from; at < part.to; ) {
    const to = endOfRun(source, part, at)
    if (to === at) {
      at += Math.max(1, talkLength(source, at, part.to))
      continue
    }
    const phrase = trimmed(message, part, at, to)
    if (phrase) found.push(phrase)
    at = to
  }
  return found
}

function endOfRun(source: PhraseSource, part: Part, from: number): number {
  const { message } = source.input
  let to = from
  while (to < part.to) {
    const known = source.used.has(to) ? 0 : knownLength(source, to, part.to)
    if (known === 0 && !isNaming(source, part, to)) break
    to += Math.max(known, 1)
  }
  // What a mark inside a name joins belongs to it; at its end it is none.
  while (to > from && message.items[to - 1]?.kind !== 'word') to -= 1
  return to
}

/** How many words the longest known thing has that begins there and holds no word of the intent's own. */
function knownLength({ input, used, own }: PhraseSource, at: number, to: number): number {
  const { message, language } = input
  let longest = 0
  for (const lexicon of THINGS) {
    const length = entryAt(lexicon, message, at, to)?.words.length ?? 0
    if (length > longest) longest = length
  }
  const isFree = (place: number) =>
    !used.has(place) && own?.has(message.items[place]?.word ?? '') !== true
  for (let place = at; place < at + longest; place++) if (!isFree(place)) return 0
  // A single word may be a verb or talk as well; in a phrase of several it is neither.
  if (longest !== 1) return longest
  return isVerb(input, at) || language.speech.fillers.has(message.items[at]?.word ?? '') ? 0 : 1
}

const JOINING: ReadonlySet<string> = new Set(['-', '&', '/', '+', "'"])

function isNaming(source: PhraseSource, part: Part, at: number): boolean {
  const { input, used, own } = source
  const { message, language } = input
  const item = message.items[at]
  if (item === undefined || used.has(at) || own?.has(item.word)) return false
  if (item.kind !== 'word') return JOINING.has(item.word)
  if (BEFORE_TIMES.has(item.word) || language.speech.barred.has(item.word) || isVerb(input, at))
    return false
  return talkLength(source, at, part.to) === 0
}

/** What comes behind these tells when it was. */
export const BEFORE_TIMES = WORDS.beforeTimes

/** Whether a word is a verb: one that is known as such, or at the head of its part one that looks like it. */
function isVerb({ message, language: { speech } }: ReadingInput, at: number): boolean {
  const item = message.items[at] as Item
  const { word, raw } = item
  if (speech.verbs.has(word)) return !isNoun(message, at)
  const { told, notTold, acting, recorded, asking } = speech.story
  if (notTold.has(word)) return false
  const isWrittenLarge = raw !== raw.toLowerCase() && message.text !== message.text.toUpperCase()
  if (looksLikeVerb(word, message.locale)) return !isWrittenLarge || at === 0
  return told.has(word) || acting.has(word) || recorded.has(word) || asking.has(word)
}

const looksLikeVerb = (word: string, locale: Message['locale']): boolean =>
  deedByEnding(word, locale) !== undefined || (locale === 'pt-BR' && GERUND.test(word))

const GERUND = /^[a-z]{2,}[aei]ndo$/

/** "a parcela", "the purchase": behind an article stands a noun. */
const isNoun = ({ items }: Message, at: number): boolean =>
  WORDS.articles.has(items[at - 1]?.word ?? '')

function talkLength({ input }: PhraseSource, at: number, to: number): number {
  const { message, language } = input
  return language.speech.fillers.lengthAt((place) => message.items[place]?.word, at, to)
}

const isSmall = (word: string): boolean => OPEN_ENDED.has(word) || WORDS.small.has(word)

/** Without the small words at its ends, and without what stands before the article of a known thing. */
function trimmed(message: Message, part: Part, at: number, end: number): Phrase | undefined {
  const wordAt = (place: number) => message.items[place]?.word ?? ''
  let from = at
  let to = end
  while (from < to && isSmall(wordAt(from))) from += 1
  while (to > from && isSmall(wordAt(to - 1))) to -= 1
  if (from === to) return undefined
  const head = afterArticle(message, from, to)
  const lead = head > part.from ? wordAt(lastSmall(message, head)) : ''
  return { from: head, to, lead: isSmall(lead) ? lead : '', part }
}

/** The word before a phrase that is no article. */
function lastSmall({ items }: Message, head: number): number {
  let at = head - 1
  while (at > 0 && WORDS.leadless.has(items[at]?.word ?? '')) at -= 1
  return at
}

/** "grabbed a coffee": words that nothing knows, and then the article of something known. */
function afterArticle(message: Message, from: number, to: number): number {
  for (let at = from; at < to - 1; at++) {
    if (THINGS.some((lexicon) => entryAt(lexicon, message, at, to))) return from
    if (at > from && WORDS.determiners.has(message.items[at]?.word ?? '')) return at + 1
  }
  return from
}
