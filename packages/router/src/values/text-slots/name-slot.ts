import type { Item, Message } from '../../clauses/message.ts'
import { spokenWords } from '../../clauses/spoken-words.ts'
import type { TextSlot, Verdict } from '../../grammar/word-classes.ts'
import type { Speech } from '../../speech/speech.ts'
import { expenseLexicon, incomeLexicon } from '../lexicons.ts'
import { entryAt } from './entry-at.ts'
import { OPEN_ENDED } from './joining-words.ts'
import { namingWord } from './naming-word.ts'
import { NAME_SLOT as WORDS } from './words.generated.ts'

/** Longest name that makes sense; beyond it the words are a story, not a name. */
export const MAX_NAME_WORDS = 8
const JOINERS = new Set(['-', '&', '/', "'", '+', '.'])

/** Words that may name something, known or not. */
export function nameSlot(speech: Speech): TextSlot {
  const accepts = (message: Message, from: number, to: number): Verdict => {
    const item = message.items[to - 1]
    if (item === undefined || (item.word === "'s" && to - from === 1)) return 'never'
    if (isSaidDone(message, from, to)) return 'never'
    if (isPlusOfName(message, from, to)) return 'yes'
    if (opensSaint(message, to - 1)) return to - from > 1 ? 'not-yet' : 'never'
    if (item.kind === 'punctuation' || item.word === '+')
      return JOINERS.has(item.word) && to - from > 1 ? 'not-yet' : 'never'
    if (item.kind !== 'word') return opensKnown(message, from, to) ? 'not-yet' : 'never'
    if (opensWithTalk(message, from, speech)) return 'never'
    const word = namingWord(item.record, speech)
    const isOutside =
      word.isBarred ||
      (word.isDeedOfOthers && (isShouted(message) || isUncapital(item))) ||
      (word.isOwnDeed && isUncapital(item))
    if (isOutside && !isInsideKnown(message, from, to)) return 'never'
    if (word.isOpenEnded || item.word.length < 2) return 'not-yet'
    if (isDay(message, from, to) || isNumber(message, from, to)) return 'not-yet'
    if (isSaidDay(message, from, to - 1) && !isInsideKnown(message, from, to)) return 'never'
    return isOnlyTalk(message, from, to, speech) ? 'not-yet' : 'yes'
  }
  return { maxWords: MAX_NAME_WORDS, accepts }
}

/** "phone bill's done and coffee": a bill that is said to be done is no part of another name. */
const isSaidDone = ({ items }: Message, from: number, to: number): boolean =>
  to - from > 1 && items[to - 1]?.word === 'done' && items[to - 2]?.word === "'s"

/** "o Disney+": a plus written to the word before it, and to none after it. */
function isPlusOfName({ items }: Message, from: number, to: number): boolean {
  const [item, next] = [items[to - 1], items[to]]
  if (item?.word !== '+' || item.isAfterSpace || to - from < 2) return false
  return next === undefined || next.isAfterSpace || next.kind === 'punctuation'
}

/** "o mercado de são José": before the name of a saint it is no form of "ser". */
const opensSaint = ({ items }: Message, at: number): boolean =>
  items[at]?.word === 'sao' && WORDS.saints.has(items[at + 1]?.word ?? '')

/** "a Ju rachou o uber", "fechei uma diária": a deed is none of a name, unless it is written as one. */
const isUncapital = ({ raw }: Item): boolean => raw === raw.toLowerCase()
const isShouted = ({ text }: Message): boolean => text === text.toUpperCase()

/** "na real o cinema", "no total": several words that say nothing open no name. */
function opensWithTalk(message: Message, from: number, speech: Speech): boolean {
  if (!spokenWords(message, speech)[from]?.isFilling) return false
  const { items } = message
  const length = speech.fillers.lengthAt((at) => items[at]?.word, from, items.length)
  if (length < 2) return false
  return (entryAt(expenseLexicon, message, from, items.length)?.words.length ?? 0) < 2
}

/** "na segunda": a day alone names nothing. */
function isDay(message: Message, from: number, to: number): boolean {
  let start = from
  while (start < to - 1 && OPEN_ENDED.has(message.items[start]?.word ?? '')) start += 1
  const spans = message.spansAt.get(start) ?? []
  return spans.some((span) => (span.type === 'date' || span.type === 'moment') && span.to === to)
}

/** "e noventa": a number in words names nothing. */
function isNumber({ items, spansAt }: Message, from: number, to: number): boolean {
  const start = OPEN_ENDED.has(items[from]?.word ?? '') ? from + 1 : from
  return (spansAt.get(start) ?? []).some((span) => span.type === 'number' && span.to === to)
}

/** "bar sábado", "bar saturday": a day beside a name is when it was; "feira de sábado" is a name. */
function isSaidDay({ items, spansAt }: Message, from: number, at: number): boolean {
  if (at === from || OPEN_ENDED.has(items[at - 1]?.word ?? '')) return false
  return (spansAt.get(at) ?? []).some(
    (span) => span.type === 'date' && !span.invalid && span.value.said === 'weekday',
  )
}

/** "verdade", "oops": words that fill a sentence and name nothing. */
function isOnlyTalk(message: Message, from: number, to: number, speech: Speech): boolean {
  for (let at = from; at < to; at++) {
    const item = message.items[at]
    if (!item || !namingWord(item.record, speech).isTalk) return false
  }
  return true
}

/** Some brands begin with a number: "99 pop". */
function opensKnown(message: Message, from: number, to: number): boolean {
  const entry = to - from === 1 ? entryAt(expenseLexicon, message, from, to + 2) : undefined
  return entry !== undefined && entry.words.length > 1
}

/** Whether the last word belongs to a phrase that the lexicon knows as a whole. */
function isInsideKnown(message: Message, from: number, to: number): boolean {
  for (let start = Math.max(from, to - 4); start < to; start++) {
    for (const lexicon of [expenseLexicon, incomeLexicon]) {
      const entry = entryAt(lexicon, message, start, to)
      if (entry && start + entry.words.length >= to) return true
    }
  }
  return false
}

/** Of a thing so many are counted; more than that "de" something is an amount: "90 de tinta". */
const MOST_COUNTED = 12

/** A name that may begin with how many: "2 camisetas"; "50 no mercado" begins with how much. */
export function countedSlot(name: TextSlot): TextSlot {
  const isCount = ({ items }: Message, from: number): boolean => {
    const item = items[from]
    if (item?.kind !== 'number' || !/^\d{1,2}$/.test(item.raw)) return false
    const next = items[from + 1]?.word ?? ''
    return !WORDS.places.has(next) && !(WORDS.of.has(next) && Number(item.raw) > MOST_COUNTED)
  }
  return {
    maxWords: name.maxWords + 1,
    accepts: (message, from, to) => {
      if (!isCount(message, from)) return name.accepts(message, from, to)
      return to - from < 2 ? 'not-yet' : name.accepts(message, from + 1, to)
    },
  }
}
