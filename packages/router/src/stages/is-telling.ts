import type { ReadingInput } from '../clauses/clause-reading.ts'
import type { Message } from '../clauses/message.ts'
import { gatesIn } from '../gates/gate-clause.ts'
import { deedByEnding, deedOf } from '../speech/deed-of.ts'
import { firstNameLexicon, relationLexicon } from '../values/lexicons.ts'
import { IS_TELLING as WORDS } from './words.generated.ts'

/** Whether a message tells what was done or what somebody else wants, and asks nothing: no read answers it. */
export function isTelling(input: ReadingInput): boolean {
  const { items } = input.message
  if (items.some(({ word }) => word === '?') || isAsking(input)) return false
  return (
    opensWithDeed(input) ||
    items.some(({ word }) => WORDS.averse.has(word)) ||
    isStated(input) ||
    isOfAnother(input) ||
    isWantedByAnother(input)
  )
}

/** "gerei o relatório" tells; "logged workouts" may name what was kept, so that in English few words surely tell. */
function opensWithDeed(input: ReadingInput): boolean {
  const { items, locale } = input.message
  const word = items[opening(input)]?.word ?? ''
  if (locale === 'en') return WORDS.surelyDone.has(word)
  const deed = deedOf(input.language.speech, word)
  return deed === 'own' || deed === 'others'
}

/** "the show is on the 20th", "minha agenda tá cheia": what opens with a noun and says what it is. */
function isStated({ message, language: { speech } }: ReadingInput): boolean {
  const words = message.items.filter(({ kind }) => kind === 'word')
  if (!WORDS.beforeOthers.has(words[0]?.word ?? '')) return false
  if (words.slice(2).some(({ word }) => speech.requests.shows.has(word) || WORDS.seeking.has(word)))
    return false
  const at = words.findIndex(({ raw }) => WORDS.stating.has(raw.toLowerCase()))
  return at > 1 && at < words.length - 1
}

const isAsking = ({ message, language: { speech } }: ReadingInput): boolean =>
  gatesIn(speech, { message, from: 0, to: message.items.length }).some(
    ({ gate }) => gate === 'question',
  ) || message.items.some(({ word }) => WORDS.asked.has(word))

/** "minha terapeuta quer saber …", "my accountant wants …": it is theirs to ask. */
function isWantedByAnother({ message: { items } }: ReadingInput): boolean {
  return items.slice(0, 5).some(({ word }, at) => {
    return at > 1 && WORDS.wants.has(word) && WORDS.beforeOthers.has(items[at - 2]?.word ?? '')
  })
}

/** Where a message begins, words that say nothing and articles apart. */
function opening({ message: { items }, language: { speech } }: ReadingInput): number {
  let at = 0
  while (speech.fillers.has(items[at]?.word ?? '') || WORDS.beforeOthers.has(items[at]?.word ?? ''))
    at += 1
  return at
}

/** Whether the message opens with somebody else and what they did. */
export function isOfAnother(input: ReadingInput): boolean {
  const { items, locale } = input.message
  const words = items.map(({ word }) => word)
  const at = opening(input)
  const subject = words[at] ?? ''
  const isPerson =
    WORDS.others.has(subject) ||
    firstNameLexicon.hasWord(subject) ||
    relationLexicon.at(words, at) !== undefined
  return isPerson && isDoneByThem(words[at + 1] ?? '', locale)
}

/** Verbs of other shapes are as often no deed: "o médico deu bronca". */
function isDoneByThem(word: string, locale: Message['locale']): boolean {
  const deed = deedByEnding(word, locale)
  return deed === 'others' || deed === 'anyones' || (locale === 'en' && WORDS.irregular.has(word))
}
