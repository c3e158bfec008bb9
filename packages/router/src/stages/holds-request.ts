import type { ReadingInput } from '../clauses/clause-reading.ts'
import { type Cut, cutPoints } from '../clauses/cut-points.ts'
import { type Clause, type Message, spansIn, wordsOf } from '../clauses/message.ts'
import {
  countDeeds,
  countRecordVerbs,
  gatesIn,
  isSaidOfOneself,
  messageGatesIn,
} from '../gates/gate-clause.ts'
import type { GateHit } from '../gates/harmless-gates.ts'
import { deedOf } from '../speech/deed-of.ts'
import type { Speech } from '../speech/speech.ts'
import { wordSet } from '../text/word-set.ts'
import { PAYERS } from './fill/passed-gates.ts'

/** What is counted in a record. */
const VALUES: ReadonlySet<string> = new Set(['money', 'quantity', 'bloodPressure'])

/**
 * Whether a part of a message, cut where a mark or a conjunction cuts it, records or asks for
 * something while no gate stands in it: then a gate in another part makes nothing of that part alone.
 */
export function holdsRequest(input: ReadingInput): boolean {
  const { speech } = input.language
  return uncovered(input).some((part) => opensOrder(speech, part) || isRecord(speech, part))
}

/** "não anota a pizza, anota o remédio, 47": an order to record behind one to leave something out. */
export function ordersOnward(input: ReadingInput): boolean {
  const { message, language } = input
  const [hit] = messageGatesIn(language.speech, { message, from: 0, to: message.items.length })
  return uncovered(input).some(
    (part) => part.from >= (hit?.to ?? 0) && opensOrder(language.speech, part) && holdsValue(part),
  )
}

/** The parts in which no gate stands, each with those that follow it without one: "anota o remédio, 47". */
export function uncovered({ message, language: { speech } }: ReadingInput): Clause[] {
  const marked = cutPoints(message, speech).filter(({ isLoose }) => !isLoose)
  const stretches: Clause[] = []
  if (marked.length < 2 || isAllTurned(speech, message, marked)) return stretches
  let to = message.items.length
  for (let index = marked.length - 1; index >= 0; index--) {
    const { at = to, isQuestion = false } = marked[index] ?? {}
    const part: Clause = { message, from: marked[index - 1]?.at ?? 0, to: at }
    if (isQuestion || isCovered(speech, part)) to = part.from
    else stretches.unshift({ ...part, to })
  }
  return stretches
}

/** "dormi 8 horas, brincadeira", "por exemplo, gastei 50": what stands by itself turns all that is said. */
function isAllTurned(speech: Speech, message: Message, marked: readonly Cut[]): boolean {
  return marked.some(({ at: to }, index) => {
    const part: Clause = { message, from: marked[index - 1]?.at ?? 0, to }
    const hit = messageGatesIn(speech, part).find(({ gate }) => gate !== 'almost')
    // "meu cunhado escreveu: gastei 80"
    if (hit && message.items[to - 1]?.word === ':') return true
    return (
      hit !== undefined &&
      wordsOf(part).every(
        (word, at) =>
          isOver(hit, part.from + at) ||
          !/\w/.test(word) ||
          speech.fillers.has(word) ||
          SAID_OF_ALL.has(word),
      )
    )
  })
}

const SAID_OF_ALL = wordSet("e eh foi era it it's is was that that's")

const isOver = ({ from, to }: GateHit, at: number): boolean => from <= at && at < to

/** Whether a gate stands in a part; "quem pagou fui eu" asks nothing. */
function isCovered(speech: Speech, part: Clause): boolean {
  const words = wordsOf(part)
  const gates = gatesIn(speech, part).filter(
    ({ gate }) =>
      !(gate === 'question' && isOwnedUp(words)) && !(gate === 'others' && isPaidToSpeaker(words)),
  )
  return gates.length > 0 || messageGatesIn(speech, part).length > 0
}

/** "fui eu": who it was stands behind what was done. */
const isOwnedUp = (words: readonly string[]): boolean =>
  words.some((word, at) => WAS.has(word) && words[at + 1] === 'eu')

const WAS = wordSet('fui foi')

/** "o patrão pagou meus 1.800", "my boss paid my salary". */
const isPaidToSpeaker = (words: readonly string[]): boolean =>
  words.some((word, at) => PAYING.has(word) && MINE.has(words[at + 1] ?? ''))

const MINE = wordSet('meu meus minha minhas me my')

function isRecord(speech: Speech, part: Clause): boolean {
  const words = wordsOf(part)
  if (isOwnedUp(words)) return countRecordVerbs(speech, part) > 0
  if (!holdsValue(part)) return false
  return isDone(speech, part) || opensTurn(speech, part) || comesIn(part)
}

export const holdsValue = (part: Clause): boolean =>
  spansIn(part).some(({ type }) => VALUES.has(type))

/** Whether the speaker tells a deed of money or body, or in Portuguese any deed of theirs. */
export function isDone(speech: Speech, part: Clause): boolean {
  const isOwn = wordsOf(part).some((word) => deedOf(speech, word) === 'own')
  if (speech.locale !== 'en') return isOwn
  const hasDeed = countRecordVerbs(speech, part) > 0 && countDeeds(speech, part) > 0
  return hasDeed && (isSaidOfOneself(speech, part, true) || opensWithDeed(speech, part))
}

/** "but bought the coffee anyway": English leaves out who acts where it is the speaker. */
function opensWithDeed(speech: Speech, part: Clause): boolean {
  const opening = wordAt(part.message, firstOwnWord(speech, part))
  return speech.verbs.has(opening) && (PAST.has(opening) || deedOf(speech, opening) === 'anyones')
}

const PAST = wordSet('got paid spent bought sold lent sent drank slept ran swam woke')

/** "só 12 de pão", "today 25 on lunch": what is so after all, behind what is not. */
export function opensTurn(speech: Speech, part: Clause): boolean {
  const { items } = part.message
  const at = firstOwnWord(speech, part, OPENERS)
  return at < part.to && speech.requests.turns.has(items[at]?.word ?? '')
}

const OPENERS = wordSet('na no de in')

/** The word with which a part begins; behind "só" and the like where an order follows them. */
export function wordBehindTurn(speech: Speech, part: Clause): string {
  const at = firstOwnWord(speech, part, ONLY)
  return at < part.to ? wordAt(part.message, at) : ''
}

const ONLY = wordSet('so apenas somente just only')

/** Where a part's own words begin, behind what joins it to those before. */
export function firstOwnWord(
  { requests }: Speech,
  { message, from, to }: Clause,
  also = NONE,
): number {
  let at = from
  const isPassable = (word: string) => requests.beforeKeeps.has(word) || also.has(word)
  while (at < to && (message.items[at]?.kind !== 'word' || isPassable(wordAt(message, at)))) at += 1
  return at
}

const NONE: ReadonlySet<string> = new Set()
const wordAt = ({ items }: Clause['message'], at: number): string => items[at]?.word ?? ''

/** What money does when it comes to the speaker. */
const COMING = wordSet('entrou caiu pingou depositou depositaram entraram cairam')
const PAYING = wordSet('pagou pagaram paid sent')

/** "entrou 1.320 de salário", "o inquilino pagou os 900"; what a tenant pays for is theirs. */
function comesIn(part: Clause): boolean {
  const { items } = part.message
  const amountAt = spansIn(part).find(({ type }) => type === 'money')?.from
  if (amountAt === undefined) return false
  const words = wordsOf(part)
  if (words.some((word) => COMING.has(word))) return true
  if (isPaidToSpeaker(words)) return true
  if (!words.some((word) => PAYERS.has(word))) return false
  return items
    .slice(Math.max(part.from, amountAt - 2), amountAt)
    .some(({ word }) => PAYING.has(word))
}

/** Whether a part is an order to keep something, whatever is said beside it. */
function opensOrder({ requests }: Speech, { message, from, to }: Clause): boolean {
  let at = from
  while (at < to && requests.beforeKeeps.has(message.items[at]?.word ?? '')) at += 1
  return requests.keeps.has(message.items[at]?.word ?? '')
}
